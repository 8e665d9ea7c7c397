import { Chalk } from 'chalk';
import { expect, it } from 'vitest';
import { formats, type ReportOptions } from '../../src/report/index.ts';
import { planFixture } from './plan-fixture.ts';

const options: ReportOptions = { width: 80, color: new Chalk({ level: 0 }), version: '1.2.3' };

it.each(Object.entries(formats))('%s renders a plan that ends with one line break', (_, render) => {
  expect(render(planFixture(), options)).toMatch(/\S\n$/);
});

it.each(Object.entries(formats))('%s renders the same plan alike each time', (_, render) => {
  expect(render(planFixture(), options)).toBe(render(planFixture(), options));
});

import { expect, test } from 'vitest';
import { explain, InputError, loadProfile, plan, renderJson, renderMarkdown, renderText } from '../src/index.ts';
import { runInMemory } from './cli/program.ts';
import { folderWith } from './cli/folder.ts';

const text = 'workload:\n  throughput: 2000 msg/s\nsource:\n  rebalanceRate: 20/day\n';

test('plans a preset as the command line does', async () => {
  const planned = plan(loadProfile({ preset: 'payments-ledger' }));
  const argv = ['plan', '--preset', 'payments-ledger'];
  expect(renderText(planned)).toBe((await runInMemory(argv)).stdout);
  expect(renderJson(planned)).toBe((await runInMemory([...argv, '--format', 'json'])).stdout);
  expect(renderMarkdown(planned)).toBe((await runInMemory([...argv, '--format', 'markdown'])).stdout);
  expect(explain(planned, 'inbox.rows')).toContain('inbox.rows');
  expect(explain(planned, 'inbox.nothing')).toBeUndefined();
});

test('loads values over a file, and a text', () => {
  const folder = folderWith({ 'service.yaml': text });
  const values = { workload: { throughput: 1000 } };
  const fromFile = loadProfile({ file: `${folder}/service.yaml`, values });
  expect(fromFile.inputs.get('workload.throughput')).toMatchObject({ value: 1000, origin: { kind: 'program' } });
  expect(loadProfile({ text }).inputs.get('workload.throughput')?.value).toBe(2000);
});

test('refuses wrong input with an InputError, and wrong use with a TypeError', () => {
  expect(() => loadProfile({ text: 'workload:\n  throughput: 5 B\n' })).toThrow(InputError);
  expect(() => loadProfile({ file: 'nowhere.yaml' })).toThrow(InputError);
  expect(() => loadProfile({ file: 'a.yaml', text })).toThrow(TypeError);
});

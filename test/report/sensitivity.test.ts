import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { sensitivityOf } from '../../src/model/uncertainty/index.ts';
import { sensitivityFormats } from '../../src/report/sensitivity/index.ts';
import { ranged } from '../model/uncertainty/ranged-profile.ts';

const options = { width: 100, color: new Chalk({ level: 0 }), version: '1.2.3' };
const profile = ranged({ 'producer.retryRate': '0.02%..0.2%', 'source.commitInterval': '1..5..10 s' });
const sensitivity = sensitivityOf(profile, ['duplicates.total', 'inbox.rows'], { samples: 10_000, seed: 1 });

describe('the report of a sensitivity', () => {
  it('ranks the inputs of each figure, and says how to read it', () => {
    const text = sensitivityFormats.text(sensitivity, options);
    expect(text.indexOf('producer.retryRate')).toBeLessThan(text.indexOf('source.commitInterval'));
    expect(text).toContain('10,000 samples (seed 1, 40,000 evaluations)');
    expect(text).toMatch(/inbox\.rows \(inbox rows\)\n +The ranges do not move it\./);
  });

  it('is a table a figure in Markdown', () => {
    expect(sensitivityFormats.markdown(sensitivity)).toMatch(/\| producer\.retryRate \| [\d.]+% \| [\d.]+% \|/);
  });

  it('has plain numbers in JSON', () => {
    const document: unknown = JSON.parse(sensitivityFormats.json(sensitivity, options));
    expect(document).toMatchObject({
      schema: 'dedup-planner/sensitivity/v1',
      version: '1.2.3',
      profile: { name: 'ranged' },
      samples: 10_000,
      seed: 1,
      figures: {
        'duplicates.total': {
          unit: 'msg/day',
          inputs: [{ paths: ['producer.retryRate'], atLow: 134_560 }, { paths: ['source.commitInterval'] }],
        },
        'inbox.rows': { inputs: [], because: 'constant' },
      },
    });
  });
});

import { describe, expect, test } from 'vitest';
import { runInMemory } from './program.ts';

const worked = ['--preset', 'payments-ledger'];

describe('solve', () => {
  test('finds the longest window that fits, and says what the figure comes to there', async () => {
    const { code, stdout, stderr } = await runInMemory([
      'solve',
      'inbox.window',
      ...worked,
      '--such-that',
      'inbox.bytes <= 50 GB',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      [
        'inbox.window at most 2.411 d',
        '  at 2.411 d: inbox.bytes = 49.9945 GB',
        '  now 7 d: inbox.bytes = 145.152 GB, which does not satisfy it',
        '',
      ].join('\n'),
    );
  });

  test('what it answers can be planned with, and satisfies the condition', async () => {
    const planned = await runInMemory(['plan', ...worked, '--window', '2.411 d', '--format', 'json']);
    const { figures }: { figures: Record<string, { value: number }> } = JSON.parse(planned.stdout);
    expect(figures['inbox.bytes']?.value).toBeLessThanOrEqual(50e9);
  });

  test('answers programs with plain numbers', async () => {
    const { stdout } = await runInMemory([
      'solve',
      'workload.throughput',
      ...worked,
      '--such-that',
      'inbox.bytes <= 72.576 GB',
      '--format',
      'json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 'dedup-planner/solution/v1',
      input: 'workload.throughput',
      unit: 'msg/s',
      figure: 'inbox.bytes',
      figureUnit: 'B',
      solved: true,
      intervals: [{ to: { value: 1000, figure: 72_576_000_000 } }],
    });
  });

  test('no solution is an answer, with the reason and the closest value, and exits with 1', async () => {
    const { code, stdout, stderr } = await runInMemory([
      'solve',
      'source.commitInterval',
      ...worked,
      '--such-that',
      'duplicates.total <= 1000 msg/day',
    ]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('No source.commitInterval satisfies duplicates.total <= 1000 msg/day');
    expect(stdout).toContain('closest at 0 s: duplicates.total = 86,400 msg/day');
  });

  test.each<[string, string[], string]>([
    ['no input', [], 'no input is named'],
    ['an input that is mistyped', ['inbox.windw', '--such-that', 'inbox.bytes <= 1 GB'], 'did you mean inbox.window?'],
    ['an input that is no number', ['effect.kind', '--such-that', 'inbox.bytes <= 1 GB'], 'effect.kind is no number'],
    ['no condition', ['inbox.window'], 'nothing says what has to hold'],
    ['a figure that is mistyped', ['inbox.window', '--such-that', 'inbox.byts <= 1 GB'], 'did you mean inbox.bytes?'],
    ['a limit without a unit', ['inbox.window', '--such-that', 'inbox.bytes <= 50'], 'has no unit'],
    ['a condition that is none', ['inbox.window', '--such-that', 'small'], 'is not a condition on a figure'],
  ])('%s is wrong use', async (_about, argv, words) => {
    const { code, stdout, stderr } = await runInMemory(['solve', ...argv, ...worked]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(words);
  });
});

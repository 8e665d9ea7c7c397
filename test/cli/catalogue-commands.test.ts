import { describe, expect, test } from 'vitest';
import { rules } from '../../src/model/rules/index.ts';
import { systemIds } from '../../src/systems/index.ts';
import { complete } from '../../src/cli/completion/complete.ts';
import { runInMemory } from './program.ts';

describe('systems', () => {
  test('lists every system with what it does about each hop', async () => {
    const { code, stdout, stderr } = await runInMemory(['systems']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const id of systemIds) expect(stdout).toContain(id);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('lists them for programs', async () => {
    const { stdout } = await runInMemory(['systems', '--format', 'json']);
    const document: { schema: string; systems: { id: string }[] } = JSON.parse(stdout);
    expect(document.schema).toBe('dedup-planner/systems/v1');
    expect(document.systems.map(({ id }) => id)).toEqual(systemIds);
  });

  test.each(systemIds)('shows %s with every fact, its grade and its source', async (id) => {
    const { code, stdout } = await runInMemory(['systems', 'show', id, '--width', '400']);
    expect(code).toBe(0);
    const json = await runInMemory(['systems', 'show', id, '--format', 'json']);
    const system: { facts: { text: string; source: string; grade: string }[]; limits: { name: string }[] } = JSON.parse(
      json.stdout,
    );
    for (const { text, source, grade } of system.facts) {
      expect(stdout).toContain(text);
      expect(stdout).toContain(source);
      expect(stdout).toContain(grade === 'memory' || grade === 'derived' ? 'assumption' : grade);
    }
    for (const { name } of system.limits) expect(stdout).toContain(name);
  });

  test('an unknown name is answered with the one that was meant', async () => {
    const { code, stdout, stderr } = await runInMemory(['systems', 'show', 'sqs-fif']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('did you mean sqs-fifo?');
  });

  test('no name is answered with the list', async () => {
    const { code, stderr } = await runInMemory(['systems', 'show']);
    expect(code).toBe(2);
    expect(stderr).toContain('no system is named');
  });
});

describe('rules', () => {
  test('lists every rule with its level and when it speaks', async () => {
    const { code, stdout } = await runInMemory(['rules', '--width', '400']);
    expect(code).toBe(0);
    for (const { id, level, when } of rules) {
      expect(stdout).toContain(id);
      expect(stdout).toMatch(new RegExp(`${id.replaceAll('.', String.raw`\.`)} +${level} +`));
      expect(stdout).toContain(when);
    }
  });

  test('lists them for programs', async () => {
    const { stdout } = await runInMemory(['rules', '--format', 'json']);
    const document: { schema: string; rules: { id: string }[] } = JSON.parse(stdout);
    expect(document.schema).toBe('dedup-planner/rules/v1');
    expect(document.rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
  });

  test('shows one, and why it matters', async () => {
    const { code, stdout } = await runInMemory(['rules', 'show', 'key.random-per-attempt']);
    expect(code).toBe(0);
    expect(stdout).toContain('Level: failure.');
    expect(stdout).toContain('No two attempts have the same id');
    const json = await runInMemory(['rules', 'show', 'key.random-per-attempt', '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ id: 'key.random-per-attempt', level: 'failure' });
  });

  test.each([
    [['rules', 'show', 'window.not-coverd'], 'did you mean window.not-covered?'],
    [['rules', 'show'], 'no rule is named'],
    [['rules', 'list'], 'expected one of show'],
  ])('%j is wrong use', async (argv, words) => {
    const { code, stderr } = await runInMemory(argv);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

test('completion knows the systems, the rules, the numbers and the figures', async () => {
  expect(await complete(['systems', ''])).toEqual(['show']);
  expect(await complete(['systems', 'show', 'sqs-f'])).toEqual(['sqs-fifo', 'sqs-fifo-high-throughput']);
  expect(await complete(['rules', 'show', 'key.r'])).toEqual(['key.random-per-attempt']);
  expect(await complete(['solve', 'inbox.win'])).toEqual(['inbox.window']);
  expect(await complete(['solve', 'effect.ki'])).toEqual([]);
  expect(await complete(['solve', 'inbox.window', '--such-that', 'inbox.by'])).toEqual([
    'inbox.bytesPerRow',
    'inbox.bytes',
  ]);
});

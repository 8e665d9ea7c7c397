import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/profile/index.ts';
import { complete, faultsOf, load } from './sources.ts';

const LONGEST = 256 * 1024;
const LONG = 64 * 1024;
const repeated = (piece: string, length = LONG): string => piece.repeat(Math.floor(length / piece.length));

describe('what is no profile is refused with a place', () => {
  it.each([
    ['an empty file', '', 'service.yaml', 'holds nothing'],
    ['nothing but comments', '# soon\n', 'service.yaml', 'holds nothing'],
    ['null', 'null', 'service.yaml', 'holds nothing'],
    ['a list', '- a', 'service.yaml:1:1', 'is a list, not a profile'],
    ['a word', 'hello', 'service.yaml:1:1', 'is a single value, not a profile'],
    ['two documents', 'name: a\n---\nname: b', 'service.yaml:2:1', 'begins a second document'],
    ['a tab', 'workload:\n\tthroughput: 1/s', 'service.yaml:2:1', 'is indented with a tab'],
    ['a NUL byte', 'name: a\0b', 'service.yaml:1:8', 'holds the control character U+0000'],
    ['an open bracket', 'workload: {throughput: 1/s', 'service.yaml:1:27', 'is not YAML'],
    ['an anchor', 'name: &a x', 'service.yaml:1:10', 'sets the anchor &a'],
    ['an alias', 'name: x\ndescription: *a', 'service.yaml:2:14', ''],
    ['a tag', 'name: !!binary x', 'service.yaml:1:16', 'has the tag'],
    ['a merge key', '<<: {name: x}', 'service.yaml:1:1 <<', '"<<" is not a key of a profile'],
    ['a list as a key', '? [a]\n: b', 'service.yaml:1:3', 'has a key that is not a word'],
    ['a number as a key', '1: b', 'service.yaml:1:1 1', '"1" is not a key of a profile'],
    ['a key without a word', ': b', 'service.yaml:1:1', 'has a key that is not a word'],
    ['an empty key', '"": {name: a}', 'service.yaml:1:1', '"" is not a key of a profile'],
    ['a key written twice', 'name: a\nname: b', 'service.yaml:2:1', '"name" is written twice (first in line 1)'],
    ['a page of HTML', '<!doctype html>\n<p>x: y</p>', 'service.yaml:1:1', ''],
  ])('%s', (_name, text, place, message) => {
    const [fault] = faultsOf(text);
    expect(fault?.place).toBe(place);
    expect(fault?.message).toContain(message);
  });
});

describe('what is only unusual is read', () => {
  it('a byte order mark, without moving the column', () => {
    const { inputs } = load(`\uFEFF${complete}`);
    expect(inputs.get('workload.throughput')?.origin).toEqual({
      kind: 'file',
      file: 'service.yaml',
      line: 1,
      column: 24,
    });
  });

  it('line ends of Windows', () => {
    const { inputs } = load(complete.replaceAll('\n', '\r\n'));
    expect(inputs.get('source.rebalanceRate')?.origin).toMatchObject({ line: 2, column: 25 });
  });

  it('JSON indented with tabs', () => {
    const text = JSON.stringify(
      { workload: { throughput: '5/s' }, source: { rebalanceRate: '1/day' } },
      undefined,
      '\t',
    );
    expect(load(text).inputs.get('workload.throughput')?.value).toBe(5);
  });

  it('quoted keys and block scalars', () => {
    const profile = load(`${complete}"description": >\n  two\n  lines\n`);
    expect(profile.description).toBe('two lines');
  });
});

describe('no text takes long or takes the process down', () => {
  it('refuses what is longer than 256 KiB without reading it', () => {
    expect(faultsOf(repeated('#', LONGEST + 1))[0]?.message).toBe('is longer than 256 KiB');
  });

  // The parser is recursive: the first of these would end the process, not throw.
  it.each([
    ['brackets', repeated('['), 33],
    ['balanced brackets', `${repeated('[', 1000)}${repeated(']', 1000)}`, 33],
    ['braces', repeated('{a: '), undefined],
    ['list items on one line', `${repeated('- ')}x`, undefined],
    ['explicit keys', repeated('? '), undefined],
    ['indentation', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), undefined],
  ])('refuses deep nesting by %s', (_name, text, column) => {
    const [fault] = faultsOf(text);
    expect(fault?.message).toBe('is nested deeper than any profile');
    if (column !== undefined) expect(fault?.place).toBe(`service.yaml:1:${column}`);
  });

  it('counts no bracket that stands in a comment, a text or a list of siblings', () => {
    const text = `${complete}# ${repeated('[', 200)}\nname: "${repeated('{', 200)}"\nhorizons: {retryDelays: [${repeated('1 s, ', 500)}1 s]}\n`;
    expect(load(text).inputs.get('horizons.retryDelays')?.value).toHaveLength(101);
  });

  it.each([
    ['keys', Array.from({ length: LONGEST / 8 }, (_, index) => `${index.toString(36)}:`).join('\n')],
    ['the same key', repeated('name: a\n', LONGEST)],
    ['unknown keys in a known section', `inbox:\n${repeated('  windw: 7 d\n', LONGEST - 10)}`],
    ['a list of wrong values', `horizons: {retryDelays: [${repeated('7 dayz, ')}]}`],
    ['quotes', repeated('"')],
    ['closing brackets', repeated('a: ]\n')],
    ['commas', `[${repeated(',')}`],
    ['anchors', repeated('&a ')],
    ['aliases', repeated('*a ')],
    [
      'a bomb of aliases',
      `a: &a [x, x]\n${Array.from({ length: 30 }, (_, index) => `b${index}: &b${index} [*a, *a]`).join('\n')}`,
    ],
    ['documents', repeated('---\n')],
    ['directives', repeated('%a\n')],
    ['line ends', repeated('\n')],
    ['colons', repeated(': ')],
    ['one long key', `${repeated('k', LONGEST - 10)}: 1`],
    ['one long value', `workload: {throughput: ${repeated('9')}/s}`],
    ['one long word in a choice', `effect: {harm: ${repeated('x')}}`],
  ])('refuses a text full of %s within seconds', { timeout: 20_000 }, (_name, text) => {
    const started = performance.now();
    const error = (() => {
      try {
        load(text.slice(0, LONGEST));
      } catch (thrown) {
        return thrown;
      }
      return undefined;
    })();
    expect(error).toBeInstanceOf(InputError);
    expect(error instanceof Error ? error.message.length : 0).toBeLessThan(100_000);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

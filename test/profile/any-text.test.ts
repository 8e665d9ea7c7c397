import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputPaths } from '../../src/model/inputs/index.ts';
import { InputError, loadProfile } from '../../src/profile/index.ts';
import { complete, load, sourcesOf } from './sources.ts';

const settings = { timeout: 60_000 };

/** Lets nothing but an InputError without a stack pass for a refusal. */
function survives(action: () => unknown): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.message).not.toMatch(/^\s+at /m);
    expect(error.faults.length).toBeGreaterThan(0);
    for (const { place, message } of error.faults) expect(place === '' || message === '').toBe(false);
  }
}

const words = [...new Set(inputPaths.flatMap((path) => path.split('.')))];
const marks = [
  '\n',
  '  ',
  '    ',
  ': ',
  '- ',
  '[',
  ']',
  '{',
  '}',
  ', ',
  '#',
  '"',
  "'",
  '|\n',
  '>\n',
  '? ',
  '\t',
  '---\n',
];
const oddities = ['&a ', '*a', '!!str ', '...\n', '%YAML 1.1\n', '<<', '__proto__', '\u2028', '\uFEFF', '~', '\u0000'];
const values = [
  '7 d',
  '2000 msg/s',
  '24',
  'true',
  '0.05%',
  '120 B',
  '-1',
  '1e999',
  '.nan',
  '[30 s, 5 min]',
  '{type: uuid}',
];
const pieces = fc.constantFrom(...words, ...marks, ...oddities, ...values);
const madeOf = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(pieces, { maxLength }).map((parts) => parts.join(''));

describe('whatever is given is a profile or an InputError', () => {
  it('any text', settings, () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => survives(() => load(text))));
  });

  it('any text of the pieces of a profile', settings, () => {
    fc.assert(
      fc.property(madeOf(60), (text) => survives(() => load(text))),
      { numRuns: 500 },
    );
  });

  it('any line put into a good profile', settings, () => {
    fc.assert(
      fc.property(madeOf(6), fc.nat(2), (line, at) => {
        const lines = complete.split('\n');
        survives(() => load(lines.toSpliced(at, 0, line).join('\n')));
      }),
      { numRuns: 500 },
    );
  });

  it('any flag', settings, () => {
    const flag = fc.record({
      flag: fc.constantFrom('--set', '--throughput'),
      path: fc.oneof(fc.constantFrom(...inputPaths, 'inbox.key', 'inbox', 'name', 'extends', ''), fc.string()),
      text: fc.oneof(fc.string({ unit: 'binary' }), madeOf(8)),
    });
    fc.assert(
      fc.property(flag, (value) => survives(() => load(complete, { flags: [value] }))),
      { numRuns: 500 },
    );
  });

  it('any values of a program', settings, () => {
    const leaf = fc.oneof(fc.double(), fc.string(), fc.boolean(), fc.constant(null), fc.constant(undefined));
    const key = fc.oneof(fc.constantFrom(...words), fc.string());
    const section = fc.dictionary(key, fc.oneof(leaf, fc.array(leaf), fc.dictionary(key, leaf)));
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(leaf, section)), (given) =>
        survives(() => loadProfile({ values: given }, sourcesOf({}))),
      ),
      { numRuns: 500 },
    );
  });
});

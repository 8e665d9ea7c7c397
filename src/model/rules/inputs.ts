import { inputAt } from '../inputs/index.ts';
import { applies, type Profile, quantity } from '../profile.ts';
import type { Rule } from './rule.ts';

/** Two statements of one rate that differ by more than this share disagree. */
const agreement = 0.1;

const otherRates = (profile: Profile): readonly number[] => {
  const value = profile.inputs.get('workload.alsoStatedAs')?.value;
  return typeof value === 'object' ? value.filter((item) => typeof item === 'number') : [];
};

const differs = (a: number, b: number): boolean => Math.abs(a - b) > agreement * Math.max(a, b);

/** Rules about the inputs themselves. */
export const inputRules: readonly Rule[] = [
  {
    id: 'inputs.disagree',
    level: 'warning',
    when: `Statements of the same rate differ by more than ${agreement * 100}%.`,
    why: 'Every figure is proportional to the rate, so a wrong rate is wrong everywhere.',
    check: ({ profile }) => {
      const throughput = quantity(profile, 'workload.throughput');
      if (throughput === undefined) return undefined;
      const others = otherRates(profile).filter((rate) => differs(rate, throughput));
      return others.length > 0
        ? {
            message:
              'The statements of the throughput disagree: {workload.throughput} here, {workload.alsoStatedAs} elsewhere.',
            figures: ['traffic.perSecond'],
            advice:
              'Count messages at the broker for a day and plan with that number; every figure below is proportional to it.',
          }
        : undefined;
    },
  },
  {
    id: 'inputs.rows-disagree',
    level: 'warning',
    when: 'The rows counted in the running store do not follow from the throughput and the window.',
    why: 'Rows that are there and should not be, or the other way round, say that the model of the table is not the table.',
    check: ({ profile, value }) => {
      const implied = value('inbox.impliedThroughput');
      const throughput = quantity(profile, 'workload.throughput');
      return implied !== undefined && throughput !== undefined && differs(implied, throughput)
        ? {
            message:
              'The rows counted would follow from {inbox.impliedThroughput}; the profile says {workload.throughput}.',
            figures: ['inbox.impliedThroughput', 'traffic.perSecond'],
            advice:
              'More rows than planned: a clean-up that lags, or a longer window than thought. Fewer: a table still filling, or a lower rate.',
          }
        : undefined;
    },
  },
  {
    id: 'inputs.not-used',
    level: 'info',
    when: 'A value is given that does not count here, such as partitions of a queue.',
    why: 'A value without effect is one that somebody believes in.',
    check: ({ profile }) => {
      const ignored = [...profile.inputs.values()].filter(
        ({ path, origin }) =>
          (origin.kind === 'flag' || origin.kind === 'file' || origin.kind === 'program') && !applies(profile, path),
      );
      const conditions = new Set(
        ignored
          .map(({ path }) => inputAt(path)?.onlyWhen)
          .map((when) => (when ? `${when.path}: ${when.is.join(' or ')}` : '')),
      );
      return ignored.length > 0
        ? {
            message: `Given but not used here: ${ignored.map(({ path }) => path).join(', ')} (counts only with ${[...conditions].join('; ')}).`,
            figures: [],
            advice: 'Remove it, or mend the kind.',
          }
        : undefined;
    },
  },
];

import type { Rule } from './rule.ts';

/** Rules about the clean-up as it ran, and about an outage of it (model, section 4). */
export const cleanupRunRules: readonly Rule[] = [
  {
    id: 'cleanup.does-not-converge',
    level: 'failure',
    when: 'Each run deletes less than the one before, and rows that are due stay.',
    check: ({ value }) => {
      const left = value('cleanup.left');
      const toCome = value('cleanup.stillToCome');
      if (left === undefined || toCome === undefined || left <= toCome) return undefined;
      const rate = value('cleanup.lastRate');
      return {
        message: `The clean-up does not converge: each run deletes {cleanup.runRatio} of the one before, all runs to come {cleanup.stillToCome}, and {cleanup.leftShare} of the rows due ({cleanup.left}) stay.${rate === undefined ? '' : ' At the rate of the last run it deletes {cleanup.lastRate}, while {cleanup.insertsPerDay} grow old.'}`,
        figures: [
          'cleanup.leftShare',
          'cleanup.left',
          'cleanup.runRatio',
          'cleanup.stillToCome',
          ...(rate === undefined ? [] : ['cleanup.lastRate', 'cleanup.insertsPerDay']),
        ],
        advice:
          'Look for what hides the rest from it: a cursor that moves on, a sample, a filter on a column that changes. Delete by age from the oldest on, until nothing is due.',
      };
    },
  },
  {
    id: 'cleanup.outage-never-drains',
    level: 'failure',
    when: 'What piles up while the clean-up stands still can never be deleted.',
    check: ({ value }) => {
      const rows = value('cleanup.outageRows') ?? 0;
      const ceiling = value('cleanup.ceiling');
      return rows > 0 && ceiling !== undefined && value('cleanup.outageDrainTime') === undefined
        ? {
            message:
              'After {inbox.retention.outage} without clean-up {cleanup.outageRows} ({cleanup.outageBytes}) have piled up, and they stay: the clean-up deletes at most {cleanup.ceiling}, and {inbox.insertsPerSecond} still arrive.',
            figures: ['cleanup.outageRows', 'cleanup.outageBytes', 'cleanup.ceiling', 'inbox.insertsPerSecond'],
            advice: 'Raise the ceiling well above the insert rate, or drop partitions.',
          }
        : undefined;
    },
  },
];

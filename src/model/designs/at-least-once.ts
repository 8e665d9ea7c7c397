import { choice } from '../profile.ts';
import type { Design } from './design.ts';
import { letsThrough } from './passing.ts';

/** The effect first, progress afterwards, and nothing that remembers. */
export const atLeastOnce: Design = {
  id: 'at-least-once',
  parts: [],
  figureName: 'atLeastOnce',
  name: 'at-least-once, no dedup',
  summary: 'Applies first and records progress afterwards; every duplicate reaches the effect.',
  passes: letsThrough({}),
  figures: { lost: '0' },
  where: 'none',
  window: 'none',
  covers: 'nothing',
  uncovered: 'every duplicate of every hop',
  conditions: ({ profile }) => [
    {
      id: 'duplicates-are-bearable',
      text: 'A second effect does no harm (harm: none), or the effect is idempotent by nature.',
      holds:
        choice(profile, 'effect.harm') === 'none' ||
        choice(profile, 'effect.kind') === 'absolute' ||
        choice(profile, 'effect.kind') === 'versioned',
    },
  ],
  drawback: () => 'Applies {duplicates.total} twice.',
};

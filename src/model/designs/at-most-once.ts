import { choice } from '../profile.ts';
import type { Design } from './design.ts';

/** Progress is recorded before the effect: a crash between the two loses the message. */
export const atMostOnce: Design = {
  id: 'at-most-once',
  parts: [],
  figureName: 'atMostOnce',
  name: 'at-most-once',
  summary:
    'Records progress first and applies afterwards; a crash in between loses the message instead of repeating it.',
  figures: { hop2Left: '0', lost: 'loss.atMostOnce' },
  where: 'none',
  window: 'none',
  covers: 'nothing is protected: what would be repeated is lost',
  uncovered: 'every message that is recorded and not yet applied; repeats of the publish hop are applied as well',
  conditions: ({ profile }) => [
    {
      id: 'loss-is-acceptable',
      text: 'Losing a message is cheaper than a duplicate (harm: none).',
      holds: choice(profile, 'effect.harm') === 'none',
    },
  ],
  drawback: ({ value }) =>
    value('loss.atMostOnce') === undefined
      ? 'Loses every message that is recorded and not yet applied when a consumer stops.'
      : 'Loses {loss.atMostOnce}: what at-least-once repeats in hop 2.',
};

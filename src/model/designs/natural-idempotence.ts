import { choice } from '../profile.ts';
import type { Design } from './design.ts';

/** The effect itself makes a repeat harmless. */
export const naturalIdempotence: Design = {
  id: 'natural-idempotence',
  parts: [],
  figureName: 'naturalIdempotence',
  name: 'naturally idempotent effect',
  summary: 'An absolute assignment, an upsert or a versioned write: applying it twice changes nothing.',
  figures: { hop1Left: '0', hop2Left: '0', lost: '0' },
  where: 'none',
  window: 'no expiry',
  covers: 'this effect; a version also survives reordering',
  conditions: ({ profile }) => {
    const kind = choice(profile, 'effect.kind');
    return [
      {
        id: 'effect-is-idempotent',
        text: 'The effect sets a value, or writes by version.',
        holds: kind === 'absolute' || kind === 'versioned',
      },
      {
        id: 'order-is-kept-or-versioned',
        text: 'Where order matters, a version refuses a late old value.',
        holds: choice(profile, 'source.order') === 'none' || kind === 'versioned' ? true : undefined,
      },
    ];
  },
  drawback: ({ profile }) => {
    const kind = choice(profile, 'effect.kind');
    return kind === 'absolute' || kind === 'versioned'
      ? 'A late old value can overwrite a newer one where no version refuses it.'
      : 'This effect changes something each time it is applied.';
  },
};

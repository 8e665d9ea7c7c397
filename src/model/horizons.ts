import type { HorizonVerdict } from './plan-document.ts';

const horizonWords = {
  producerRetry: 'a producer retry',
  upstream: 'an upstream resend',
  outbox: 'a restart of the outbox relay',
  redelivery: 'a redelivery',
  outage: 'a message held up by an outage',
  replay: 'an operator replay',
  deadLetter: 'a dead-letter resubmission',
} as const;

/**
 * Holds each horizon that the profile gives against the effective window, in seconds.
 * @param raw the value of a figure before unbounded ones are dropped: a drain that never ends is Infinity
 */
export function judgeHorizons(raw: (figureId: string) => number): readonly HorizonVerdict[] {
  const effective = raw('window.effective');
  return Object.entries(horizonWords).flatMap(([id, label]): readonly HorizonVerdict[] => {
    const figure = `horizon.${id}`;
    const seconds = raw(figure);
    return Number.isNaN(seconds)
      ? []
      : [{ id, label, figure, escapes: `escape.${id}`, seconds, covered: seconds <= effective }];
  });
}

import type { DesignContext } from '../../designs/design.ts';
import { quantity } from '../../profile.ts';

/** Horizons that are far below the window are far from changing the answer. */
const most = 3;

/** The inputs that say how late a duplicate can be. */
const paths = [
  'horizons.outage',
  'horizons.replay',
  'horizons.deadLetter',
  'horizons.redelivery',
  'horizons.producerRetry',
  'producer.upstreamHorizon',
  'outbox.restartTime',
] as const;

/** The longest of those that the profile gives. */
export function longestHorizons({ profile }: DesignContext): readonly string[] {
  const given = paths.flatMap((path) => {
    const seconds = quantity(profile, path);
    return seconds === undefined ? [] : [{ path, seconds }];
  });
  return given
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ path }) => path);
}

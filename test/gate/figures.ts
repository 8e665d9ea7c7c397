import type { Figures } from '../../src/gate/index.ts';

/** Figures of a plan, as the worked example has them, but for those that a test gives. */
export function figures(given: Readonly<Record<string, number>> = {}): Figures {
  const values = {
    'traffic.perSecond': 2000,
    'duplicates.hop1': 86_400,
    'duplicates.total': 186_400,
    'duplicates.shareOfUnique': 0.001_078_703_7,
    'window.requested': 604_800,
    'window.coverage': 1.5,
    'inbox.rows': 1_209_600_000,
    'inbox.bytes': 145_152_000_000,
    'inbox.insertsPerSecond': 2000,
    'inbox.deletesPerSecond': 0,
    'position.bytes': 2880,
    ...given,
  };
  return new Map(Object.entries(values).map(([id, value]) => [id, { value }]));
}

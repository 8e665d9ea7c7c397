import type { DesignContext } from '../../designs/design.ts';
import type { Flip } from '../flips.ts';
import { longestHorizons } from './horizon-inputs.ts';

const coverage = {
  larger: 'window.required',
  smaller: 'window.effective',
  changes: { kind: 'finding', rule: 'window.not-covered' },
} as const;

const disk = {
  larger: 'inbox.bytes',
  smaller: 'inbox.freeDisk',
  changes: { kind: 'finding', rule: 'inbox.disk-fills-first' },
} as const;

/** Where a keyed inbox stops covering its horizons, or outgrows its disk, its clean-up or its count limit. */
export function inboxFlips(context: DesignContext): readonly Flip[] {
  return [
    {
      ...coverage,
      input: 'inbox.window',
      text: 'A shorter window no longer covers the latest duplicate, which is {window.required} late.',
      otherwise: 'From here on the window covers the latest duplicate, which is {window.required} late.',
    },
    {
      ...disk,
      input: 'workload.throughput',
      text: 'Above this rate the disk ({inbox.freeDisk}) is full before the window of {inbox.window} is.',
      otherwise: 'Below this rate the window of {inbox.window} fits on the disk ({inbox.freeDisk}).',
    },
    {
      ...disk,
      input: 'inbox.window',
      text: 'A longer window does not fit on the disk ({inbox.freeDisk}) at {workload.throughput}.',
      otherwise: 'Up to here the window fits on the disk ({inbox.freeDisk}) at {workload.throughput}.',
    },
    {
      input: 'workload.throughput',
      larger: 'inbox.insertsPerSecond',
      smaller: 'cleanup.ceiling',
      text: 'Above this rate the clean-up ({cleanup.ceiling}) no longer keeps up: drop partitions.',
      otherwise: 'Below this rate the clean-up ({cleanup.ceiling}) keeps up.',
      changes: { kind: 'finding', rule: 'cleanup.cannot-keep-up' },
    },
    {
      input: 'workload.throughput',
      larger: 'workload.throughput',
      smaller: 'window.countLimitRate',
      text: 'Above this rate the count limit ({inbox.countLimit}) ends the window before {inbox.window} are over.',
      otherwise: 'Below this rate the window lasts its {inbox.window}, and the count limit does not matter.',
      changes: { kind: 'finding', rule: 'window.count-limit-first' },
    },
    ...longestHorizons(context).map((input): Flip => ({
      ...coverage,
      input,
      text: 'Beyond it a duplicate comes after the window of {window.effective} and is applied again.',
      otherwise: 'Up to here the window of {window.effective} covers every horizon.',
    })),
    {
      input: 'source.workTime',
      larger: 'source.workTime',
      smaller: 'source.lease',
      text: 'Work that takes longer outlasts its lease of {source.lease}: the message is worked on twice at once.',
      otherwise: 'Work that is done by then keeps within its lease of {source.lease}.',
      changes: { kind: 'finding', rule: 'lease.shorter-than-work' },
    },
  ];
}

import type { Profile } from '../../../src/model/profile.ts';
import { load } from '../../profile/sources.ts';

/** A log with these inputs by path, written as in a profile, and ties if there are some. */
export function ranged(inputs: Readonly<Record<string, string>>, ties?: string): Profile {
  const flags = Object.entries({ ...usual, ...inputs, ...(ties !== undefined && { ties }) });
  return load('name: ranged', { flags: flags.map(([path, text]) => ({ flag: '--set', path, text })) });
}

const usual = {
  'workload.throughput': '2000 msg/s',
  'source.partitions': '24',
  'source.commitInterval': '5 s',
  'source.rebalanceRate': '20/day',
  'producer.retryRate': '0.05%',
  'inbox.window': '7 d',
  'inbox.rowSize': '120 B',
  'horizons.replay': '7 d',
};

import { quantity } from '../profile.ts';
import type { Design } from './design.ts';

/** The broker remembers the ids of published messages for a window. */
export const brokerDedup: Design = {
  id: 'broker-dedup',
  parts: [],
  figureName: 'brokerDedup',
  name: 'broker send-side dedup',
  summary: 'The broker remembers message ids for a window and drops a second publish with the same id.',
  figures: {
    hop1Left:
      'total((horizon.producerRetry <= broker.window ? 0 : 1) * duplicates.producerRetry, (horizon.upstream <= broker.window ? 0 : 1) * duplicates.upstreamResend, duplicates.outboxRelay)',
    hop2Left: 'duplicates.hop2',
    lost: '0',
    rows: 'broker.window * workload.throughput * rowPerMessage',
  },
  where: 'in the broker',
  window: 'minutes to days, set by the broker',
  covers: 'the publish hop only; redeliveries pass',
  conditions: ({ profile }) => [
    {
      id: 'broker-has-a-window',
      text: 'The broker removes repeated ids (producer.brokerWindow).',
      holds: quantity(profile, 'producer.brokerWindow') !== undefined,
    },
    {
      id: 'id-is-the-business-key',
      text: 'The message id is the business key, made before the first attempt.',
      holds: undefined,
    },
  ],
  drawback: () => 'Leaves the delivery hop as it is: {duplicates.hop2}.',
};

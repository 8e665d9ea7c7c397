import { brokerRemembers, businessKey } from './condition.ts';
import type { Condition, Design, DesignContext } from './design.ts';
import { letsThrough } from './passing.ts';

const whileRemembered = { within: ['broker.window'] } as const;

/** The broker remembers the ids of published messages for a window. */
export const brokerDedup: Design = {
  id: 'broker-dedup',
  parts: [],
  figureName: 'brokerDedup',
  name: 'broker send-side dedup',
  summary: 'The broker remembers message ids for a window and drops a second publish with the same id.',
  passes: letsThrough({
    producerRetry: whileRemembered,
    upstreamResend: whileRemembered,
    outboxRelay: whileRemembered,
  }),
  figures: { lost: '0', rows: 'broker.window * workload.throughput * rowPerMessage' },
  where: 'in the broker',
  window: 'minutes to days, set by the broker',
  covers: 'the publish hop only, within the window and its scope',
  uncovered: 'every redelivery, and a repeat after the window or in another scope (queue, group, partition key)',
  conditions: (context) => [
    brokerRemembers(context),
    brokerWindowCovers(context),
    {
      ...businessKey(context),
      id: 'id-is-the-business-key',
      text: 'The message id is the business key, made before the first attempt.',
    },
  ],
  drawback: ({ value }) =>
    value('broker.window') === undefined
      ? 'Leaves the delivery hop as it is: {duplicates.hop2}.'
      : 'Remembers {design.brokerDedup.rows} for {broker.window}, and leaves the delivery hop as it is: {duplicates.hop2}.',
};

function brokerWindowCovers({ value }: DesignContext): Condition {
  const window = value('broker.window');
  const required = value('broker.required');
  const known = window !== undefined && required !== undefined;
  return {
    id: 'broker-window-covers-the-retries',
    text: known
      ? 'The broker remembers ids ({broker.window}) for as long as a publish can be repeated ({broker.required}).'
      : 'The broker remembers ids for as long as a publish can be repeated.',
    holds: known ? window >= required : undefined,
  };
}

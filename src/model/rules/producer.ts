import { chosen, flag, quantity } from '../profile.ts';
import { isHarmful, type Rule } from './rule.ts';

/** The broker keeps the numbers of the last five batches of a producer. */
const mostInFlight = 5;

/** Rules about the producer client and what it is taken for. */
export const producerRules: readonly Rule[] = [
  {
    id: 'producer.idempotence-is-not-exactly-once',
    level: 'failure',
    when: 'The idempotent producer is all that is relied on.',
    why: 'It removes retries of one client session: a restarted producer is a new producer, and the delivery hop is not its business.',
    check: ({ profile, value }) => {
      if (!isHarmful(profile) || chosen(profile, 'practices.reliesOn') !== 'idempotent-producer') return undefined;
      const above = (value('duplicates.upstreamResend') ?? 0) > 0 ? ' and {duplicates.upstreamResend} of upstream' : '';
      return {
        message: `The idempotent producer is taken for exactly-once: it leaves {duplicates.hop2} of the delivery hop${above}, and what a restarted producer sends again.`,
        figures: ['duplicates.hop2', ...(above === '' ? [] : ['duplicates.upstreamResend'])],
        advice: 'Keep it, and let the store of the effect remember: a stored position or a keyed inbox.',
      };
    },
  },
  {
    id: 'broker.dedup-is-not-exactly-once',
    level: 'failure',
    when: 'Dedup in the broker is all that is relied on.',
    why: 'It compares what is published within a window; a consumer that dies between effect and acknowledgement is given the message again.',
    check: (context) =>
      isHarmful(context.profile) && chosen(context.profile, 'practices.reliesOn') === 'broker-dedup'
        ? {
            message: `Dedup in the broker is taken for exactly-once: it leaves {duplicates.hop2} of the delivery hop${context.value('broker.window') === undefined ? '' : ', and every repeat that comes later than {broker.window}'}.`,
            figures: ['duplicates.hop2', ...(context.value('broker.window') === undefined ? [] : ['broker.window'])],
            advice: 'Remember keys at the consumer, in the transaction of the effect.',
          }
        : undefined,
  },
  {
    id: 'producer.acks-with-idempotence',
    level: 'warning',
    when: 'The producer is idempotent and does not wait for all replicas.',
    why: 'With acks other than all the client switches idempotence off, some with no more than a log line; and an acknowledged record can be lost.',
    check: ({ profile }) => {
      const acks = chosen(profile, 'practices.acks');
      return flag(profile, 'producer.idempotent') === true && (acks === 'leader' || acks === 'none')
        ? {
            message: `The producer is idempotent and waits for ${acks === 'leader' ? 'the leader only' : 'nobody'}: the client switches idempotence off or refuses to start, and {producer.retryRate} of the sends are repeated without it.`,
            figures: ['duplicates.hop1'],
            advice: 'Set acks=all, and two replicas at least in sync.',
          }
        : undefined;
    },
  },
  {
    id: 'producer.too-many-in-flight',
    level: 'warning',
    when: `The producer is idempotent and has more than ${mostInFlight} requests in flight.`,
    why: 'The broker knows the last five batches of a producer; with more under way it cannot tell a repeat, and older clients switch idempotence off.',
    check: ({ profile }) =>
      flag(profile, 'producer.idempotent') === true && (quantity(profile, 'practices.inFlight') ?? 0) > mostInFlight
        ? {
            message: `The producer has {practices.inFlight} requests in flight, and the broker recognises the last ${mostInFlight} batches only: idempotence is switched off, or the client does not start.`,
            figures: ['duplicates.hop1'],
            advice: `Keep at most ${mostInFlight} requests in flight.`,
          }
        : undefined,
  },
];

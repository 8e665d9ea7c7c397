import { chosen, quantity } from '../profile.ts';
import { isHarmful, type Rule } from './rule.ts';

/** Rules about events that leave beside a database change. */
export const outboxRules: readonly Rule[] = [
  {
    id: 'outbox.dual-write',
    level: 'failure',
    when: 'An event is published by a second write, before or after the commit.',
    why: 'A crash between the two leaves a change without its event, or an event without its change; no retry can tell.',
    check: ({ profile }) => {
      const publishes = chosen(profile, 'practices.publishes');
      if (!isHarmful(profile) || publishes === undefined || publishes === 'outbox') return undefined;
      return {
        message:
          publishes === 'after-commit'
            ? 'Events are published after the commit: a crash in between loses the event of a change that stands, somewhere in {traffic.perDay}.'
            : 'Events are published before the commit: a rollback leaves an event of a change that never was, somewhere in {traffic.perDay}.',
        figures: ['traffic.perDay'],
        advice: 'Write the event into an outbox in the transaction of the change, and let a relay publish it.',
      };
    },
  },
  {
    id: 'outbox.marked-before-published',
    level: 'failure',
    when: 'The relay marks rows before it publishes them.',
    why: 'A crash between mark and publish loses what was marked: the relay never looks at it again.',
    check: ({ profile }) =>
      isHarmful(profile) && chosen(profile, 'practices.relayOrder') === 'mark-then-publish'
        ? {
            message:
              'The relay marks rows before it publishes them: a crash loses up to {outbox.batch}, at {outbox.restartRate}.',
            figures: ['duplicates.outboxRelayWorst'],
            advice: 'Publish first and mark afterwards; the consumer recognises what comes twice.',
          }
        : undefined,
  },
  {
    id: 'outbox.claim-never-freed',
    level: 'warning',
    when: 'A relay claims rows by a mark that nothing takes back.',
    why: 'When it dies, its rows belong to nobody and wait for ever, while the others look healthy.',
    check: ({ profile }) =>
      chosen(profile, 'practices.relayClaim') === 'permanent-mark'
        ? {
            message:
              'A relay claims rows by a mark that nothing takes back: when it dies, up to {outbox.batch} wait for ever.',
            figures: [],
            advice: 'Claim by a lock that ends with the session, or by a lease with an expiry.',
          }
        : undefined,
  },
  {
    id: 'outbox.no-claim',
    level: 'warning',
    when: 'Several relays read the same rows without a claim.',
    why: 'Each publishes what the other publishes too: every event is doubled, not only those of a crash.',
    check: ({ profile }) =>
      chosen(profile, 'practices.relayClaim') === 'none'
        ? {
            message:
              'Several relays read the same rows without a claim: up to {traffic.perDay} are published by each of them.',
            figures: ['traffic.perDay'],
            advice: 'Claim rows before publishing (skip what another session has locked), or run one relay.',
          }
        : undefined,
  },
  {
    id: 'outbox.relay-behind',
    level: 'warning',
    when: 'The oldest unpublished event is older than a restart of the relay takes.',
    why: 'A growing outbox is a backlog and not a healthy queue; its age is the delay of every reader.',
    check: ({ profile }) => {
      const oldest = quantity(profile, 'outbox.oldestUnpublished');
      const restart = quantity(profile, 'outbox.restartTime');
      return oldest !== undefined && restart !== undefined && oldest > restart
        ? {
            message:
              'The oldest unpublished event is {outbox.oldestUnpublished} old, longer than a restart of the relay takes ({outbox.restartTime}): the relay is behind by {outbox.backlog}.',
            figures: ['outbox.backlog'],
            advice: 'Publish in larger batches or with more relays, and alert on the age of the oldest event.',
          }
        : undefined;
    },
  },
];

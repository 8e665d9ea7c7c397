import { chosen, type Profile } from '../profile.ts';
import { isHarmful, type Rule } from './rule.ts';

const keyIs = (profile: Profile, key: string): boolean =>
  isHarmful(profile) && chosen(profile, 'practices.key') === key;

/** Rules about what identifies a message: the thing that people get wrong. */
export const keyRules: readonly Rule[] = [
  {
    id: 'key.broker-assigned',
    level: 'failure',
    when: 'An id that the broker assigns is the key.',
    why: 'Such an id names a stored copy and not an intention: a repeated publish gets another one, and every dedup store takes it for new.',
    check: ({ profile }) =>
      keyIs(profile, 'broker-assigned')
        ? {
            message:
              'The key is an id that the broker assigns: it names a stored copy, so the {duplicates.hop1} of the publish hop arrive under new ids and are applied.',
            figures: ['duplicates.hop1'],
            advice:
              'Take a key of the business operation that exists before the first attempt, and carry it in the event.',
          }
        : undefined,
  },
  {
    id: 'key.content-hash',
    level: 'warning',
    when: 'A hash of the content is the key.',
    why: 'Two orders that are meant and equal become one; a time or a trace id in the body makes every attempt different.',
    check: ({ profile }) =>
      keyIs(profile, 'content-hash')
        ? {
            message:
              'The key is a hash of the content: of equal messages within {window.effective} only the first is applied, also where the repetition is meant; at {traffic.perDay} nobody will notice.',
            figures: ['window.effective', 'traffic.perDay'],
            advice:
              'Take a key of the business operation; keep times and trace ids out of the hash as long as it stays.',
          }
        : undefined,
  },
  {
    id: 'key.random-per-attempt',
    level: 'failure',
    when: 'Each attempt makes a random id of its own.',
    why: 'No two attempts have the same id, so nothing that compares ids ever recognises a repeat.',
    check: ({ profile }) =>
      keyIs(profile, 'random-per-attempt')
        ? {
            message:
              'Each attempt makes a new random id: no store can recognise the {duplicates.hop1} of the publish hop, however long its window of {window.effective} is.',
            figures: ['duplicates.hop1', 'window.effective'],
            advice: 'Make the id once, before the first attempt, and store it beside the business operation.',
          }
        : undefined,
  },
];

import { quantity } from '../profile.ts';
import type { Rule } from './rule.ts';

/** Rules about horizons that do not fit together. */
export const horizonRules: readonly Rule[] = [
  {
    id: 'horizon.beyond-retention',
    level: 'info',
    when: 'A replay reaches further back than the broker keeps messages.',
    why: 'What the broker has deleted cannot be replayed from it: the window is planned for nothing, or the replay comes from elsewhere.',
    check: ({ profile }) => {
      const replay = quantity(profile, 'horizons.replay');
      const kept = quantity(profile, 'source.retention');
      return replay !== undefined && kept !== undefined && replay > kept
        ? {
            message:
              'A replay of {horizons.replay} reaches further back than the source keeps messages ({source.retention}).',
            figures: ['horizon.replay'],
            advice: 'Bound the replay at {source.retention}, unless it comes from an archive or a backup.',
          }
        : undefined;
    },
  },
  {
    id: 'outage.exceeds-retention',
    level: 'failure',
    when: 'An outage lasts longer than the broker keeps messages.',
    why: 'The oldest messages are deleted before the consumer is back: lost, and no dedup brings them back.',
    check: ({ profile }) => {
      const outage = quantity(profile, 'horizons.outage');
      const kept = quantity(profile, 'source.retention');
      return outage !== undefined && kept !== undefined && outage > kept
        ? {
            message:
              'An outage of {horizons.outage} outlasts the retention of the source ({source.retention}): the oldest messages are deleted unread, at {traffic.perSecond}.',
            figures: ['horizon.outage', 'traffic.perSecond'],
            advice: 'Keep messages for longer than the longest outage and its drain.',
          }
        : undefined;
    },
  },
];

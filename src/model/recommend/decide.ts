import type { DesignContext } from '../designs/design.ts';
import { choice, flag } from '../profile.ts';
import type { Answer } from './answer.ts';
import { intoTheBroker } from './broker-write.ts';
import { inTheDatabase } from './database.ts';
import { atTheProvider } from './external-call.ts';
import { asUpsert, byNature, withoutHarm } from './without-state.ts';

/** Section 7 of the model, extended by harm: first what is allowed, then what is cheapest. */
export function decide(context: DesignContext): Answer {
  const { profile } = context;
  const harm = choice(profile, 'effect.harm');
  const kind = choice(profile, 'effect.kind');
  if (harm === 'none') return withoutHarm(context);
  switch (kind) {
    case 'absolute':
    case 'versioned':
      return byNature(context);
    case 'broker-write':
      return intoTheBroker(context);
    case 'external-call':
      return atTheProvider(context);
    default:
      return harm === 'internal' || flag(profile, 'effect.transactional') !== true
        ? asUpsert(context)
        : inTheDatabase(context);
  }
}

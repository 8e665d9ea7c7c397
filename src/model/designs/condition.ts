import { choice, chosen, flag, quantity } from '../profile.ts';
import type { Role } from '../system.ts';
import type { Condition, DesignContext, DesignId } from './design.ts';

/** Conditions that several designs share, worded once. What only a code review can tell, a practice may answer. */

/** Whether the system in a role can provide or hold a design; undefined when no system is named there. */
export const offered = ({ profile }: DesignContext, role: Role, design: DesignId): boolean | undefined =>
  profile.systems?.[role]?.designs.includes(design);

/** The answer of the profile where it gives one, unless a system that is named says otherwise. */
export const unlessRefused = (held: boolean, ...offers: readonly (boolean | undefined)[]): boolean =>
  held && !offers.includes(false);

export function sourceIsALog({ profile }: DesignContext): Condition {
  return {
    id: 'source-is-a-log',
    text: 'The source is a partitioned log.',
    holds: choice(profile, 'source.kind') === 'log',
  };
}

export function effectIsTransactional(context: DesignContext, design: DesignId): Condition {
  const { profile } = context;
  const kind = choice(profile, 'effect.kind');
  const inside = kind !== 'external-call' && kind !== 'broker-write';
  return {
    id: 'effect-is-transactional',
    text: 'The effect is written in a database that the consumer controls.',
    holds: unlessRefused(flag(profile, 'effect.transactional') === true && inside, offered(context, 'effect', design)),
  };
}

export function businessKey({ profile }: DesignContext): Condition {
  const key = chosen(profile, 'practices.key');
  return {
    id: 'business-key-before-first-attempt',
    text: 'The key belongs to the business operation and exists before the first attempt.',
    holds: key === undefined ? undefined : key === 'business',
    isPractice: true,
  };
}

export function uniqueAtCommit({ profile }: DesignContext): Condition {
  const uniqueness = chosen(profile, 'practices.uniqueness');
  return {
    id: 'unique-at-commit',
    text: 'A unique constraint enforces the key at commit, not a read before the write.',
    holds: uniqueness === undefined ? undefined : uniqueness === 'constraint',
    isPractice: true,
  };
}

export function markerAndEffectTogether({ profile }: DesignContext): Condition {
  const marker = chosen(profile, 'practices.marker');
  return {
    id: 'marker-and-effect-together',
    text: 'Marker and effect are written in one transaction.',
    holds: marker === undefined ? undefined : marker === 'same-transaction',
    isPractice: true,
  };
}

export function duplicateIsAcknowledged({ profile }: DesignContext): Condition {
  const duplicates = chosen(profile, 'practices.duplicates');
  return {
    id: 'duplicate-is-acknowledged',
    text: 'A recognised duplicate is acknowledged and not only refused, or it comes back until it is called poison.',
    holds: duplicates === undefined ? undefined : duplicates === 'acknowledged',
    isPractice: true,
  };
}

export function keysExpire({ profile }: DesignContext): Condition {
  const expiry = chosen(profile, 'practices.expiry');
  return {
    id: 'keys-expire',
    text: 'Every dedup set has an expiry, not shorter than its window and not of the whole set at once.',
    holds: expiry === undefined ? undefined : expiry === 'each-key',
    isPractice: true,
  };
}

export function conditionalUpdate({ profile }: DesignContext): Condition {
  const fence = chosen(profile, 'practices.fence');
  return {
    id: 'conditional-update',
    text: 'The position is updated only where the new offset is greater than the stored one: the fence against an owner that was replaced.',
    holds: fence === undefined ? undefined : fence === 'conditional-update',
    isPractice: true,
  };
}

export function windowCoversTheHorizons({ value }: DesignContext): Condition {
  const coverage = value('window.coverage');
  return {
    id: 'window-covers-the-horizons',
    text:
      coverage === undefined
        ? 'The window ({window.effective}) is at least as long as the latest duplicate is late; no horizon is given to check it.'
        : 'The window ({window.effective}) is at least as long as the latest duplicate is late ({window.required}).',
    holds: coverage === undefined ? undefined : coverage >= 1,
  };
}

export function brokerRemembers(context: DesignContext): Condition {
  const { profile } = context;
  const remembers = quantity(profile, 'producer.brokerWindow') !== undefined;
  const isOffered = offered(context, 'producer', 'broker-dedup');
  return {
    id: 'broker-has-a-window',
    text:
      isOffered === true && !remembers
        ? `The broker removes repeated ids: ${profile.systems?.producer?.name ?? 'it'} can, and producer.brokerWindow has to state for how long.`
        : 'The broker removes repeated ids (producer.brokerWindow).',
    holds: remembers ? true : isOffered === true ? undefined : false,
  };
}

export function producerIsIdempotent(context: DesignContext): Condition {
  const { profile } = context;
  return {
    id: 'producer-is-idempotent',
    text: 'The producer runs idempotent, with acks from all replicas and a session that outlives its retries.',
    holds:
      flag(profile, 'producer.idempotent') === true && !weakAcks(chosen(profile, 'practices.acks')) ? true : undefined,
  };
}

const weakAcks = (acks: string | undefined): boolean => acks === 'leader' || acks === 'none';

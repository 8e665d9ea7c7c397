import type { Design, DesignContext } from '../designs/design.ts';
import { brokerFlips } from './flips/broker.ts';
import { inboxFlips } from './flips/inbox.ts';
import { positionFlips } from './flips/position.ts';
import { providerFlips } from './flips/provider.ts';

/**
 * Two numbers of which one overtakes the other as an input changes. `text` is said where it does, `otherwise` where it
 * does already today and ceases to. Numbers are those of figures or inputs.
 */
export interface Flip {
  readonly input: string;
  readonly larger: string;
  readonly smaller: string;
  readonly text: string;
  readonly otherwise: string;
  readonly changes: { readonly kind: 'finding'; readonly rule: string } | { readonly kind: 'design' | 'figures' };
}

/** The questions that a reviewer asks of a design: up to where does it hold, and from where on is another one better. */
export function flipsOf(context: DesignContext, { id, parts }: Design): readonly Flip[] {
  const uses = (part: string): boolean => id === part || parts.includes(part);
  return [
    ...(uses('keyed-inbox') ? inboxFlips(context) : []),
    ...(uses('stored-position') ? positionFlips(context) : []),
    ...(uses('external-idempotency-key') ? providerFlips(context) : []),
    ...(uses('broker-transactions') || uses('broker-dedup') || uses('at-least-once') ? brokerFlips : []),
  ];
}

import type { Condition, DesignId, DesignPart } from './designs/design.ts';
import type { Figure } from './figure.ts';
import type { Finding } from './finding.ts';
import type { Profile } from './profile.ts';
import type { Uncertainty } from './uncertainty/uncertainty.ts';
import type { DedupWindow, Grade, Hops, Role } from './system.ts';

/** One way in which a late duplicate can arrive, held against the window. Lengths are the figures `horizon.<id>`. */
export interface HorizonVerdict {
  /** `producerRetry`, `upstream`, `outbox`, `redelivery`, `outage`, `replay`, `deadLetter`. */
  readonly id: string;
  readonly label: string;
  /** The figure with its length; the length may be unbounded (Infinity). */
  readonly figure: string;
  /** The figure with the messages that escape the window, applied twice. */
  readonly escapes: string;
  readonly seconds: number;
  readonly covered: boolean;
}

/** What ends a window: of several limits the shortest. */
export interface WindowLimit {
  /** The input that sets it: `inbox.window`, `inbox.rowRetention`, `inbox.countLimit`; `producer.brokerWindow`, … */
  readonly limitedBy: string;
  /** In words, such as `the count limit`. */
  readonly label: string;
  /** The figure with its length. */
  readonly figure: string;
}

/** A published cost of a design: a range, with its source. */
export interface DesignCost {
  readonly what: string;
  readonly low: string;
  readonly high: string;
  readonly system: string;
  readonly source: string;
  readonly grade: Grade;
}

/** A system that the profile names, as the plan sees it. */
export interface SystemVerdict {
  readonly role: Role;
  readonly id: string;
  readonly name: string;
  /** What it does about the duplicates of each hop. */
  readonly hops: Hops;
  /** Where its guarantee ends. */
  readonly boundary: string;
  readonly window?: DedupWindow;
}

/** One design as judged for this profile. */
export interface DesignVerdict {
  /** 1 is the recommended one; then the allowed ones, the cheapest first; then those that leave or lose something; then the impossible ones. */
  readonly rank: number;
  readonly id: DesignId;
  /** What stands beside it in a combination. */
  readonly parts: readonly string[];
  readonly name: string;
  readonly summary: string;
  /** The figure ids of its numbers, for those that apply. */
  readonly figures: Readonly<Partial<Record<DesignPart, string>>>;
  readonly where: string;
  readonly window: string;
  readonly covers: string;
  /** What it does not protect, in words. */
  readonly uncovered: string;
  /** Added latency and lost throughput, where the systems of the profile publish any. */
  readonly costs: readonly DesignCost[];
  readonly conditions: readonly Condition[];
  /** False when a condition does not hold that no change of code or settings mends. */
  readonly possible: boolean;
  /** Why it was not chosen (a template); absent for the recommended design. */
  readonly rejected?: string;
}

/** An input value at which the answer changes. */
export interface FlipPoint {
  /** The path of the input. */
  readonly input: string;
  /** In the base unit of the input. */
  readonly value: number;
  /** On which side of the value the text holds. */
  readonly side: 'above' | 'below';
  /** A template: what happens on that side. */
  readonly text: string;
  readonly changes: FlipChange;
}

/** What differs between the two sides of a flip point: on its side the finding appears, or the design, or one figure overtakes another. */
export type FlipChange =
  | { readonly kind: 'finding'; readonly rule: string; readonly appears: boolean }
  | { readonly kind: 'design' }
  | { readonly kind: 'figures'; readonly larger: string; readonly smaller: string };

/** The answer of a plan: one design and its parts, with the numbers that decide it. */
export interface Recommendation {
  readonly design: DesignId;
  readonly parts: readonly string[];
  readonly name: string;
  /** One sentence, a template. */
  readonly headline: string;
  /** Templates, the deciding numbers first. */
  readonly reasons: readonly string[];
  /** The three figures or inputs that decide it; fewer when the plan has fewer. */
  readonly decidedBy: readonly string[];
  readonly conditions: readonly Condition[];
  readonly rejected: readonly {
    readonly design: DesignId;
    readonly parts: readonly string[];
    readonly name: string;
    readonly reason: string;
  }[];
  readonly flipPoints: readonly FlipPoint[];
  /** Templates: what the design leaves uncovered. */
  readonly uncovered: readonly string[];
}

/** Everything that a report reads: inputs with their origins, figures, verdicts, findings. */
export interface Plan {
  readonly profile: Profile;
  /** By id, in reading order; a figure that does not apply is absent. */
  readonly figures: ReadonlyMap<string, Figure>;
  readonly horizons: readonly HorizonVerdict[];
  /** What ends the window of the inbox; absent when there is none. */
  readonly window?: WindowLimit;
  /** What ends the window of the broker; absent when it remembers nothing. */
  readonly brokerWindow?: WindowLimit;
  /** The systems that the profile names, in the order of a message's path. */
  readonly systems: readonly SystemVerdict[];
  readonly designs: readonly DesignVerdict[];
  readonly recommendation: Recommendation;
  readonly findings: readonly Finding[];
  /** What the ranges of the inputs do to all this; absent unless it was asked for (`withUncertainty`) and there are some. */
  readonly uncertainty?: Uncertainty;
}

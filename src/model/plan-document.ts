import type { Condition, DesignId, DesignPart } from './designs/design.ts';
import type { Figure } from './figure.ts';
import type { Finding } from './finding.ts';
import type { Profile } from './profile.ts';

/** One way in which a late duplicate can arrive, held against the window. Lengths are the figures `horizon.<id>`. */
export interface HorizonVerdict {
  /** `producerRetry`, `upstream`, `redelivery`, `outage`, `replay`, `deadLetter`. */
  readonly id: string;
  readonly label: string;
  /** The figure with its length; the length may be unbounded (Infinity). */
  readonly figure: string;
  /** The figure with the messages that escape the window, applied twice. */
  readonly escapes: string;
  readonly seconds: number;
  readonly covered: boolean;
}

/** One design as judged for this profile. */
export interface DesignVerdict {
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
  readonly conditions: readonly Condition[];
  /** False when a condition does not hold. */
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
  /** A template: what happens beyond it. */
  readonly text: string;
}

/** The answer of a plan: one design and its parts, with the numbers that decide it. */
export interface Recommendation {
  readonly design: DesignId;
  readonly parts: readonly string[];
  readonly name: string;
  /** One sentence, a template. */
  readonly headline: string;
  /** Templates, the deciding numbers first. */
  readonly reasons: readonly string[];
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
  readonly designs: readonly DesignVerdict[];
  readonly recommendation: Recommendation;
  readonly findings: readonly Finding[];
}

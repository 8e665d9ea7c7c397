import type { Measurement } from './measure.ts';
import { modelledBytesPerRow } from './modelled.ts';
import type { PartSize } from './store.ts';

/** Bytes a row of one part, as the model has them and as they are. */
export interface ComparedPart {
  readonly part: string;
  readonly modelled: number | undefined;
  readonly measured: number;
  /** How far the model is off, as a share of what was measured: below zero it promises too little. */
  readonly error: number | undefined;
  readonly fill?: number;
}

/** A measurement held against the model of its store. */
export interface Comparison {
  readonly measurement: Measurement;
  readonly parts: readonly ComparedPart[];
  /** All parts together. */
  readonly total: ComparedPart;
}

/** Compares what was measured with `plan` for the same store and rows. */
export function compare(measurement: Measurement): Comparison {
  const modelled = modelledBytesPerRow(measurement);
  const compared = (part: string, role: PartSize['role'], sizes: readonly PartSize[]): ComparedPart => {
    const measured = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / measurement.rows;
    const model = modelled(role);
    const [only] = sizes;
    return {
      part,
      modelled: model,
      measured,
      error: model === undefined ? undefined : model / measured - 1,
      ...(sizes.length === 1 && only?.fill !== undefined && { fill: only.fill }),
    };
  };
  const parts = roles.flatMap((role) => {
    const sizes = measurement.parts.filter((size) => size.role === role);
    const name = sizes.map(({ part }) => part).join(', ');
    return sizes.length === 0 ? [] : [compared(name, role, sizes)];
  });
  return { measurement, parts, total: compared('all', 'all', measurement.parts) };
}

const roles = ['heap', 'unique index', 'secondary indexes'] as const;

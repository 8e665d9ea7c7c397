import type { Page } from '../../report/text/page.ts';

/** What a form of a measurement may ask for. */
export interface MeasurementPage extends Page {
  readonly version: string;
  /** The day of the measurement, as in 2026-06-01. */
  readonly day: string;
}

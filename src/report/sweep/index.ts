import type { Sweep } from '../../model/sweep.ts';
import type { ReportOptions } from '../index.ts';
import { markdownSections } from '../markdown/sections.ts';
import { renderSections } from '../text/sections.ts';
import { renderSweepChart } from './chart.ts';
import { renderSweepCsv } from './csv.ts';
import { renderSweepJson } from './json.ts';
import { sweepReview, sweepTitle } from './review.ts';

/** The forms of a sweep. */
export const sweepFormats = {
  text: (sweep, page) => renderSections(sweepTitle(sweep), sweepReview(sweep), page),
  csv: renderSweepCsv,
  json: (sweep, { version }) => renderSweepJson(sweep, version),
  chart: renderSweepChart,
  markdown: (sweep) => markdownSections(sweepTitle(sweep), sweepReview(sweep)),
} as const satisfies Record<string, (sweep: Sweep, options: ReportOptions) => string>;

import type { Sensitivity } from '../../model/uncertainty/index.ts';
import type { ReportOptions } from '../index.ts';
import { markdownSections } from '../markdown/sections.ts';
import { renderSections } from '../text/sections.ts';
import { renderSensitivityJson } from './json.ts';
import { sensitivityReview, sensitivityTitle } from './review.ts';

/** The forms of a sensitivity. */
export const sensitivityFormats = {
  text: (sensitivity, page) => renderSections(sensitivityTitle(sensitivity), sensitivityReview(sensitivity), page),
  json: (sensitivity, { version }) => renderSensitivityJson(sensitivity, version),
  markdown: (sensitivity) => markdownSections(sensitivityTitle(sensitivity), sensitivityReview(sensitivity)),
} as const satisfies Record<string, (sensitivity: Sensitivity, options: ReportOptions) => string>;

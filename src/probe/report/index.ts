import { markdownBlock } from '../../report/markdown/blocks.ts';
import { escapeMarkdown } from '../../report/markdown/escape.ts';
import { renderBlocks } from '../../report/text/blocks.ts';
import type { Comparison } from '../comparison.ts';
import { comparisonDocument } from './json.ts';
import type { MeasurementPage } from './page.ts';
import { measurementBlocks, measurementTitle } from './sections.ts';

/** The forms of a measurement beside its model; each ends with a line break. */
export const measurementFormats = {
  text: (comparison, page) =>
    `${[page.color.bold(measurementTitle(comparison)), ...renderBlocks(measurementBlocks(comparison), page)].join('\n')}\n`,
  markdown: (comparison) =>
    `${[`## ${escapeMarkdown(measurementTitle(comparison))}`, ...measurementBlocks(comparison).map(markdownBlock)].join('\n\n')}\n`,
  json: (comparison, page) => `${JSON.stringify(comparisonDocument(comparison, page), undefined, 2)}\n`,
} as const satisfies Record<string, (comparison: Comparison, page: MeasurementPage) => string>;

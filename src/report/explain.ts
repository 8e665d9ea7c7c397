import { inputAt } from '../model/inputs/index.ts';
import type { Plan } from '../model/plan-document.ts';
import type { Block } from './document.ts';
import { absenceBlocks } from './explain/absent.ts';
import { declaredFigure } from './explain/declared.ts';
import { explainFigure, type Trail, trailBlocks } from './explain/figure.ts';
import { inputLines, readerBlocks } from './explain/input.ts';
import { renderBlocks } from './text/blocks.ts';
import type { Page } from './text/page.ts';

/**
 * Where a number comes from: the formula of a figure in names and in numbers, the same for every figure it reads, and
 * the origin of each input; or what an input means and which figures read it. Undefined for an id that is neither.
 */
export function renderExplanation(plan: Plan, id: string, page: Page): string | undefined {
  const figure = declaredFigure(plan, id);
  if (figure !== undefined) {
    const trail: Trail = { figures: new Set(), inputs: new Set(), constants: new Set() };
    const lines = explainFigure(plan, figure, page, trail);
    return joined(lines, [...absenceBlocks(plan, figure), ...trailBlocks(plan, trail)], page);
  }
  const input = inputAt(id);
  return input && joined(inputLines(plan, id, input, page), readerBlocks(plan, id), page);
}

function joined(lines: readonly string[], blocks: readonly Block[], page: Page): string {
  return `${[...lines, '', ...renderBlocks(blocks, page)].join('\n')}\n`;
}

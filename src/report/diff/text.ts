import type { PlanDiff } from '../../model/diff-document.ts';
import type { Page } from '../text/page.ts';
import { renderSections } from '../text/sections.ts';
import { diffReview, diffTitle } from './review.ts';

/** A diff for a terminal, without the many figures of designs that nobody chose; ends with a line break. */
export function renderDiffText(diff: PlanDiff, page: Page): string {
  return renderSections(diffTitle(diff), diffReview(diff, false), page);
}

import type { PlanDiff } from '../../model/diff-document.ts';
import { markdownSections } from '../markdown/sections.ts';
import { diffReview, diffTitle } from './review.ts';

/** A diff as GitHub-flavoured Markdown; ends with a line break. */
export function renderDiffMarkdown(diff: PlanDiff): string {
  return markdownSections(diffTitle(diff), diffReview(diff, true));
}

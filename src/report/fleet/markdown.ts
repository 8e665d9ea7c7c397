import type { Fleet } from '../../model/fleet-document.ts';
import { markdownSections } from '../markdown/sections.ts';
import { fleetReview, fleetTitle } from './review.ts';

/** GitHub refuses a comment of more than 65,536 characters; a heading or a marker of the pipeline still has to fit. */
const mostMarkdownCharacters = 60_000;

/** A fleet as GitHub-flavoured Markdown that fits into one comment, and says what it left out for it. */
export function renderFleetMarkdown(fleet: Fleet): string {
  const title = `Deduplication check: ${fleetTitle(fleet)}`;
  for (let profiles = Math.min(fleet.rows.length, 1000); ; profiles = Math.floor(profiles / 2)) {
    const extent = { profiles, remarks: Math.min(Math.max(profiles, 1) * 5, 100), designs: true };
    const text = markdownSections(title, fleetReview(fleet, extent));
    if (text.length <= mostMarkdownCharacters || profiles === 0) return text;
  }
}

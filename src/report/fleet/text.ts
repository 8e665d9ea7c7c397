import type { Fleet } from '../../model/fleet-document.ts';
import type { Page } from '../text/page.ts';
import { renderSections } from '../text/sections.ts';
import { fleetReview, fleetTitle } from './review.ts';

/** More than this nobody reads in a terminal. */
const extent = { profiles: 100, remarks: 50 };

/** Narrower than this, a table with the recommended designs would have no room for the numbers. */
const roomForDesigns = 100;

/** A fleet for a terminal or a log; ends with a line break. */
export function renderFleetText(fleet: Fleet, page: Page): string {
  return renderSections(
    fleetTitle(fleet),
    fleetReview(fleet, { ...extent, designs: page.width >= roomForDesigns }),
    page,
  );
}

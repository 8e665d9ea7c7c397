import type { Gate } from '../../model/gate-document.ts';
import type { Plan } from '../../model/plan-document.ts';
import { renderPage } from '../../report/html/page.ts';
import { version } from '../../version.ts';
import { pageAsset } from '../page-asset.ts';

/** A plan as one HTML file. */
export function htmlOf(plan: Plan, gate: Gate | undefined): string {
  return renderPage(plan, { asset: pageAsset(), version, ...(gate && { gate }) });
}

import type { Gate } from '../../model/gate-document.ts';
import type { Plan } from '../../model/plan-document.ts';
import { budgetsSection } from '../budgets.ts';
import { present } from '../figure-table.ts';
import { review } from '../review.ts';
import { sectionHtml } from './blocks.ts';
import { Html, html, scriptData } from './markup.ts';
import { proseOf } from './prose.ts';
import { regions } from './regions.ts';

/** The program and the styles of the page, and the hashes by which its policy lets just these two in. */
export interface PageAsset {
  readonly script: string;
  readonly styles: string;
  /** `sha256-…` of each. */
  readonly scriptHash: string;
  readonly stylesHash: string;
}

export interface PageOptions {
  readonly asset: PageAsset;
  readonly version: string;
  /** The budgets that the plan was held against. The page cannot check them again: they stay as they were. */
  readonly gate?: Gate;
}

/**
 * A plan as one HTML file that needs nothing else: the report to read and print, and a program that plans again with
 * the same model when an input is changed. No part of it may ask any address for anything.
 */
export function renderPage(plan: Plan, { asset, version, gate }: PageOptions): string {
  const { title, description } = review(plan);
  const part = regions(plan);
  const fixed = present([gate && budgetsSection(gate.budgets)]);
  const policy = `default-src 'none'; script-src '${asset.scriptHash}'; style-src '${asset.stylesHash}'; base-uri 'none'; form-action 'none'`;
  const prose = proseOf(plan);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content="dedup-planner ${version}" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · deduplication plan</title>
        ${inline('style', asset.styles)}
      </head>
      <body>
        <a class="skip" href="#main" data-go="main">Skip to the plan</a>
        <header class="top">
          <div>
            <h1>${title}</h1>
            ${description === undefined ? undefined : html`<p class="description">${description}</p>`}
          </div>
          <div id="tools" class="tools" hidden></div>
        </header>
        <div class="columns">
          <aside id="controls" class="controls" aria-label="Change the inputs" hidden></aside>
          <main id="main" tabindex="-1">
            <noscript
              ><p class="notice">
                Without JavaScript this page shows the plan as it was made; it cannot plan again.
              </p></noscript
            >
            <p id="kept" hidden>The inputs are not right yet: the numbers below are those from before.</p>
            <section id="answer" class="card" aria-label="The answer">${part.answer}</section>
            ${fixed.map(
              (section) =>
                html`<div class="fixed">
                  ${sectionHtml(plan, section, prose)}
                  <p class="stale-note" hidden>
                    As checked when this file was made: not checked again for the inputs changed here.
                  </p>
                </div>`,
            )}
            <section class="section" aria-labelledby="side-by-side-title">
              <h2 id="side-by-side-title">Designs side by side</h2>
              <div id="side-by-side">${part['side-by-side']}</div>
            </section>
            <section class="section" aria-labelledby="chart-title">
              <h2 id="chart-title">The window: what it costs and what escapes it</h2>
              <div id="chart" class="chart" hidden></div>
              <details id="chart-data" open>
                <summary>The same as a table</summary>
                <div
                  id="window-table"
                  class="scroll"
                  role="group"
                  aria-label="Bytes and uncovered duplicates by window"
                >
                  ${part['window-table']}
                </div>
              </details>
            </section>
            <nav id="contents" class="contents" aria-label="Sections of the plan">${part.contents}</nav>
            <div id="plan">${part.plan}</div>
            <footer>
              <p>
                Made by dedup-planner ${version}. Every number opens its formula. This file asks no address for
                anything.
              </p>
            </footer>
          </main>
        </div>
        <div id="status" class="unseen" role="status"></div>
        <script type="application/json" id="profile">
          ${scriptData(embeddedPlan(plan))}
        </script>
        ${inline('script', asset.script)}
      </body>
    </html> `;
  return page.text;
}

/** An element with exactly this text, which is what its hash was made of. */
const inline = (tag: 'script' | 'style', text: string): Html => new Html(`<${tag}>${text}</${tag}>`);

/** What the program in the page starts from: the inputs, and how their ranges were sampled. */
function embeddedPlan({ profile: { name, description, inputs }, uncertainty }: Plan) {
  const sampling = uncertainty && { samples: uncertainty.samples, seed: uncertainty.seed };
  return { name, description, inputs: [...inputs.values()], sampling };
}

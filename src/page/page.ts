import type { Plan } from '../model/plan-document.ts';
import { answerSentence } from '../report/html/answer.ts';
import { regions } from '../report/html/regions.ts';
import { byId } from './element.ts';
import { embeddedIn } from './embedded.ts';
import { openExplanations } from './explanations.ts';
import { buildForm } from './form.ts';
import { goWithinPage } from './links.ts';
import { type Changes, fromFragment, toFragment } from './permalink.ts';
import { replan } from './replan.ts';
import { reachable } from './scrollers.ts';
import { buildTools } from './tools.ts';
import { buildChart } from './window-chart.ts';

/** Wires the page: what is changed in a control, or came with the link, is planned again and shown everywhere. */
function start(): void {
  const embedded = embeddedIn(byId('profile').textContent ?? '');
  const base = embedded.profile;
  const first = replan(embedded, new Map());
  if (!first.ok) throw new Error('the profile of this page cannot be planned');
  let plan: Plan = first.plan;
  let changes: Changes = new Map();
  let spoken: ReturnType<typeof setTimeout> | undefined;

  const announce = (words: string): void => {
    clearTimeout(spoken);
    // While a slider moves nobody wants to hear every stop.
    spoken = setTimeout(() => (byId('status').textContent = words), 600);
  };
  const drawChart = buildChart();
  const form = buildForm(
    byId('controls'),
    (path, text) => change(new Map([...changes, [path, text]])),
    (path) => {
      change(new Map(path === undefined ? [] : [...changes].filter(([changed]) => changed !== path)));
      byId('controls').querySelector('summary')?.focus();
    },
  );

  function change(next: Changes): void {
    changes = next;
    const planned = replan(embedded, changes);
    if (planned.ok) {
      plan = planned.plan;
      show();
      announce(answerSentence(plan));
    } else {
      announce('The inputs are not right; the plan stays as it was.');
    }
    form.refuse(planned.ok ? [] : planned.faults);
    form.showChanges(changes);
    byId('kept').hidden = planned.ok;
    window.history.replaceState(null, '', toFragment(changes, base) || window.location.pathname);
  }

  function show(): void {
    const open = openDetails();
    for (const [id, content] of Object.entries(regions(plan))) byId(id).innerHTML = content.text;
    for (const id of open) document.getElementById(id)?.setAttribute('open', '');
    for (const note of document.querySelectorAll<HTMLElement>('.stale-note')) note.hidden = changes.size === 0;
    form.show(plan.profile, changes);
    drawChart(plan);
    reachable();
  }

  function restore(): void {
    const linked = fromFragment(window.location.hash, base);
    if (linked === undefined) return;
    change(linked.changes);
    if (!linked.samePage)
      form.warn('This link was made on a page with other inputs: what it changes is changed here as well.');
  }

  openExplanations(() => plan);
  buildTools(announce);
  goWithinPage();
  show();
  restore();
  window.addEventListener('hashchange', restore);
}

const openDetails = (): string[] => Array.from(document.querySelectorAll('main details[open][id]'), ({ id }) => id);

start();

import { expect, it } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { profileSources } from '../../src/cli/files.ts';
import { loadProfile } from '../../src/profile/index.ts';
import { html, scriptData } from '../../src/report/html/markup.ts';
import { fromTemplate, proseOf } from '../../src/report/html/prose.ts';
import { fillTemplate } from '../../src/report/template.ts';

const planned = plan(loadProfile({ preset: 'payments-ledger' }, profileSources(process.cwd())));

/** What a reader sees of HTML. */
const wordsIn = (text: string): string =>
  text
    .replaceAll(/(<button[^>]*>) | (<\/button>)/g, '$1$2')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

it('text is escaped, HTML is not escaped twice, and what is absent leaves nothing', () => {
  const inner = html`<b>${'<&>"\''}</b>`;
  expect(html`<p title="${'"'}">${inner}${undefined}${[inner]}${3}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;&amp;&gt;&quot;&#39;</b><b>&lt;&amp;&gt;&quot;&#39;</b>3</p>',
  );
});

it('data of a script cannot end it', () => {
  const data = { text: '</script><!-- \u2028' };
  expect(scriptData(data).text).not.toContain('<');
  expect(JSON.parse(scriptData(data).text)).toEqual(data);
});

it.each([
  'The inbox ({inbox.rows}, {inbox.bytes}): {inbox.window}.',
  '{inbox.rows}{inbox.bytes} ({nothing}) (',
  '(): no numbers',
])('a sentence with linked numbers reads as the one without: %s', (template) => {
  expect(wordsIn(fromTemplate(planned, template).text)).toBe(fillTemplate(template, planned));
});

it('the numbers of every sentence of a plan lead to their formulas', () => {
  const prose = proseOf(planned);
  const reason = planned.recommendation.reasons[0] ?? '';
  const filled = fillTemplate(reason, planned);
  expect(wordsIn(prose.text(filled).text)).toBe(filled);
  expect(prose.text(filled).text).toContain('data-explain="inbox.rows"');
});

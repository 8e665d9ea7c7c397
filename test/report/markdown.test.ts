import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { codeSpan, escapeMarkdown } from '../../src/report/markdown/escape.ts';
import { emptyPlan, figure, figuresById, input, planFixture } from './plan-fixture.ts';

describe('escapeMarkdown', () => {
  it.each([
    ['a|b', String.raw`a\|b`],
    ['<script>', '&lt;script>'],
    ['a &lt; b', 'a &amp;lt; b'],
    ['*bold* _it_ `code` ~~no~~', String.raw`\*bold\* \_it\_ \`code\` \~\~no\~\~`],
    ['[text](link)', String.raw`\[text\](link)`],
    ['two\n\nlines\tand a tab', 'two lines and a tab'],
    ['# no heading', String.raw`\# no heading`],
    ['- no list', String.raw`\- no list`],
    ['1. no list', String.raw`1\. no list`],
    ['> no quotation', String.raw`\> no quotation`],
    ['---', String.raw`\---`],
    ['--throughput 0.05% #12', '--throughput 0.05% #12'],
  ])('shows %j as it is', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });
});

describe('codeSpan', () => {
  it('keeps a cell border inside a cell', () => {
    expect(codeSpan('a | b')).toBe(String.raw`\`a \| b\``.replaceAll('\\`', '`'));
  });
});

describe('the Markdown report', () => {
  it('looks like this', () => {
    expect(renderMarkdown(planFixture())).toMatchSnapshot();
  });

  it('has as many cells in each row of a table as in its head', () => {
    const plan = planFixture();
    const inputs = new Map([['effect.system', input('effect.system', 'a|b <i> `c`', 'a|b')]]);
    const figures = figuresById([figure('brand.new', 1, 'msg', { label: 'a|b', expression: 'a | b', source: '|' })]);
    const report = renderMarkdown({ ...plan, profile: { name: 'a|b', inputs }, figures });
    for (const table of report.split('\n\n').filter((part) => part.startsWith('|'))) {
      const borders = table.split('\n').map((row) => row.match(/(?<!\\)\|/g)?.length);
      expect(new Set(borders).size, table).toBe(1);
    }
    expect(report).not.toContain('<i>');
  });

  it('folds inputs and formulas away', () => {
    const report = renderMarkdown(planFixture());
    const folded = [...report.matchAll(/<details>\n<summary>(.*)<\/summary>\n\n/g)].map(([, title]) => title);
    expect(folded).toEqual(['Inputs', 'Other figures', 'Formulas']);
    expect(report.match(/<\/details>/g)).toHaveLength(folded.length);
  });

  it('counts the findings at its top', () => {
    expect(renderMarkdown(planFixture())).toContain('**Findings:** 1 failure, 1 warning.');
    expect(renderMarkdown(emptyPlan())).toContain('**Findings:** none.');
  });

  it('leaves out every section whose figures are all absent', () => {
    const titles = renderMarkdown(emptyPlan()).match(/^###? .*|<summary>.*/gm);
    expect(titles).toEqual(['## Deduplication plan', '### Recommendation', '### Findings']);
  });
});

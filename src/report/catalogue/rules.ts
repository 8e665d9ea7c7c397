import type { Rule } from '../../model/rules/rule.ts';
import type { Block, Section } from '../document.ts';
import { onOneLine } from '../text/display-width.ts';
import type { Page } from '../text/page.ts';
import { renderSection } from '../text/sections.ts';

/** What a program reads of a rule. */
interface RuleDocument {
  readonly id: string;
  readonly level: Rule['level'];
  readonly when: string;
  readonly why?: string;
}

const documentOf = ({ id, level, when, why }: Rule): RuleDocument => ({ id, level, when, ...(why && { why }) });

/** Every rule with its level and when it speaks, as a table. */
export function renderRules(rules: readonly Rule[], page: Page): string {
  const section: Section = {
    title: 'Rules',
    blocks: [
      {
        kind: 'table',
        columns: [
          { head: 'rule', align: 'left' },
          { head: 'level', align: 'left' },
          { head: 'speaks when', align: 'left' },
        ],
        rows: rules.map(({ id, level, when }) => [{ code: id }, level, when]),
      },
    ],
  };
  return `${renderSection(section, page).join('\n')}\n`;
}

/** One rule in full. */
export function renderRule({ id, level, when, why }: Rule, page: Page): string {
  const blocks: Block[] = [
    { kind: 'paragraph', text: `Level: ${level}.`, figures: [] },
    { kind: 'paragraph', text: `Speaks when: ${onOneLine(when)}`, figures: [] },
    ...(why === undefined ? [] : [{ kind: 'paragraph', text: why, figures: [] } as const]),
  ];
  return `${renderSection({ title: id, blocks }, page).join('\n')}\n`;
}

/** The rules for other programs. */
export const renderRulesJson = (rules: readonly Rule[]): string =>
  `${JSON.stringify({ schema: 'dedup-planner/rules/v1', rules: rules.map(documentOf) }, undefined, 2)}\n`;

/** One rule for other programs. */
export const renderRuleJson = (rule: Rule): string => `${JSON.stringify(documentOf(rule), undefined, 2)}\n`;

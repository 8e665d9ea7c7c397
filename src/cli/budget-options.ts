import type { OptionDeclaration } from './option.ts';

/** The flags that hold a plan against limits. */
export const budgetOptions: readonly OptionDeclaration[] = [
  {
    name: 'budget',
    group: 'Budgets',
    placeholder: 'LIMIT',
    description: 'A limit on figures; may be repeated. A broken one makes the run exit with 1.',
    example: "'inbox.bytes <= 50 GB'",
    repeatable: true,
  },
  {
    name: 'budgets',
    group: 'Budgets',
    placeholder: 'FILE',
    description: 'A list of budgets in YAML or JSON, as under `budgets:` in a profile.',
    example: 'budgets.yaml',
  },
  {
    name: 'baseline',
    group: 'Budgets',
    placeholder: 'PLAN',
    description:
      'What budgets with a `baseline` compare with: a profile, preset:NAME, a saved JSON plan, or a folder of them.',
    example: '../main/services',
  },
];

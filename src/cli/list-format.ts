import type { OptionDeclaration } from './option.ts';

/** The forms of a list or an answer that is no plan, the default first. */
export const listFormatNames = ['text', 'json'] as const;

/** Where a command prints something else than a plan. */
export const listFormatOption: OptionDeclaration = {
  name: 'format',
  group: 'Output',
  placeholder: 'FORMAT',
  description: 'Form of the answer: for a terminal, or for programs.',
  example: 'json',
  default: 'text',
  choices: listFormatNames,
};

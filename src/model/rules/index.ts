import { brokerRules } from './broker.ts';
import { inboxRules } from './inbox.ts';
import { inputRules } from './inputs.ts';
import type { Rule } from './rule.ts';
import { windowRules } from './window.ts';

/** Every rule, in the order in which findings of one level are listed. */
export const rules: readonly Rule[] = [...windowRules, ...inboxRules, ...brokerRules, ...inputRules];

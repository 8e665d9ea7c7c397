import type { Plan } from '../../../src/model/plan-document.ts';
import { plan } from '../../../src/model/plan.ts';
import { type Inputs, profileWith } from './inbox-of.ts';

/** The plan of a profile with these inputs. */
export const planWith = (inputs: Inputs): Plan => plan(profileWith(inputs));

/** The finding of a rule with its numbers left as placeholders, or undefined. */
export const findingOf = (inputs: Inputs, rule: string): Plan['findings'][number] | undefined =>
  planWith(inputs).findings.find((finding) => finding.rule === rule);

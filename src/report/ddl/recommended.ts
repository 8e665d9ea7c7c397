import type { Plan } from '../../model/plan-document.ts';
import { fillTemplate } from '../template.ts';
import type { Dialect } from './dialect.ts';
import { inboxDesign, narrowCheckDesign } from './inbox-design.ts';
import type { DdlPart, DdlScript } from './script.ts';

/** The design that a plan recommends, in the SQL of one database. */
export function recommendedScript(plan: Plan, dialect: Dialect): DdlScript {
  const { recommendation, profile } = plan;
  const about = profile.name === undefined ? '' : ` for ${profile.name}`;
  const parts = partsOf(plan, dialect);
  return {
    title: `${recommendation.name}${about}, in the SQL of ${dialect.name}. Made by dedup-planner ddl.`,
    notes: [
      fillTemplate(recommendation.headline, plan),
      ...(parts.length === 0 ? ['This design keeps no state in a database: there is no SQL to run.'] : []),
    ],
    parts,
  };
}

function partsOf(plan: Plan, dialect: Dialect): readonly DdlPart[] {
  const { design, parts } = plan.recommendation;
  switch (design) {
    case 'keyed-inbox': {
      const inbox = inboxDesign(plan);
      return [...dialect.inbox(inbox), dialect.inboxTransaction(inbox)];
    }
    case 'stored-position': {
      const narrow = parts.includes('narrow-key-check') ? narrowCheckDesign(plan) : undefined;
      return [
        dialect.position(),
        ...(narrow === undefined ? [] : dialect.inbox(narrow)),
        dialect.positionTransaction(narrow),
      ];
    }
    case 'external-idempotency-key':
      return [dialect.callResults()];
    case 'natural-idempotence':
      return [dialect.versionedWrite()];
    default:
      return [];
  }
}

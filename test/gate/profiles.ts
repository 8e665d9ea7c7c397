import type { PlanSnapshot } from '../../src/model/diff-document.ts';
import { plan } from '../../src/model/plan.ts';
import type { Profile } from '../../src/model/profile.ts';
import { loadProfile } from '../../src/profile/index.ts';
import { profileSources } from '../../src/cli/files.ts';
import { fillTemplate } from '../../src/report/template.ts';

/** A profile of a preset with some values set otherwise. */
export function profileWith(values: Readonly<Record<string, string>> = {}, preset = 'payments-ledger'): Profile {
  const flags = Object.entries(values).map(([path, text]) => ({ flag: '--set', path, text }));
  return loadProfile({ preset, flags }, profileSources('/'));
}

/** The side of a diff that a profile makes. */
export function snapshotOf(profile: Profile, name = 'service.yaml'): PlanSnapshot {
  const planned = plan(profile);
  const findings = planned.findings.map(({ rule, level, message }) => ({
    rule,
    level,
    message: fillTemplate(message, planned),
  }));
  return { name, profile, figures: planned.figures, recommendation: planned.recommendation, findings };
}

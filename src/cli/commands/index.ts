import type { Command } from '../command.ts';
import { check } from './check.ts';
import { completion } from './completion.ts';
import { ddl } from './ddl.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { formulas } from './formulas.ts';
import { measure } from './measure.ts';
import { plan } from './plan.ts';
import { presets } from './presets.ts';
import { rules } from './rules.ts';
import { schema } from './schema.ts';
import { sensitivity } from './sensitivity.ts';
import { solve } from './solve.ts';
import { sweep } from './sweep.ts';
import { systems } from './systems.ts';

/** Every command, in the order of help. */
export const commands: readonly Command[] = [
  plan,
  check,
  diff,
  explain,
  solve,
  sweep,
  sensitivity,
  ddl,
  measure,
  presets,
  systems,
  rules,
  formulas,
  schema,
  completion,
];

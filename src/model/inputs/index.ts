import type { InputDeclaration } from '../input.ts';
import { effect } from './effect.ts';
import { horizons } from './horizons.ts';
import { inbox } from './inbox.ts';
import { practices } from './practices.ts';
import { producer } from './producer.ts';
import { retention } from './retention.ts';
import { source } from './source.ts';
import { workload } from './workload.ts';

/** Every key of a profile but `name`, `description` and `extends`, in the order in which a review reads them. */
export const inputs = {
  ...workload,
  ...producer,
  ...source,
  ...effect,
  ...inbox,
  ...retention,
  ...horizons,
  ...practices,
  budgets: {
    kind: 'records',
    fields: ['expression', 'level', 'message', 'baseline'],
    label: 'budgets',
    note: 'Limits on figures, such as inbox.bytes <= 50 GB.',
    example: '[{expression: "inbox.bytes <= 50 GB"}]',
  },
  ties: {
    kind: 'ties',
    label: 'ties',
    note: 'Inputs given as ranges that move together, such as a retry storm that comes with the peak; a leading - moves one the other way.',
    example: '[[workload.peakFactor, producer.retryRate]]',
  },
} as const satisfies Record<string, InputDeclaration>;

type Inputs = typeof inputs;

/** The path of a key, as flags, `--set`, JSON and documentation write it. */
export type InputPath = keyof Inputs;

type PathOfKind<Kind extends InputDeclaration['kind']> = {
  [Path in InputPath]: Inputs[Path]['kind'] extends Kind ? Path : never;
}[InputPath];

export type QuantityPath = PathOfKind<'quantity'>;
export type SwitchPath = PathOfKind<'switch'>;
export type ChoicePath = PathOfKind<'choice'>;
export type TextPath = PathOfKind<'text'>;

/** The words that the choice at a path allows. */
export type Choice<Path extends ChoicePath> = Inputs[Path]['choices'][number];

/** The declaration behind a path, or undefined for a path that no profile has. */
export const inputAt = (path: string): InputDeclaration | undefined => table.get(path);

const table: ReadonlyMap<string, InputDeclaration> = new Map<string, InputDeclaration>(Object.entries(inputs));

/** Every path, in reading order. */
export const inputPaths: readonly string[] = [...table.keys()];

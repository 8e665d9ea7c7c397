import { applies, type Origin, type Profile, type ResolvedInput } from '../model/profile.ts';
import { inputAt } from '../model/inputs/index.ts';
import { printQuantity, type Unit } from '../units/index.ts';

/** The unit of a number (or a list of numbers) at a path; undefined for words. */
export function inputUnit(path: string): Unit | undefined {
  const declaration = inputAt(path);
  return declaration?.kind === 'quantity' || declaration?.kind === 'quantities' ? declaration.unit : undefined;
}

/** A value as a report prints it: quantities in the unit a person expects, yes or no, words, lists with commas. */
export function inputText({ path, value }: Pick<ResolvedInput, 'path' | 'value'>): string {
  const unit = inputUnit(path);
  const number = (item: number): string => (unit === undefined ? String(item) : printQuantity(item, unit));
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  const items = value.map((item) => {
    if (typeof item === 'number') return number(item);
    return typeof item === 'string' ? item : Object.values(item).join(' ');
  });
  return items.join(', ');
}

/**
 * The text that stands in the profile or the flag, when a reader would not recognise it in the printed value: `168h`
 * beside 7 d, but not `2000/s` beside 2,000 msg/s.
 */
export function writtenText(input: ResolvedInput): string | undefined {
  if (inputUnit(input.path) === undefined) return undefined;
  const printed = inputText(input);
  return numerals(input.written) === numerals(printed) ? undefined : input.written.trim();
}

/** Equal values with equal numerals have the same scale as well, so the unit need not be compared. */
function numerals(text: string): string {
  return (text.replaceAll(/(?<=\d)[,_](?=\d{3})/g, '').match(/[\d.]+/g) ?? []).map(Number).join(' ');
}

/** Where a value came from, in few words. */
export function originText(origin: Origin): string {
  switch (origin.kind) {
    case 'flag':
      return origin.flag;
    case 'file':
      return `${origin.file}:${origin.line}`;
    case 'preset':
      return `preset ${origin.preset}:${origin.line}`;
    case 'system':
      return `${origin.system} (${origin.fact})`;
    case 'program':
      return 'the calling program';
    default:
      return origin.kind;
  }
}

/** The inputs that count for this profile, in reading order. */
export function applicableInputs(profile: Profile): ResolvedInput[] {
  return [...profile.inputs.values()].filter(({ path }) => applies(profile, path));
}

import type { Profile } from '../../model/profile.ts';
import { sheetFor } from '../../model/sheet/index.ts';
import { type Fault, InputError } from '../../profile/index.ts';
import { nearest } from '../../units/index.ts';

/**
 * The figures that a flag names, between commas; undefined without the flag.
 * @throws InputError with every name that is no figure of the profile, each with what was probably meant.
 */
export function figureList(flag: string, text: string | undefined, profile: Profile): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const known = sheetFor(profile).figures.map(({ id }) => id);
  const named = [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))];
  const faults = named.filter((id) => !known.includes(id)).map((id) => unknownFigure(flag, id, known));
  if (named.length === 0) faults.push({ place: flag, given: text, message: 'names no figure', ...expectation(flag) });
  if (faults.length > 0) throw new InputError(faults);
  return named;
}

function unknownFigure(flag: string, id: string, known: readonly string[]): Fault {
  const last = known.filter((candidate) => candidate.endsWith(`.${id}`));
  const meant = nearest(id, known) ?? (last.length === 1 ? last[0] : undefined);
  return {
    place: flag,
    given: id,
    message: `"${id}" is not a figure of this plan`,
    ...expectation(flag),
    ...(meant !== undefined && { suggestion: meant }),
  };
}

const expectation = (flag: string): Pick<Fault, 'expected' | 'example'> => ({
  expected: 'ids of figures with commas between them; `plan --format json` lists them all',
  example: `${flag} inbox.bytes,window.coverage`,
});

import type { Fact, Grade } from './system.ts';

/** Facts by id, all of one grade and one source. */
type Texts = Readonly<Record<string, string>>;

const graded = (grade: Grade, source: string, texts: Texts): readonly Fact[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text, grade, source }));

/** Read in the vendor's own source code or documentation. */
export const official = (source: string, texts: Texts): readonly Fact[] => graded('official', source, texts);

/** Measured by this project. */
export const measured = (source: string, texts: Texts): readonly Fact[] => graded('measured', source, texts);

/** Seen quoted by somebody else. */
export const quoted = (source: string, texts: Texts): readonly Fact[] => graded('quoted', source, texts);

/** Recalled and not checked: an assumption. */
export const memory = (texts: Texts): readonly Fact[] => graded('memory', 'recalled, not checked', texts);

/** Worked out from what is known: an assumption. */
export const derived = (texts: Texts): readonly Fact[] =>
  graded('derived', 'worked out from the facts beside it', texts);

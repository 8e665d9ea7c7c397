/** A statement that the application runs, with its parameters as the driver of the database writes them. */
export interface ApplicationStatement {
  /** What the statement is for; unique in its part. */
  readonly name: string;
  readonly sql: string;
  readonly notes: readonly string[];
}

/** One part of a design in SQL: a table, what keeps it small, or a transaction. */
export interface DdlPart {
  readonly title: string;
  /** Paragraphs that say why it is so. */
  readonly notes: readonly string[];
  /** Run once, in this order. */
  readonly setup: readonly string[];
  /** Run by the consumer, in this order, as part of one transaction or on a schedule. */
  readonly application: readonly ApplicationStatement[];
}

/** The SQL of a design. */
export interface DdlScript {
  readonly title: string;
  readonly notes: readonly string[];
  readonly parts: readonly DdlPart[];
}

const width = 110;

/**
 * The script as one text that the database's own client runs: what an application runs stands in comments.
 * @param separator what ends a statement that has semicolons of its own, for clients that ask for one
 */
export function printScript(script: DdlScript, separator?: string): string {
  const head = [...comment([script.title, ...script.notes]), ''];
  const parts = script.parts.flatMap((part, index) => [
    `-- ${'-'.repeat(width - 3)}`,
    ...comment([`${index + 1}. ${part.title}`, ...part.notes]),
    '',
    ...part.setup.flatMap((statement) => [...ended(statement, separator), '']),
    ...(part.application.length > 0 ? [...part.application.flatMap(applicationLines), ''] : []),
  ]);
  return [...head, ...parts].join('\n').trimEnd() + '\n';
}

function ended(statement: string, separator: string | undefined): readonly string[] {
  if (separator === undefined || !statement.includes(';')) return [`${statement};`];
  return [`DELIMITER ${separator}`, `${statement}${separator}`, 'DELIMITER ;'];
}

function applicationLines({ sql, notes }: ApplicationStatement): readonly string[] {
  return [
    ...`${sql};`.split('\n').map((line) => `--   ${line}`),
    ...notes.flatMap((note) => wrapped(note, width - 8).map((line) => `--     -- ${line}`)),
  ];
}

const comment = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap((paragraph) => wrapped(paragraph, width - 3).map((line) => `-- ${line}`));

function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  // A line break in a note, or in a name that a profile gives, must not end the comment that it stands in.
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** One thing that a person has to mend, in the parts from which a message is made. */
export interface Fault {
  /** Where it stands: `service.yaml:4:15 workload.throughput`, `--throughput`, `--set inbox.window`. */
  readonly place: string;
  /** What was written there; absent when the fault is that nothing was. */
  readonly given?: string;
  /** What is wrong with it, as a clause: `"2000" has no unit`. */
  readonly message: string;
  /** What belongs there: `a rate of messages`. */
  readonly expected?: string;
  /** A correct text, written the way this place writes it: `throughput: 2000 msg/s`, `--throughput "2000 msg/s"`. */
  readonly example?: string;
  /** What was probably meant. */
  readonly suggestion?: string;
}

const MOST_PRINTED = 50;
const LONGEST_PART = 400;

/**
 * The user's to mend: every fault of every text and flag of one request. `message` is ready to print, one block of
 * lines a fault, without control characters and of bounded length. Anything else that is thrown is a bug of ours.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(printFaults(faults));
    this.faults = faults;
  }
}

function printFaults(faults: readonly Fault[]): string {
  const blocks = faults.slice(0, MOST_PRINTED).map(printFault);
  const rest = faults.length - blocks.length;
  return [...blocks, ...(rest > 0 ? ['and more faults after these'] : [])].join('\n');
}

function printFault({ place, given, message, expected, example, suggestion }: Fault): string {
  const lines = [`${place}: ${message}`];
  // Many messages quote what was given; saying it twice helps nobody.
  if (given !== undefined && !message.includes(given)) lines.push(`  given "${given}"`);
  if (expected !== undefined) lines.push(`  expected ${expected}`);
  if (example !== undefined) lines.push(`  for example: ${example}`);
  if (suggestion !== undefined) lines.push(`  did you mean ${suggestion}?`);
  return lines.map(printable).join('\n');
}

/** File names and keys are as hostile as values: nothing of them may move a cursor, reorder a line or fill a screen. */
function printable(line: string): string {
  const short = line.length > LONGEST_PART ? `${line.slice(0, LONGEST_PART - 1)}…` : line;
  return short.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

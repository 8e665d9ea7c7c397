import { type Budget, budgetReader, type BudgetProblem, type BudgetStatement } from '../../gate/index.ts';
import type { Origin, Profile } from '../../model/profile.ts';
import { FaultList } from '../../profile/fault-list.ts';
import { type Fault, InputError, type ProfileText } from '../../profile/index.ts';
import { inFile } from '../../profile/provenance.ts';
import { readStatements } from '../../profile/statements.ts';
import type { Spot, Tree } from '../../profile/tree.ts';
import { readYaml } from '../../profile/yaml-tree.ts';
import type { Arguments } from '../arguments.ts';
import { readProfile } from '../files.ts';
import type { Io } from '../io.ts';

/** A budget as it was written, and how a message names its place. */
interface PlacedStatement extends BudgetStatement {
  readonly place: string;
}

/** Reads budgets of flags, of a file of budgets and of profiles, each text once. */
export class BudgetBook {
  readonly #read = budgetReader();

  /**
   * The budgets of `--budget` and `--budgets`.
   * @throws InputError with the faults of all of them.
   */
  ofArguments(args: Arguments, io: Io): readonly Budget[] {
    const flags = args.values('budget').map((expression): PlacedStatement => {
      return { expression, origin: { kind: 'flag', flag: '--budget' }, place: '--budget' };
    });
    const file = args.value('budgets');
    return this.#all([...flags, ...(file === undefined ? [] : fileStatements(readProfile(file, io.cwd)))]);
  }

  /**
   * The budgets that stand in a profile, each where the list begins.
   * @param text The profile's own text, for the lines of faults.
   * @throws InputError with the faults of all of them.
   */
  ofProfile(profile: Profile, text: ProfileText | undefined): readonly Budget[] {
    try {
      return this.#all(profileStatements(profile, []));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return this.ofProfileByLine(profile, text);
    }
  }

  /** The same, each on its own line, which costs another reading of the text. */
  ofProfileByLine(profile: Profile, text: ProfileText | undefined): readonly Budget[] {
    const origin = profile.inputs.get('budgets')?.origin;
    const isOwn = origin?.kind === 'file' && origin.file === text?.name;
    return this.#all(profileStatements(profile, isOwn && text !== undefined ? spotsIn(text) : []));
  }

  #all(statements: readonly PlacedStatement[]): readonly Budget[] {
    const faults: Fault[] = [];
    const budgets = statements.flatMap((written) => {
      const reading = this.#read(written);
      if (reading.ok) return reading.budgets;
      faults.push(faultOf(written, reading.problem));
      return [];
    });
    if (faults.length > 0) throw new InputError(faults);
    return budgets;
  }
}

function profileStatements(profile: Profile, spots: readonly (Spot | undefined)[]): PlacedStatement[] {
  const input = profile.inputs.get('budgets');
  if (input === undefined || typeof input.value !== 'object') return [];
  const records = input.value.filter((item) => typeof item === 'object');
  return records.map((record, index): PlacedStatement => {
    const own = atSpot(input.origin, spots[index]);
    return { ...statement(record, own), place: placeOf(own, index, records.length) };
  });
}

function faultOf({ place, expression }: PlacedStatement, { message, ...parts }: BudgetProblem): Fault {
  return { place, given: expression, message, ...parts };
}

function statement(record: object, origin: Origin): BudgetStatement {
  const fields = new Map<string, unknown>(Object.entries(record));
  const word = (key: string): string | undefined => {
    const value = fields.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  const [level, message, baseline] = [word('level'), word('message'), word('baseline')];
  return {
    expression: word('expression') ?? '',
    ...(level === undefined ? {} : { level }),
    ...(message === undefined ? {} : { message }),
    ...(baseline === undefined ? {} : { baseline }),
    origin,
  };
}

/** A file of budgets is a list of them, or a mapping with a key `budgets`, which a profile is as well. */
function fileStatements(text: ProfileText): PlacedStatement[] {
  const provenance = inFile(text.name);
  const faults = new FaultList();
  const tree = readYaml(text.text, provenance, faults);
  const list = tree && budgetList(tree);
  const read = list && readStatements(list, 'budgets', provenance, faults);
  const value = read?.byPath.get('budgets')?.value;
  const found = faults.inOrder();
  if (tree !== undefined && list === undefined) found.push(noBudgets(text.name));
  if (found.length > 0) throw new InputError(found);
  const records = typeof value === 'object' ? value.filter((item) => typeof item === 'object') : [];
  const spots = list?.kind === 'list' ? list.items.map(({ spot }) => spot) : [];
  return records.map((record, index): PlacedStatement => {
    const origin = provenance.origin(spots[index]);
    return { ...statement(record, origin), place: placeOf(origin, index, records.length) };
  });
}

function noBudgets(name: string): Fault {
  return {
    place: name,
    message: 'has no budgets',
    expected: 'a list of budgets, or a key budgets with one',
    example: "- expression: 'inbox.bytes <= 50 GB'",
  };
}

const budgetList = (tree: Tree): Tree | undefined =>
  tree.kind === 'mapping' ? tree.entries.find(({ key }) => key === 'budgets')?.value : tree;

/** Where each budget of a profile stands; nothing when the text does not read, which is reported elsewhere. */
function spotsIn({ name, text }: ProfileText): (Spot | undefined)[] {
  const tree = readYaml(text, inFile(name), new FaultList());
  const list = tree && budgetList(tree);
  return list?.kind === 'list' ? list.items.map(({ spot }) => spot) : [];
}

function atSpot(origin: Origin, spot: Spot | undefined): Origin {
  return origin.kind === 'file' && spot !== undefined ? { ...origin, ...spot } : origin;
}

function placeOf(origin: Origin, index: number, count: number): string {
  const item = count === 1 ? 'budgets' : `budgets[${index + 1}]`;
  switch (origin.kind) {
    case 'file':
      return `${origin.file}:${origin.line}:${origin.column} ${item}`;
    case 'preset':
      return `preset ${origin.preset}:${origin.line} ${item}`;
    case 'flag':
      return origin.flag;
    default:
      return item;
  }
}

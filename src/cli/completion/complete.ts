import { inputAt, inputPaths } from '../../model/inputs/index.ts';
import type { Command, Positional } from '../command.ts';
import { commands } from '../commands/index.ts';
import { presetNames } from '../presets.ts';
import type { OptionDeclaration } from '../option.ts';

/**
 * The words that can stand where the cursor is.
 * @param words What was typed after the program's name; the last one is the unfinished word, which may be empty.
 * @returns Candidates that begin with the unfinished word; none where any file name will do.
 */
export async function complete(words: readonly string[]): Promise<readonly string[]> {
  const line = joined(words);
  const current = line.at(-1) ?? '';
  const before = line.slice(0, -1);
  return (await candidates(before, current)).filter((candidate) => candidate.startsWith(current));
}

/** Bash cuts `--format=json` into three words at the equals sign; as two they read like `--format json`. */
function joined(words: readonly string[]): readonly string[] {
  const line: string[] = [];
  for (const [index, word] of words.entries()) {
    const afterFlag = words[index - 1]?.startsWith('--') === true;
    if (word === '=' && afterFlag) {
      if (index === words.length - 1) line.push('');
      continue;
    }
    line.push(word);
  }
  return line;
}

async function candidates(before: readonly string[], current: string): Promise<readonly string[]> {
  const [name] = before;
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    if (before.length > 0) return [];
    return current.startsWith('-') ? ['--help', '--version'] : commands.map((candidate) => candidate.name);
  }
  const option = command.options.find(
    (candidate) => `--${candidate.name}` === before.at(-1) && candidate.isSwitch !== true,
  );
  if (option !== undefined) return optionValues(option, current);
  if (current.startsWith('-')) return unusedFlags(command, before);
  const position = positionalsIn(command, before);
  const positional = command.positionals[position];
  return positional === undefined ? [] : positionalValues(command, positional);
}

async function optionValues(option: OptionDeclaration, current: string): Promise<readonly string[]> {
  if (option.name === 'preset') return presetNames();
  if (option.name === 'set' || option.name === 'vary') return inputPaths.map((path) => `${path}=`);
  if (option.name === 'such-that') return figureIds();
  if (option.name === 'show' || option.name === 'of') {
    const before = current.slice(0, current.lastIndexOf(',') + 1);
    return (await figureIds()).map((id) => `${before}${id}`);
  }
  return option.choices ?? [];
}

const figureIds = async (): Promise<readonly string[]> => [
  ...(await import('../../model/sheet/index.ts')).declarations.keys(),
];

async function positionalValues(command: Command, positional: Positional): Promise<readonly string[]> {
  if (positional.name === 'FIGURE') return figureIds();
  if (command.name === 'presets' && positional.name === 'NAME') return presetNames();
  if (command.name === 'systems' && positional.name === 'NAME')
    return (await import('../../systems/index.ts')).systemIds;
  if (positional.name === 'ID') return (await import('../../model/rules/index.ts')).rules.map(({ id }) => id);
  if (positional.name === 'INPUT') return inputPaths.filter((path) => inputAt(path)?.kind === 'quantity');
  return positional.choices ?? [];
}

function unusedFlags(command: Command, before: readonly string[]): readonly string[] {
  const open = command.options.filter(({ name, repeatable }) => repeatable === true || !before.includes(`--${name}`));
  return [...open.map(({ name }) => `--${name}`), '--help'];
}

/** How many arguments without a flag stand before the cursor. */
function positionalsIn(command: Command, before: readonly string[]): number {
  const flags = new Set(command.options.flatMap(({ name, isSwitch }) => (isSwitch ? [] : [`--${name}`])));
  return before.slice(1).filter((word, index) => !word.startsWith('--') && !flags.has(before[index] ?? '')).length;
}

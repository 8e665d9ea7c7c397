import yargs, { type Argv } from 'yargs';
import type { Command } from '../command.ts';
import { commands } from '../commands/index.ts';
import { environmentHelp, examplesHelp, exitCodesHelp, startingExamples } from './texts.ts';

/** The help of one command, or of the whole tool without one, laid out by yargs. */
export async function help(command: Command | undefined, width: number): Promise<string> {
  const parser = command === undefined ? ofTool(base(width)) : ofCommand(base(width), command);
  return `${await parser.getHelp()}\n`;
}

function base(width: number): Argv {
  // Without a fixed language the headings would follow the system's, and the rest would not.
  return yargs().scriptName('dedup-planner').locale('en').alias('help', 'h').alias('version', 'V').wrap(width);
}

function ofTool(parser: Argv): Argv {
  const withCommands = commands.reduce(
    (sofar, { name, usage, summary }) => sofar.command(`${name} ${usage}`.trim(), summary),
    parser.usage('dedup-planner COMMAND\n\nPlans the capacity of a deduplication store.'),
  );
  return withCommands.epilogue([examplesHelp(startingExamples), exitCodesHelp, environmentHelp].join('\n\n'));
}

function ofCommand(parser: Argv, command: Command): Argv {
  let described = parser.usage(`dedup-planner ${command.name} ${command.usage}\n\n${command.summary}`);
  for (const { name, description, choices } of command.positionals) {
    const list = choices === undefined ? '' : `: ${choices.join(', ')}`;
    described = described.positional(name, { describe: `${description}${list}` });
  }
  for (const option of command.options) {
    const { name, group, description, example, choices } = option;
    described = described.option(name, {
      group: `${group}:`,
      describe: option.isSwitch
        ? description
        : `${description} ${choices === undefined ? `Example: ${example}` : `One of: ${choices.join(', ')}`}`,
      ...(option.default === undefined ? {} : { defaultDescription: option.default }),
    });
  }
  return described.epilogue(
    [examplesHelp(command.examples), command.epilogue, exitCodesHelp, environmentHelp].filter(Boolean).join('\n\n'),
  );
}

import { shells } from '../choices.ts';
import type { Command } from '../command.ts';

/** `dedup-planner completion`: the script that teaches a shell our words. */
export const completion: Command = {
  name: 'completion',
  usage: '[bash|zsh|fish]',
  summary: 'Print the script that completes commands, flags and their values in a shell.',
  positionals: [{ name: 'SHELL', description: 'Which shell (without it, that of $SHELL)', choices: shells }],
  options: [],
  examples: [
    ['completion bash >> ~/.bashrc', 'for bash'],
    ['completion zsh > ~/.zfunc/_dedup-planner', 'for zsh, in a folder of $fpath'],
    ['completion fish > ~/.config/fish/completions/dedup-planner.fish', 'for fish'],
  ],
  run: async (args, io) => (await import('../work/completion.ts')).run(args, io),
};

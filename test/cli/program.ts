import { run } from '../../src/cli/run.ts';
import type { Io } from '../../src/cli/io.ts';

/** What a run left behind. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The world that a run in memory sees. */
export interface World {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether standard output is a terminal, and how wide it is. */
  readonly terminal?: number;
}

/** Runs the whole command line in this process. */
export async function runInMemory(argv: readonly string[], world: World = {}): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  const io: Io = {
    stdout: {
      write: (text) => {
        stdout += text;
      },
      isTTY: world.terminal !== undefined,
      columns: world.terminal,
    },
    stderr: {
      write: (text) => {
        stderr += text;
      },
      isTTY: false,
      columns: undefined,
    },
    env: world.env ?? {},
    stdin: pieces(world.stdin ?? ''),
    cwd: world.cwd ?? process.cwd(),
  };
  const code = await run(argv, io);
  return { code, stdout, stderr };
}

async function* pieces(text: string): AsyncIterable<string> {
  yield* await Promise.resolve([text]);
}

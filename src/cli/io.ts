/** A stream that takes text, and what a renderer has to know about it. */
export interface Sink {
  readonly write: (text: string) => void;
  readonly isTTY: boolean;
  /** Columns of the terminal; undefined for a pipe or a file. */
  readonly columns: number | undefined;
}

/** The world as the command line sees it; tests hand in one of their own. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What comes from standard input, in pieces. */
  readonly stdin: AsyncIterable<string>;
  /** The folder that relative file names start from. */
  readonly cwd: string;
}

/** The streams, environment and folder of this process. */
export function processIo(): Io {
  return {
    stdout: sink(process.stdout),
    stderr: sink(process.stderr),
    env: process.env,
    // Only a run that reads it pays for opening it.
    get stdin() {
      return process.stdin.setEncoding('utf8');
    },
    cwd: process.cwd(),
  };
}

function sink(stream: NodeJS.WriteStream): Sink {
  // The reader may stop reading (`| head -1`); what is left unread is not our error.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write: (output) => void stream.write(output),
    // Node leaves isTTY undefined where there is no terminal, whatever its types say.
    isTTY: stream.isTTY ?? false,
    columns: stream.columns,
  };
}

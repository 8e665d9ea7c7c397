import { processIo } from './io.ts';
import { run } from './run.ts';

// The exit code is set, never process.exit() called: output that a pipe has not taken yet would be cut.
process.exitCode = await run(process.argv.slice(2), processIo());

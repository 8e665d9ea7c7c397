import { setFlagsFromString } from 'node:v8';
import { processIo } from './io.ts';
import { run } from './run.ts';

const argv = process.argv.slice(2);

// A single plan is done before optimised code pays off, and the process would wait at its end for the compiler in the
// background: the function that the formula sheet is takes it longer than the whole run.
if (argv[0] === 'plan' || argv[0] === 'explain') setFlagsFromString('--no-opt');

// The exit code is set, never process.exit() called: output that a pipe has not taken yet would be cut.
process.exitCode = await run(argv, processIo());

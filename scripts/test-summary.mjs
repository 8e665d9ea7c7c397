// Prints the outcome of the last test run as one plain line, from the JSON that vitest wrote.
import { readFileSync } from 'node:fs';

const [file = ''] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
if (text === '') {
  console.log('0 passed, 0 failed, 0 skipped: the tests did not run');
} else {
  /**
   * @type {{
   *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
   *   testResults: { status: string, assertionResults: unknown[] }[],
   * }}
   */
  const report = JSON.parse(text);
  // A file that does not even load has no tests to count, and has failed all the same.
  const unloaded = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0;
  });
  const failed = report.numFailedTests + unloaded.length;
  const skipped = report.numPendingTests + report.numTodoTests;
  console.log(`${report.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
}

import { defineConfig } from 'vitest/config';

/** A file for the outcome as JSON, beside what people read; `.ci/run` asks for it. */
const report = process.env['TEST_REPORT'];

const built = 'test/**/*.built.test.ts';

export default defineConfig({
  test: {
    ...(report === undefined ? {} : { reporters: ['default', ['json', { outputFile: report }]] }),
    // Whatever the terminal of the person who runs the tests is like, the tests see the same.
    env: { NO_COLOR: '', FORCE_COLOR: '', COLUMNS: '80', TZ: 'UTC' },
    // A bound on tests that hang, not a measure of speed: on a busy machine the first test of a file waits for its imports.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { include: ['src/**'] },
    projects: [
      { extends: true, test: { name: 'source', include: ['test/**/*.test.ts'], exclude: [built] } },
      // Tests that start the built program, and are the only ones that need a build.
      { extends: true, test: { name: 'built', include: [built], globalSetup: 'test/build-when-stale.ts' } },
    ],
  },
});

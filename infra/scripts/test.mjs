import { rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { binary, mustRun } from './child.mjs';

const TEST_REPORT = 'test-results/vitest.json';
/** Ends what a run prints with the files that took longest. */
const SLOWEST_FILES = './infra/scripts/slowest-files.mjs';

/**
 * Runs the tests of all packages, or those that the arguments choose, and leaves a report for machines. Each is run once: one
 * that fails now and then tells of a defect, in itself or in the product (decision 0029).
 */
export async function test(say, args) {
  const env = await ensureChromium(say);
  rmSync(TEST_REPORT, { force: true });
  const reporters = ['default', 'json', SLOWEST_FILES].map((name) => `--reporter=${name}`);
  reporters.push(`--outputFile.json=${TEST_REPORT}`);
  await mustRun('the test run', process.execPath, [binary('vitest', 'vitest.mjs'), 'run', ...reporters, ...args], {
    env,
  });
}

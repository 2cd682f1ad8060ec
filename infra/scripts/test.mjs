import { rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { binary, mustRun } from './child.mjs';

export const TEST_REPORT = 'test-results/vitest.json';

/** Runs the tests of all packages, or those that the arguments choose, and leaves a report for machines. */
export async function test(say, args) {
  const browser = await ensureChromium(say);
  rmSync(TEST_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${TEST_REPORT}`];
  await mustRun('the tests', process.execPath, [binary('vitest', 'vitest.mjs'), 'run', ...reporters, ...args], {
    env: browser,
  });
}

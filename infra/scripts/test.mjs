import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { binary, mustRun, runProgram } from './child.mjs';
import { ExpectedError } from './failure.mjs';
import { filesToTryAgain, withSecondTry } from './second-try.mjs';
import { UNHANDLED_REPORT } from './unhandled-reporter.mjs';

export const TEST_REPORT = 'test-results/vitest.json';
const SECOND_REPORT = 'test-results/vitest-second.json';

/**
 * Runs the tests of all packages, or those that the arguments choose, and leaves a report for machines. A browser test that
 * fails is tried once more by itself, and told.
 */
export async function test(say, args) {
  const env = await ensureChromium(say);
  for (const report of [TEST_REPORT, SECOND_REPORT, UNHANDLED_REPORT]) rmSync(report, { force: true });
  const command = vitest(TEST_REPORT, args);
  const { status } = await runProgram(process.execPath, command, { env });
  if (status === 0) return;

  const first = read(TEST_REPORT);
  const again = filesToTryAgain(first, 'apps/e2e/src');
  // Without its report the run ended before its time; an error that no test caught is nobody's to try again.
  if (again.length === 0 || read(UNHANDLED_REPORT)?.length !== 0)
    throw new ExpectedError(`the tests failed (exit code ${status}): the reason stands above`);

  const names = again.map((file) => path.relative('', file)).join(', ');
  say(`unsteady? once more, alone: ${names}`);
  await mustRun('the second try', process.execPath, vitest(SECOND_REPORT, ['--project', 'e2e', ...again]), { env });
  writeFileSync(TEST_REPORT, JSON.stringify(withSecondTry(first, read(SECOND_REPORT))));
  say(`UNSTEADY: passed only when tried again: ${names}`);
}

function vitest(report, args) {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./infra/scripts/unhandled-reporter.mjs',
  ];
  return [binary('vitest', 'vitest.mjs'), 'run', ...reporters, ...args];
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

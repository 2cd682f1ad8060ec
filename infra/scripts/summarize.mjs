// Adds up the reports of the checks and of the tests: the last line printed is `N passed, N failed`.
import { existsSync, readFileSync } from 'node:fs';

const [checkStatus, testStatus] = process.argv.slice(2).map(Number);

const checks = read('test-results/check.json') ?? [];
const tests = read('test-results/vitest.json');
const counts = [
  atLeastOneFailure(checkStatus, {
    passed: checks.filter(({ passed }) => passed).length,
    failed: checks.filter(({ passed }) => !passed).length,
  }),
  atLeastOneFailure(testStatus, {
    passed: tests?.numPassedTests ?? 0,
    failed: (tests?.numFailedTests ?? 0) + (tests ? suitesThatDidNotLoad(tests) : 0),
  }),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);

if (tests?.numPendingTests) console.log(`${tests.numPendingTests} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function suitesThatDidNotLoad({ testResults }) {
  return testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .length;
}

/** A command that failed without saying which of its parts did counts as one failure. */
function atLeastOneFailure(status, count) {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

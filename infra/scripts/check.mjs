import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binary, runProgram } from './child.mjs';
import { ExpectedError } from './failure.mjs';
import { stopwatch } from './progress.mjs';

export const CHECK_REPORT = 'test-results/check.json';

/** Lints, and reports what the compiler would: both look at the same types, which are worked out once. */
export const LINT = ['--type-aware', '--type-check', '--deny-warnings'];

/** The types of all packages live until the end: its collector may look seldom, as long as there is memory. */
const LINT_MEMORY = { GOGC: '400', GOMEMLIMIT: '4GiB' };

const STEPS = [
  ['format', () => node(binary('oxfmt', 'bin/oxfmt'), ['--check'])],
  ['lint and types', () => node(binary('oxlint', 'bin/oxlint'), LINT, LINT_MEMORY)],
  ['supply', () => node('infra/checks/check-supply.mjs')],
  ['boundaries', () => node(binary('turbo', 'bin/turbo'), ['boundaries', '--no-color'])],
  ['dead code', () => node(binary('knip', 'bin/knip.js'), ['--no-progress'])],
];

/** Runs every check, also after one has failed, and says at the end which ones did. */
export async function check(say) {
  const results = [];
  for (const [name, run] of STEPS) {
    const seconds = stopwatch();
    const { status, output } = await run();
    results.push({ name, passed: status === 0 });
    if (status !== 0) console.log(output.trimEnd());
    say(`${status === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds()}`);
  }
  mkdirSync(path.dirname(CHECK_REPORT), { recursive: true });
  writeFileSync(CHECK_REPORT, JSON.stringify(results));
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  if (failed.length > 0)
    throw new ExpectedError(`${failed.length} of ${results.length} checks failed: ${failed.join(', ')}`);
  say(`all ${results.length} checks passed`);
}

function node(program, args = [], env = {}) {
  return runProgram(process.execPath, [program, ...args], {
    capture: true,
    env: { TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
  });
}

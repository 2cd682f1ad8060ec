import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binary, runProgram } from './child.mjs';
import { ExpectedError } from './failure.mjs';
import { stopwatch } from './progress.mjs';

export const CHECK_REPORT = 'test-results/check.json';

const STEPS = [
  ['format', () => node(binary('oxfmt', 'bin/oxfmt'), '--check')],
  ['lint', () => node(binary('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings')],
  ['supply', () => node('infra/checks/check-supply.mjs')],
  ['boundaries', () => node(binary('turbo', 'bin/turbo'), 'boundaries', '--no-color')],
  ['types', checkTypes],
  ['dead code', () => node(binary('knip', 'bin/knip.js'), '--no-progress')],
];

/** Runs every check, also after one has failed, and says at the end which ones did. */
export async function check(say) {
  const results = [];
  for (const [name, run] of STEPS) {
    const seconds = stopwatch();
    const { status, output } = await run();
    results.push({ name, passed: status === 0 });
    if (status !== 0) console.log(output.trimEnd());
    say(`${status === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds()}`);
  }
  mkdirSync(path.dirname(CHECK_REPORT), { recursive: true });
  writeFileSync(CHECK_REPORT, JSON.stringify(results));
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  if (failed.length > 0)
    throw new ExpectedError(`${failed.length} of ${results.length} checks failed: ${failed.join(', ')}`);
  say(`all ${results.length} checks passed`);
}

function node(...args) {
  return runProgram(process.execPath, args, { capture: true, env: { TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } });
}

/**
 * One program for all that runs in the same place: packages export their sources, so that one a package would read and check
 * `domain` nine times. The packages' own `tsconfig.json` are what editors read.
 */
async function checkTypes() {
  const results = [];
  for (const place of ['pure', 'server', 'browser'])
    results.push(await node(binary('typescript', 'bin/tsc'), '--noEmit', '-p', `infra/types/${place}.json`));
  return {
    status: results.every(({ status }) => status === 0) ? 0 : 1,
    output: results.map(({ output }) => output).join(''),
  };
}

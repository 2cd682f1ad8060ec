import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs');
const summarize = path.join(repository, 'infra/scripts/summarize.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-summary-'));
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'test-results'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function node(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

/** What `.ci/run` says of a run of one test file with this text. */
function summaryOf(text: string) {
  writeFileSync(path.join(folder, 'one.test.mjs'), `import { expect, it } from 'vitest';\n${text}`);
  writeFileSync(path.join(folder, 'vitest.config.mjs'), `export default { test: { include: ['*.test.mjs'] } };`);
  const run = node(vitest, 'run', '--root=.', '--reporter=json', '--outputFile.json=test-results/vitest.json');
  const { stdout, status } = node(summarize, '0', String(run.status));
  return { last: stdout.trim().split('\n').at(-1), status };
}

describe('the last line of a whole run', () => {
  it('counts tests that passed and failed', () => {
    expect(summaryOf("it('is so', () => expect(1).toBe(1)); it('is not', () => expect(1).toBe(2));")).toEqual({
      last: '1 passed, 1 failed',
      status: 1,
    });
  });

  it('counts an error that no test caught as a failure, though every test passed', () => {
    const text = "it('is so', () => { void Promise.reject(new Error('nobody waits for me')); expect(1).toBe(1); });";
    expect(summaryOf(text)).toEqual({ last: '1 passed, 1 failed', status: 1 });
  });

  it('is green where all of them passed', () => {
    expect(summaryOf("it('is so', () => expect(1).toBe(1));")).toEqual({ last: '1 passed, 0 failed', status: 0 });
  });

  it('is red where the run ended before its report', () => {
    const { stdout, status } = node(summarize, '0', '1');
    expect([stdout.trim(), status]).toEqual(['0 passed, 1 failed', 1]);
  });
});

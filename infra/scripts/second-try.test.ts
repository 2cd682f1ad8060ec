import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesToTryAgain, withSecondTry } from './second-try.mjs';

const folder = 'apps/e2e/src';
const result = (file: string, status: 'passed' | 'failed', ...tests: string[]) => ({
  name: path.resolve(file),
  status,
  assertionResults: tests.map((of) => ({ status: of })),
});
const report = (...testResults: ReturnType<typeof result>[]) => ({ testResults });

describe('which browser tests are tried again', () => {
  it('those that failed', () => {
    const run = report(result('apps/e2e/src/a.test.ts', 'failed'), result('apps/e2e/src/b.test.ts', 'passed'));
    expect(filesToTryAgain(run, folder)).toEqual([path.resolve('apps/e2e/src/a.test.ts')]);
  });

  it.each([
    ['nothing failed', report(result('apps/e2e/src/a.test.ts', 'passed'))],
    [
      'another test failed too',
      report(result('apps/e2e/src/a.test.ts', 'failed'), result('infra/x.test.ts', 'failed')),
    ],
    ['a folder only begins like it', report(result('apps/e2e/src-old/a.test.ts', 'failed'))],
    ['many failed', report(...['a', 'b', 'c', 'd'].map((name) => result(`apps/e2e/src/${name}.test.ts`, 'failed')))],
    ['there is no report', null],
  ])('none where %s', (_, run) => expect(filesToTryAgain(run, folder)).toEqual([]));
});

describe('the report of both runs', () => {
  const first = report(
    result('apps/e2e/src/a.test.ts', 'failed', 'passed', 'failed', 'skipped'),
    result('packages/b.test.ts', 'passed', 'passed', 'pending'),
  );

  it('counts the second try of a file in the place of the first', () => {
    const second = report(result('apps/e2e/src/a.test.ts', 'passed', 'passed', 'passed', 'passed'));
    expect(withSecondTry(first, second)).toMatchObject({
      success: true,
      numPassedTests: 4,
      numFailedTests: 0,
      numPendingTests: 1,
    });
  });

  it('stays a failure where the second try failed', () => {
    const second = report(result('apps/e2e/src/a.test.ts', 'failed', 'passed', 'passed', 'failed'));
    expect(withSecondTry(first, second)).toMatchObject({ success: false, numPassedTests: 3, numFailedTests: 1 });
  });
});

import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { ExpectedError } from './failure.mjs';

const DOMAIN = 'packages/domain/src';
const MUTATION_REPORT = 'test-results/mutation.json';

/**
 * Plants small faults in the sources of folders, the domain where none is named, one at a time, and says which of them no test
 * noticed: `npm run mutate -- packages/domain/src/places`. Takes minutes for a folder; no part of `npm test`.
 */
export async function mutate(_say, given) {
  const folders = given.length > 0 ? given.map((folder) => folder.replace(/\/$/, '')) : [DOMAIN];
  const workspaces = new Set(folders.map((folder) => folder.split('/').slice(0, 2).join('/')));
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new ExpectedError(`there is no folder ${missing}`);
  if (workspaces.size > 1) throw new ExpectedError('choose folders of one package: its tests are run');
  process.env.MUTATED_WORKSPACE = [...workspaces][0];
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'infra/mutation/vitest.config.ts' },
    mutate: [...folders.map((folder) => `${folder}/**/*.{ts,tsx}`), '!**/*.test.{ts,tsx}', '!**/*.test-support.ts'],
    // What happens once when a file is loaded would need every test again, for each fault.
    ignoreStatic: true,
    concurrency: 1,
    ignorePatterns: ['/test-results', '/.data', 'dist'],
    tempDirName: '.stryker',
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
    jsonReporter: { fileName: MUTATION_REPORT },
    thresholds: { high: 95, low: 85, break: 85 },
  }).runMutationTest();
}

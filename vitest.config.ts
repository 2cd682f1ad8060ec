import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

interface ProjectOptions {
  /** Whether its tests run on a PostgreSQL. */
  database?: boolean;
  /** What else is made once for all of its tests. */
  setup?: string;
  timeout?: number;
  /** Each file in a process of its own, for files that start programs; the others load the modules they share once. */
  isolate?: boolean;
  /** How long `expect.poll` waits: one second where nothing is said. */
  patience?: number;
}

function project(name: string, folder: string, options: ProjectOptions = {}): TestProjectConfiguration {
  const timeout = options.timeout ?? 15_000;
  return {
    test: {
      name,
      root: folder,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
      globalSetup: [options.database && '@dehesa/testing/global-setup', options.setup].filter(
        (file) => typeof file === 'string',
      ),
      setupFiles: ['@dehesa/testing/fixed-seed'],
      isolate: options.isolate ?? false,
      testTimeout: timeout,
      ...(options.patience !== undefined && { expect: { poll: { timeout: options.patience } } }),
      hookTimeout: Math.max(timeout, 60_000),
      // The host's zone and language must not matter: a zone far from Madrid shows where they would.
      env: { TZ: 'America/New_York', LANG: 'C.UTF-8' },
    },
  };
}

export default defineConfig({
  test: {
    // More than two cores' worth: a browser test mostly waits.
    maxWorkers: 3,
    projects: [
      project('domain', 'packages/domain'),
      project('i18n', 'packages/i18n'),
      project('db', 'packages/db', { database: true, timeout: 60_000 }),
      project('testing', 'packages/testing', { database: true, timeout: 60_000 }),
      project('services', 'packages/services', { database: true, timeout: 30_000 }),
      project('server', 'apps/server', { database: true, timeout: 60_000 }),
      project('web', 'apps/web'),
      // A poll waits for a screen just as a locator of `openPage` does, and as long.
      project('e2e', 'apps/e2e', {
        database: true,
        setup: '@dehesa/e2e/demo-setup',
        timeout: 120_000,
        patience: 30_000,
        isolate: true,
      }),
      project('infra', 'infra', { timeout: 60_000 }),
    ],
  },
});

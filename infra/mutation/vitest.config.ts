import { defineConfig } from 'vitest/config';

const workspace = process.env['MUTATED_WORKSPACE'] ?? 'packages/domain';
const hasDatabase = ['db', 'services', 'demo', 'server'].some((name) => workspace.endsWith(`/${name}`));

/** The tests of the one workspace that is mutated, each file by itself: a mutant must not be met in what another file loaded. */
export default defineConfig({
  test: {
    root: workspace,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    globalSetup: hasDatabase ? ['@dehesa/testing/global-setup'] : [],
    setupFiles: ['@dehesa/testing/fixed-seed'],
    isolate: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'America/New_York', LANG: 'C.UTF-8' },
  },
});

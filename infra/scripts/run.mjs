#!/usr/bin/env node
// The commands of package.json. Node's built-in modules only: on a fresh clone nothing else is there yet.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bench } from './bench.mjs';
import { build } from './build.mjs';
import { binary, mustRun, runScript, stoppable } from './child.mjs';
import { check } from './check.mjs';
import { drill } from './drill.mjs';
import { fail } from './failure.mjs';
import { install } from './install.mjs';
import { reporter } from './progress.mjs';
import { serve } from './serve.mjs';
import { pictures } from './pictures.mjs';
import { test } from './test.mjs';

/** What each command needs ready, and what it does then; `start` alone handles signals by itself. */
const COMMANDS = {
  start: { prepare: [install, build], run: serve, handlesSignals: true },
  serve: { prepare: [], run: serve, handlesSignals: true },
  test: { prepare: [install, build], run: test },
  pictures: { prepare: [install, build], run: pictures },
  check: { prepare: [install], run: check },
  dev: { prepare: [install], run: async (say) => (await import('./dev.mjs')).dev(say), handlesSignals: true },
  package: {
    prepare: [install, build],
    run: async (say) => (await import('../package/make-package.mjs')).makePackage(say),
  },
  bench: { prepare: [install, build], run: (_say, parts) => bench(parts) },
  drill: { prepare: [install, build], run: (_say, args) => drill(args) },
  cluster: {
    prepare: [install],
    run: async (say, args) => (await import('../cluster/run-cluster.mjs')).runCluster(say, args),
  },
  fuzz: { prepare: [install], run: fuzz },
  mutate: { prepare: [install], run: async (say, args) => (await import('./mutate.mjs')).mutate(say, args) },
  'admin:create': {
    prepare: [install, build],
    run: (_say, args) => runScript('apps/server/dist/admin-create.js', args),
  },
  'admin:recover': {
    prepare: [install, build],
    run: (_say, args) => runScript('apps/server/dist/admin-recover.js', args),
  },
  'import:postal': {
    prepare: [install, build],
    run: (_say, args) => runScript('apps/server/dist/import-postal.js', args),
  },
};

const [major, minor] = process.versions.node.split('.').map(Number);
const [name = 'start', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}`);
  process.exit(1);
}
if (!command) {
  console.error(`unknown command ${name}: use one of ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
const say = reporter(name);
try {
  await stoppable(async () => {
    for (const step of command.prepare) await step(say);
    if (!command.handlesSignals) await command.run(say, args);
  });
  if (command.handlesSignals) await command.run(say, args);
} catch (error) {
  fail(name, error);
}

/** Sends the server what nobody should: `npm run fuzz -- 5000 7` for so many inputs from that seed. */
function fuzz(_say, [runs = '100000', seed = String(Date.now() % 1_000_000_000)]) {
  const env = { FUZZ_RUNS: runs, FUZZ_SEED: seed };
  const args = ['run', '--project', 'backend', 'apps/server/src/fuzz/fuzz.test.ts', '--disable-console-intercept'];
  return mustRun('the fuzz', process.execPath, [binary('vitest', 'vitest.mjs'), ...args], { env });
}

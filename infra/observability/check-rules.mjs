#!/usr/bin/env node
// Holds alerts and settings to Prometheus's own `promtool` (Debian: prometheus), and tries the alerts on series that are
// made up: `node infra/observability/check-rules.mjs`. Without promtool it fails: what was not checked is not right.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-rules-'));
try {
  // The token lies on the machine of Prometheus alone.
  const settings = readFileSync(path.join(here, 'prometheus.yml'), 'utf8').replace(/\S+dehesa-token/, 'token');
  writeFileSync(path.join(folder, 'prometheus.yml'), settings);
  writeFileSync(path.join(folder, 'token'), 'x');
  writeFileSync(path.join(folder, 'alerts.yml'), readFileSync(path.join(here, 'alerts.yml')));
  for (const [cwd, ...args] of [
    [folder, 'check', 'config', 'prometheus.yml'],
    [here, 'check', 'rules', 'alerts.yml'],
    [here, 'test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, error } = spawnSync('promtool', args, { cwd, stdio: 'inherit' });
    if (error) console.error(`promtool does not run: ${error.message} (Debian: apt-get install prometheus)`);
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const fixture = fileURLToPath(new URL('fixtures/boundaries', import.meta.url));
const turbo = fileURLToPath(new URL('../../node_modules/turbo/bin/turbo', import.meta.url));

it('turbo boundaries turns undeclared dependencies red, of ours and of others', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'dehesa-boundaries-'));
  try {
    cpSync(fixture, root, { recursive: true });
    const { status, stderr, stdout } = spawnSync(process.execPath, [turbo, 'boundaries', '--no-color', '--cwd', root], {
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    });
    expect(status).toBe(1);
    for (const name of ['@fixture/two', 'zod']) {
      expect(stdout + stderr).toContain(`cannot import package \`${name}\` because it is not a dependency`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

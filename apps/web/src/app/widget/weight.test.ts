import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

let outDir: string;
beforeAll(async () => {
  outDir = mkdtempSync(path.join(tmpdir(), 'dehesa-widget-'));
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  const flags = ['--config', 'vite.widget.config.ts', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...flags], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 60_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

it('is one script below 5 kB that brings no library and leaves no name behind', () => {
  expect(readdirSync(outDir)).toEqual(['widget.js']);
  const script = readFileSync(path.join(outDir, 'widget.js'), 'utf8');
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(5000);
  expect(script).not.toMatch(/react|zod/i);
  expect(script).not.toMatch(/^\s*(var|let|const) \w+\s*=/);
});

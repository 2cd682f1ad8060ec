import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../..');
const entry = 'src/app/booking/entry-client.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

let outDir: string;
let manifest: Record<string, Chunk>;
beforeAll(async () => {
  outDir = mkdtempSync(path.join(tmpdir(), 'dehesa-weight-'));
  // In a process of its own: the test runner's NODE_ENV would choose React's development build.
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  // Vite wrote it a moment ago, in its documented shape.
  manifest = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}, 120_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Everything that the page loads before the visitor acts: the entry and its static imports. */
function loaded(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) loaded(imported, found);
  return found;
}

const textOf = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0) / 1000;

it('keeps the public pages within 95 kB of scripts and 12 kB of styles, and free of the back office', () => {
  const chunks = [...loaded(entry)].flatMap((key) => manifest[key] ?? []);
  const scripts = chunks.map(({ file }) => file);
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  expect(scripts.length).toBeGreaterThan(0);
  expect(kilobytes(scripts)).toBeLessThan(95);
  expect(kilobytes(styles)).toBeLessThan(12);
  const text = [...scripts, ...styles].map(textOf).join('');
  expect(text).not.toMatch(/mantine/i);
  expect(text).not.toContain('ZodError');
});

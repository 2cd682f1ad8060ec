import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const web = path.resolve(import.meta.dirname, '..');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a browser loads, as the server sends it. */
export interface Loaded {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A build of the browser's files, to be weighed. */
export interface WeighedBuild {
  /** All that comes with these modules before anybody acts: their files and those that they import statically. */
  loaded: (...modules: readonly string[]) => Loaded;
  textOf: (file: string) => string;
  /** Thousands of bytes, each file compressed by gzip. */
  kilobytes: (files: readonly string[]) => number;
  remove: () => void;
}

/** Builds as `config` says, to a place of its own. */
export async function buildToWeigh(config = 'vite.config.ts'): Promise<WeighedBuild> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'dehesa-weight-'));
  // In a process of its own: the test runner's NODE_ENV would choose React's development build.
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: web, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const textOf = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  // Vite wrote it a moment ago, in its documented shape.
  const manifest = JSON.parse(textOf('.vite/manifest.json')) as Record<string, Chunk>;

  function visit(module: string, found: Map<string, Chunk>): void {
    if (found.has(module)) return;
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`${config} builds no ${module}`);
    found.set(module, chunk);
    for (const imported of chunk.imports ?? []) visit(imported, found);
  }

  return {
    textOf,
    loaded: (...modules) => {
      const found = new Map<string, Chunk>();
      for (const module of modules) visit(module, found);
      const chunks = [...found.values()];
      return {
        scripts: [...new Set(chunks.map(({ file }) => file))],
        styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
      };
    },
    kilobytes: (files) => files.reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0) / 1000,
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

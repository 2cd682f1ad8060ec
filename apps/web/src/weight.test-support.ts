import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

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

/** What was built for the browser, to be weighed. */
export interface WeighedBuild {
  /** All that comes with these modules before anybody acts: their files and those that they import statically. */
  loaded: (...modules: readonly string[]) => Loaded;
  /** All that was built. */
  files: () => string[];
  textOf: (file: string) => string;
  /** Thousands of bytes over the wire, to a browser that reads Brotli as all do. */
  kilobytes: (files: readonly string[]) => number;
}

/** Weighs what `npm test` built before it began: the very files that are served. */
export function weigh(folder: 'client' | 'public' | 'widget'): WeighedBuild {
  const dist = path.resolve(import.meta.dirname, '../dist', folder);
  if (!existsSync(dist)) throw new Error(`nothing was built to ${dist}: npm test builds first`);
  const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const wireBytes = (file: string) => {
    const compressed = path.join(dist, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size;
  };

  // Vite wrote it, in its documented shape.
  const manifest = () => JSON.parse(textOf('.vite/manifest.json')) as Record<string, Chunk>;
  function visit(chunks: Record<string, Chunk>, module: string, found: Map<string, Chunk>): void {
    if (found.has(module)) return;
    const chunk = chunks[module];
    if (chunk === undefined) throw new Error(`the build of ${folder} has no ${module}`);
    found.set(module, chunk);
    for (const imported of chunk.imports ?? []) visit(chunks, imported, found);
  }

  return {
    files: () => readdirSync(path.join(dist, 'assets')).map((file) => `assets/${file}`),
    textOf,
    loaded: (...modules) => {
      const chunks = manifest();
      const found = new Map<string, Chunk>();
      for (const module of modules) visit(chunks, module, found);
      const all = [...found.values()];
      return {
        scripts: [...new Set(all.map(({ file }) => file))],
        styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
      };
    },
    kilobytes: (files) => files.reduce((sum, file) => sum + wireBytes(file), 0) / 1000,
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageAssets } from './page';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
);

const entry = 'src/app/booking/entry-client.tsx';

/** What a public page loads, from the manifest that the build left: its entry, what that imports, and their styles. */
export function readPageAssets(webDir: string): PageAssets {
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(webDir, 'client/.vite/manifest.json'), 'utf8')));
  const loaded = new Set<string>();
  const visit = (key: string) => {
    if (loaded.has(key)) return;
    loaded.add(key);
    manifest[key]?.imports.forEach(visit);
  };
  visit(entry);
  const chunks = [...loaded].flatMap((key) => manifest[key] ?? []);
  const [main, ...imported] = chunks.map(({ file }) => `/${file}`);
  if (main === undefined) throw new Error(`the manifest of the web build has no ${entry}`);
  return {
    scripts: [main],
    preloads: imported,
    styles: [...new Set(chunks.flatMap(({ css }) => css.map((file) => `/${file}`)))],
  };
}

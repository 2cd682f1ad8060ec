import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './compressed.config';

const built = path.join(import.meta.dirname, 'dist/public');
const copied = path.join(import.meta.dirname, 'public');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Files that the page names and the manifest does not know. */
const others = ['guia.webmanifest', 'favicon.svg', 'guia/icon-192.png', 'guia/icon-512.png'];

/** What the guide needs without a connection, as the build of the public pages left it. */
function guideFiles(): { url: string; revision: string | null }[] {
  // Vite wrote it a moment ago, in its documented shape.
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(imported);
  };
  visit('guia.html');
  if (files.size === 0) throw new Error('the manifest of the public pages has no guia.html');
  const revision = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return [
    // Files with their hash in the name never change.
    ...[...files].map((file) => ({ url: `/${file}`, revision: null })),
    // Under its address, not its name: only there does it come with its own security policy.
    { url: '/guia', revision: revision(path.join(built, 'guia.html')) },
    ...others.map((file) => ({ url: `/${file}`, revision: revision(path.join(copied, file)) })),
  ];
}

/** Read when something is built, not when the settings are. */
const withGuideFiles: Plugin = {
  name: 'guide-files',
  config: () => ({ define: { guideFiles: JSON.stringify(guideFiles()) } }),
};

/** The guide's service worker, built after the public pages: it carries the names of their files. */
export default defineConfig({
  plugins: [withGuideFiles, compressed()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: 'src/app/guide/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'guia-sw.js' },
    },
  },
});

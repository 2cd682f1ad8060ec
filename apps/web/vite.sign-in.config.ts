import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = path.resolve('dist/drawn');
/** Filled in by the server, which knows what an installation is called. */
const appName = '[appName]';

/** Behind the build of the back office: its sign-in page in each language, so that it is seen before any script has run. */
export default defineConfig({
  plugins: [react(), drawnPages()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: 'src/app/sign-in/drawn.tsx',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'drawn.js', codeSplitting: false } },
  },
});

function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    apply: 'build',
    async closeBundle() {
      const { drawSignIn } = await import(pathToFileURL(path.join(outDir, 'drawn.js')).href);
      const page = await readFile('dist/client/login.html', 'utf8');
      for (const language of ['es', 'pt']) {
        const { locale, title, content } = await drawSignIn(language, appName);
        const drawn = page
          .replace('<html lang="es"', `<html lang="${locale}"`)
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-drawn="${language}" data-app-name="${appName}">${content}</div>`,
          );
        await writeFile(`dist/client/login.${language}.html`, drawn);
      }
      await rm(outDir, { recursive: true });
    },
  };
}

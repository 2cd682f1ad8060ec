import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.config';
import { ourColours } from './our-colours.config';
import { scrollAreaAlone, togetherGroups } from './together.config';

/** The back office. Built apart from the public pages: what they share would fall into many small files. */
export default defineConfig({
  plugins: [react(), scrollAreaAlone(), compressed()],
  css: { postcss: ourColours },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['index.html', 'login.html', 'instalar.html'],
      output: {
        codeSplitting: { groups: togetherGroups },
        // The texts of a language are called by its code: two files of one name tell nobody which was not loaded.
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /\/locales\/(\w+)\/backoffice\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]';
          return `assets/${language}-[hash].js`;
        },
      },
    },
  },
});

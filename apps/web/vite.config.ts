import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The back office. Built apart from the public pages: what they share would fall into many small files. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preact } from './preact.config';

/** The server's renderer of the public pages, whole in one file: the server itself knows no React. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: preact },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/ssr',
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: 'src/app/booking/entry-server.tsx',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'entry-server.js' } },
  },
});

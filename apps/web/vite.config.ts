import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The browser's files: the back office (index.html) and the public pages (an entry of their own, which shares React
 * with it and nothing of Mantine). The server reads from the manifest what a public page must load.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['index.html', 'src/app/booking/entry-client.tsx'] },
  },
});

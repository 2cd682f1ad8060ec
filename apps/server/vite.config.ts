import { defineConfig } from 'vite';

// Workspace packages export source and are bundled; npm packages stay outside and load from node_modules.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'admin-create': 'src/admin-create.ts',
        'admin-recover': 'src/admin-recover.ts',
        'import-postal': 'src/import-postal.ts',
        'text-worker': 'src/text-worker.ts',
      },
    },
  },
  ssr: { noExternal: [/^@dehesa\//] },
});

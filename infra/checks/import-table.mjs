/**
 * Who may import whom. The first zone whose folder holds the importing file decides.
 *
 * - `ours`: packages of ours that may be imported; all others may not
 * - `typesOf`: of these only types
 * - `only`: the only libraries that may be imported
 * - `never`: libraries that may not
 * - `neverFolders`: folders of the same workspace that may not be reached
 *
 * Tests are free to look behind the doors.
 */
export const ZONES = [
  { folder: 'packages/domain/src', ours: [], only: ['zod', 'temporal-polyfill', 'rrule-temporal'] },
  { folder: 'packages/db/src', ours: ['domain'], never: ['fastify', '@fastify/*', '@trpc/*', 'react'] },
  { folder: 'packages/i18n/src', ours: ['domain'], only: [] },
  { folder: 'packages/ui/src', ours: [], only: ['@mantine/*', 'react', 'react-dom'] },
  {
    folder: 'packages/services/src',
    ours: ['domain', 'db', 'i18n'],
    never: ['fastify', '@fastify/*', '@trpc/*', 'react'],
  },
  {
    folder: 'packages/demo/src',
    ours: ['domain', 'db', 'services'],
    never: ['fastify', '@fastify/*', '@trpc/*', 'react'],
  },
  {
    folder: 'apps/server/src/trpc',
    ours: ['services', 'domain', 'i18n'],
    never: ['drizzle-orm', 'postgres', 'pg'],
    neverFolders: ['apps/server/src/legacy'],
  },
  {
    folder: 'apps/server/src/legacy',
    ours: ['services', 'domain', 'i18n'],
    never: ['drizzle-orm', 'postgres', 'pg', '@trpc/*'],
    neverFolders: ['apps/server/src/trpc'],
  },
  { folder: 'apps/server/src', ours: ['services', 'demo', 'domain', 'i18n', 'db'], never: ['drizzle-orm', 'react'] },
  {
    folder: 'apps/web/src/app/booking',
    ours: ['domain', 'i18n', 'ui'],
    typesOf: ['server'],
    never: ['@mantine/*', '@tiptap/*', '@tanstack/*'],
    neverFolders: ['apps/web/src/app/backoffice', 'apps/web/src/app/widget'],
  },
  {
    folder: 'apps/web/src/app/widget',
    ours: ['domain', 'i18n'],
    typesOf: ['server'],
    never: ['@mantine/*', '@tiptap/*', '@tanstack/*', 'react', 'react-dom'],
    neverFolders: ['apps/web/src/app/backoffice', 'apps/web/src/app/booking'],
  },
  {
    folder: 'apps/web/src/app/guide',
    ours: ['domain', 'i18n', 'ui'],
    typesOf: ['server'],
    never: ['@mantine/*', '@tiptap/*', '@tanstack/*'],
    neverFolders: ['apps/web/src/app/backoffice', 'apps/web/src/app/widget'],
  },
  { folder: 'apps/web/src/app', ours: ['domain', 'i18n', 'ui'], typesOf: ['server'] },
  {
    folder: 'apps/web/src/features',
    ours: ['domain', 'i18n', 'ui'],
    typesOf: ['server'],
    neverFolders: ['apps/web/src/app'],
  },
  {
    folder: 'apps/web/src/lib',
    ours: ['domain', 'i18n', 'ui'],
    typesOf: ['server'],
    neverFolders: ['apps/web/src/app', 'apps/web/src/features'],
  },
];

/** Libraries that one file alone may import, so that replacing them is that file's matter. */
export const BEHIND_ONE_FILE = { lucia: 'packages/services/src/auth/sessions/session-store.ts' };

/** Folders whose subfolders are nouns: one reaches another through its index alone, or the blocks of queries in its `read`. */
export const NOUN_FOLDERS = ['packages/domain/src', 'packages/services/src'];

/** Subfolders of those that are no noun: what any noun may take. */
export const NO_NOUNS = ['packages/domain/src/texts', 'packages/services/src/batches'];

/** Folders whose subfolders never reach each other. */
export const SEPARATE_FOLDERS = ['apps/web/src/features'];

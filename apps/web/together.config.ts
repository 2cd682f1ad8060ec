import type { Plugin } from 'vite';

const anyOf = (folder: string, names: readonly string[], rest = '/') =>
  new RegExp(`${folder}/(?:${names.join('|')})${rest}`);

const mantine = '@mantine/core/esm';
const component = (...names: readonly string[]) => anyOf(`${mantine}/components`, names);
const library = (...names: readonly string[]) => anyOf('/node_modules', names);
const ours = (folder: string, ...names: readonly string[]) => anyOf(folder, names, String.raw`\.tsx?$`);
const isAny =
  (...tests: readonly RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/**
 * What comes together anyway comes in one file: left alone the build makes one of each icon and each part of two screens, and
 * a file of its own costs a request with headers of a kilobyte, often more than it holds.
 */
export const togetherGroups = [
  {
    // What the sign-in page and every other screen need.
    name: 'first',
    priority: 4,
    test: isAny(
      /vite\/preload-helper/,
      library('react', 'react-dom', 'scheduler', 'clsx', 'superjson', 'copy-anything', 'is-what', '@trpc/client'),
      anyOf(`${mantine}/core`, ['MantineProvider', 'Box', 'styles-api', 'InlineStyles', 'factory']),
      component('Input', 'InputBase', 'TextInput', 'Transition', 'Button', 'ActionIcon', 'Loader'),
      ours('packages/domain/src', 'identity/identity', 'messages/statuses'),
      component('Alert', 'CloseButton', 'Title', 'Text', 'Container', 'Stack', 'UnstyledButton', 'VisuallyHidden'),
      component('Center', 'Anchor'),
      anyOf('@mantine/hooks/esm', ['use-document-title', 'use-id', 'use-uncontrolled']),
      ours('packages/ui/src', 'theme', 'screen-states'),
      ours('packages/domain/src', '[a-z-]+/errors', 'errors', 'error-kinds', 'language-codes', 'calendar-days'),
      ours('packages/i18n/src', 'start', 'locales/../start', 'refusal-text', 'formats/[a-z]+', 'locales/../counting'),
      ours(
        'apps/web/src/lib',
        'backoffice-[a-z]+',
        'language',
        'kept/device-keys',
        'loaded-texts',
        'error-[a-z]+',
        'wire',
        'madrid-today',
      ),
      ours('apps/web/src/lib', 'forms/form-lock', 'live/database-away', 'addresses/call-.*'),
      ours('apps/web/src/lib', 'live/waits-for-database', 'live/live-button', 'forms/typed-before'),
      ours('apps/web/src/lib', 'addresses/returned-page'),
      ours('apps/web/src/app/backoffice', 'language-choice', 'start-failed', 'away-banner', 'is-settled'),
      ours('apps/web/src/app/backoffice', 'addresses/wanted-address'),
      ours('apps/web/src/features/auth', 'form-notice'),
      // Of each language's texts and of its refusals: alone it costs more than it holds.
      ours('packages/i18n/src', 'locales/../group-size'),
    ),
  },
  {
    // The frame around every screen.
    name: 'frame',
    priority: 3,
    test: isAny(
      library('@tanstack/.*', '@trpc/react-query', '@mantine/store', 'use-sync-external-store'),
      /\/@mantine\/notifications\/esm\/notifications\.store\.mjs$/,
      component('Avatar', 'NavLink', 'Portal', 'Collapse', 'Badge', 'Group', 'Burger'),
      ours('packages/domain/src', 'access', 'paging/page-sizes'),
      ours(
        'apps/web/src/lib',
        'trpc',
        'live/notice-database-away',
        'proof',
        'session',
        'refusal',
        'addresses/address-view',
        'files/image-sizes',
      ),
      ours('apps/web/src/app/backoffice', 'account', 'language-switch', 'session-end', 'guards', 'database-away'),
      ours('apps/web/src/app/backoffice', 'top-bar', 'side-menu', 'menu', 'unread-badge', 'licence-badge', 'layout'),
      ours('apps/web/src/features/auth', 'proof/proof-host'),
      // Small, and of most screens.
      component('Skeleton'),
      ours('packages/i18n/src', 'terms', 'locales/../terms', 'backoffice/guides/guide-names'),
    ),
  },
  // A tenth of all, and for forms: no other group shall bring it along.
  {
    name: 'schemas',
    priority: 2,
    test: isAny(library('zod'), ours('packages/domain/src', 'paging/index', 'texts/web-address')),
  },
  {
    // What is asked and told once somebody acts: no screen waits for it.
    name: 'acting',
    // What others need too is theirs.
    priority: 0,
    test: isAny(
      component('Modal', 'ModalBase', 'Overlay', 'FocusTrap', 'Notification'),
      library('react-remove-scroll.*', 'react-transition-group', '@mantine/notifications/esm'),
      library('use-sidecar', 'use-callback-ref', 'react-style-singleton'),
      ours('packages/ui/src', 'question-dialog'),
    ),
  },
  {
    name: 'lists',
    priority: 1,
    test: isAny(
      component('Pagination', 'Table', 'NativeSelect'),
      anyOf(
        '@tabler/icons-react/dist/esm/icons',
        ['IconEyeOff', 'IconCloudStorm', 'IconChevronUp'],
        String.raw`\.mjs$`,
      ),
      ours('apps/web/src/features/activities', 'list/activity-thumbnail', 'use-set-registrations'),
      ours('apps/web/src/lib', 'copy-id-button', 'copy-text', 'bin/use-undo-notice', 'bin/bin-link'),
      ours('packages/i18n/src', 'backoffice/bin/bin-name'),
      ours('packages/ui/src', 'question', 'confirm-button', 'dialog-buttons'),
      ours(
        'apps/web/src/lib/lists',
        'search-field',
        'paged-list',
        'list-pager',
        'data-list',
        'sort-button',
        'past-the-end',
        'list-look',
        'lines',
        'contact-links',
        'guide-names',
        'order-by-name',
        'many/list-selection',
        'many/ticks',
      ),
    ),
  },
  {
    // What the top bar brings once the first picture stands.
    name: 'tools',
    priority: 0,
    test: isAny(
      ours('apps/web/src/app/backoffice', 'tools/.*', 'finder/finder-button', 'help/help-topics', 'help/help-link'),
      ours('packages/i18n/src', 'locales/../backoffice/help/titles'),
    ),
  },
  {
    // Small parts of most screens.
    name: 'parts',
    priority: 2,
    minShareCount: 4,
    test: isAny(
      library('@tabler/icons-react'),
      component('Card', 'Paper', 'Progress', 'Image', 'Switch', 'ThemeIcon'),
      anyOf(`${mantine}/utils`, ['InlineInput', 'InputsGroupFieldset']),
      ours('packages/ui/src', 'page-header'),
      ours('apps/web/src/lib', 'query-view', 'addresses/links'),
    ),
  },
];

/**
 * Mantine's scroll area takes one small hook from the library that positions menus, which then came whole, 18 kB, into every
 * list; its own hooks have the same. Tables and dialogs name the scroll area and do not use it: ours scroll as the browser does.
 */
export function scrollAreaAlone(): Plugin {
  const hook = '\0scroll-area-refs';
  const nothing = '\0no-scroll-area';
  return {
    name: 'scroll-area-alone',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source === '@floating-ui/react' && importer?.endsWith('/ScrollArea/ScrollArea.mjs')) return hook;
      const names = source.endsWith('/ScrollArea/ScrollArea.mjs') && /\/(?:TableScrollContainer|ModalRoot)\.mjs$/;
      return names && names.test(importer ?? '') ? nothing : null;
    },
    load: (id) => {
      if (id === hook)
        return `import { useMergedRef } from '@mantine/hooks';\nexport const useMergeRefs = (refs) => useMergedRef(...refs);`;
      const told = 'a table that scrolls is of the type "native"';
      return id === nothing
        ? `export const ScrollArea = () => { throw new Error('${told}'); };\nScrollArea.Autosize = ScrollArea;`
        : null;
    },
  };
}

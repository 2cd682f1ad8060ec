import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.config';
import { preact } from './preact.config';

/**
 * What runs without Mantine: the public pages, the guide's list and the printed lists, which share React. The server reads
 * from the manifest what each of them must load.
 */
export default defineConfig({
  plugins: [react(), compressed()],
  resolve: { alias: preact },
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: [
        'guia.html',
        'src/app/booking/entry-client.ts',
        'src/app/booking/frame-client.ts',
        'src/app/print/print-list.ts',
      ],
      output: {
        // A file of its own costs each of them more than it holds.
        codeSplitting: {
          groups: [
            // Every page has it: a group that came first would take it along.
            { name: 'preload-helper', test: /vite\/preload-helper/ },
            {
              name: 'page-parts',
              test: /\/(?:page-ids|page-texts|read-only|widget-frame|live-button|typed-before|legal-link|calendar-days|language-codes|counting|hours)\.tsx?$/,
            },
            // What brings pages to life, and the small parts that most of them are made of.
            {
              name: 'life',
              test: /\/(?:(?:madrid-today|i18n\/src\/booking|times-text|agenda-link)\.tsx?|preact\/compat\/client\.mjs)$/,
            },
            // What the booking form shares with what is loaded when somebody acts, and with the page of one's own booking.
            {
              name: 'form-parts',
              test: /\/(?:field|choice-fields|random-key|question-answers|questions|page-address|person-fields|domain\/src\/errors|identity\/identity|tab-storage|party\/party|party\/unnamed|refused-field|activity-questions|tidy-postal-code|companion-fields|consent-fields|fill-place|group-size)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the real manifest says of the files that the server asks it for. */
const manifest = {
  'src/app/booking/entry-client.ts': { file: 'assets/public.js', isEntry: true, css: ['assets/public.css'] },
  'src/app/booking/hydrate-page.tsx': { file: 'assets/hydrate.js', imports: ['_react.js'] },
  'src/app/booking/activity/activity-page.tsx': {
    file: 'assets/activity.js',
    imports: ['_react.js'],
    css: ['assets/activity.css'],
  },
  '../../packages/i18n/src/locales/es/booking.ts': { file: 'assets/texts-es.js' },
  '../../packages/i18n/src/locales/pt/booking.ts': { file: 'assets/texts-pt.js' },
  '../../packages/i18n/src/locales/en/booking.ts': { file: 'assets/texts-en.js' },
  'src/app/booking/not-found-page.tsx': { file: 'assets/not-found.js' },
  'src/app/booking/frame-client.ts': { file: 'assets/frame.js', isEntry: true, css: ['assets/frame.css'] },
  'src/app/booking/failed-page.tsx': { file: 'assets/failed.js' },
  'src/app/booking/my-booking/my-booking-page.tsx': { file: 'assets/my-booking.js' },
  'src/features/reservations/cancellation/cancellation-form.tsx': { file: 'assets/cancellation.js' },
  'src/features/reservations/offer/offer-page.tsx': { file: 'assets/offer.js' },
  'src/features/collaborators/sign-up/sign-up-form.tsx': { file: 'assets/sign-up.js' },
  'src/features/check-in/checkpoint/checkpoint-form.tsx': { file: 'assets/checkpoint.js' },
  'src/app/print/print-list.ts': { file: 'assets/print.js', isEntry: true, css: ['assets/print.css'] },
  '_react.js': { file: 'assets/react.js', css: ['assets/shared.css'] },
  'guia.html': { file: 'assets/guide.js', isEntry: true, imports: ['_react.js'], css: ['assets/guide.css'] },
};

/**
 * For tests: a build of the web that draws the request instead of the page, because what is handed over is what is tested.
 * Whoever asks for it removes the folder.
 */
export function writeFakeWeb(): string {
  const webDir = mkdtempSync(path.join(tmpdir(), 'dehesa-web-'));
  const files = {
    'client/index.html': '<!doctype html><title>Dehesa</title>',
    'client/login.html': '<!doctype html>',
    'client/instalar.html': '<!doctype html><title>instalar</title>',
    'client/login.es.html': '<!doctype html><html lang="es-ES"><title>Iniciar sesión · [appName]</title>',
    'client/login.pt.html': '<!doctype html><html lang="pt-PT"><title>Iniciar sessão · [appName]</title>',
    'public/.vite/manifest.json': JSON.stringify(manifest),
    'ssr/package.json': '{"type":"module"}',
    'ssr/entry-server.js': 'export const renderPage = (request) => JSON.stringify(request);',
    'widget/widget.js': '(function(){})();',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(webDir, file)), { recursive: true });
    writeFileSync(path.join(webDir, file), text);
  }
  return webDir;
}

import { expect, it, vi } from 'vitest';
import { downloadFile, fileName } from './download-file';

it.each([
  ['attachment; filename="Rutas.pdf"', 'Rutas.pdf'],
  [`attachment; filename="Aguilas.pdf"; filename*=UTF-8''%C3%81guilas%20y%20buitres.pdf`, 'Águilas y buitres.pdf'],
  [`attachment; filename="Aguilas.pdf"; filename*=UTF-8''%C3`, 'Aguilas.pdf'],
  ['attachment', ''],
  ['', ''],
])('%s is named %s', (disposition, name) => {
  expect(fileName(disposition)).toBe(name);
});

/** What becomes of a file that breaks off after its first bytes. */
async function brokenOff(onLine: boolean) {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'x-request-id': 'an-id' } }));
  vi.stubGlobal('navigator', { onLine });
  try {
    return await downloadFile('/api/exports/datos-generales.xlsx');
  } finally {
    vi.unstubAllGlobals();
  }
}

it('what the server breaks off is its fault, with the id that its log has; without a connection it is that', async () => {
  expect(await brokenOff(true)).toEqual({ kind: 'fault', requestId: 'an-id' });
  expect(await brokenOff(false)).toEqual({ kind: 'offline' });
});

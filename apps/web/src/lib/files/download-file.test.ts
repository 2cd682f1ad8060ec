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
async function brokenOff(afterwards: 'answers' | 'is not reached') {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/api/health') return new Response(body, { headers: { 'x-request-id': 'an-id' } });
    if (afterwards === 'is not reached') throw new TypeError('Failed to fetch');
    // The database may be what was lost.
    return new Response('{}', { status: 503 });
  });
  try {
    return await downloadFile('/api/exports/datos-generales.xlsx');
  } finally {
    vi.unstubAllGlobals();
  }
}

it('what the server breaks off is its fault, with the id that its log has; where it is not reached either, the connection is lost', async () => {
  expect(await brokenOff('answers')).toEqual({ kind: 'fault', requestId: 'an-id' });
  expect(await brokenOff('is not reached')).toEqual({ kind: 'offline' });
});

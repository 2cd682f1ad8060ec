import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { madeUpMunicipalities, type Sheet, serveMunicipalities } from '@dehesa/testing/municipalities';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldUpMs, limitMs } from '../../main-thread.test-support';
import { localOutgoing } from '../outgoing/local-outgoing.test-support';
import { OgcMunicipalities } from './ogc-municipalities';
import { borderReaderHere, threadBorderReader } from './thread-border-reader';

const serverFolder = fileURLToPath(new URL('../../..', import.meta.url));
const file = path.join(serverFolder, 'dist/test-borders/border-worker.js');

/** As it is built for the product, beside it. */
beforeAll(async () => {
  await build({
    root: serverFolder,
    logLevel: 'error',
    build: {
      outDir: 'dist/test-borders',
      rollupOptions: { input: { 'border-worker': 'src/threads/border-worker.ts' } },
    },
  });
}, 120_000);
afterAll(() => rm(path.dirname(file), { recursive: true, force: true }));

async function served(sheet: Sheet) {
  const service = await serveMunicipalities(madeUpMunicipalities(sheet));
  const reader = threadBorderReader({ file });
  return { service, source: new OgcMunicipalities({ url: service.url, outgoing: localOutgoing, reader }) };
}

describe('the thread for borders (B109)', () => {
  const page = (columns: number) =>
    Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: madeUpMunicipalities({ columns }) }));

  it('reads and draws as this one would, and refuses in the same words', async () => {
    const reader = threadBorderReader({ file });
    expect(await reader.page(page(2))).toEqual(await borderReaderHere.page(page(2)));
    expect(await reader.draw([page(2), page(3)])).toEqual(await borderReaderHere.draw([page(2), page(3)]));
    await expect(reader.page(Buffer.from('<html>'))).rejects.toMatchObject({ code: 'places.bordersUnreadable' });
  });

  it('ends what takes too long, or more memory than it has', async () => {
    const slow = threadBorderReader({ file, deadlineMs: 1 });
    const large = Buffer.from(
      JSON.stringify({ type: 'FeatureCollection', features: madeUpMunicipalities({ bends: 20_000 }) }),
    );
    await expect(slow.draw([large])).rejects.toMatchObject({ code: 'places.bordersTooMuch' });
    const small = threadBorderReader({ file, megabytes: 24 });
    await expect(small.draw([large])).rejects.toMatchObject({ code: 'places.bordersTooMuch' });
  }, 60_000);

  it('draws as much as may come, and nobody waits for it meanwhile', async () => {
    // The first call loads what fetches: one file in the product, a hundred here.
    const { service: few, source: first } = await served({});
    await first.fetch({ onProgress: async () => undefined });
    few.close();
    // 60 municipalities as long as the longest: 55 MB.
    const { service, source } = await served({ columns: 10, rows: 6, bends: 9_700 });
    try {
      let drawn: unknown;
      // The first look may meet the collector at two million points that this test itself has just made.
      const block = await heldUpMs(async () => {
        service.asked.length = 0;
        drawn = await source.fetch({ onProgress: async () => undefined });
      });
      expect(drawn).toMatchObject({ municipalities: 60, lines: expect.stringContaining('MultiLineString') });
      expect(service.asked).toHaveLength(6);
      expect(block).toBeLessThan(limitMs);
    } finally {
      service.close();
    }
  }, 180_000);
});

import { files } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities/activities.test-support';
import { fileIdOf, smallImageKey } from './file-names';
import { readFile } from './read-file';
import { maxUploadBytes, storeImage } from './store-image';

let world: ActivityWorld;
beforeAll(async () => {
  world = await createActivityWorld();
});
afterAll(() => world.close());

const store = (bytes: Uint8Array) => storeImage(world.as(world.actors.company), bytes);

/** Left half red, right half blue, so that a turn shows. */
function picture(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
}

async function stored(url: string) {
  const key = url.replace('/files/', '');
  const { bytes } = await readFile(world.as(null), key);
  return { key, bytes, metadata: await sharp(bytes).metadata() };
}

describe('what is stored (B33)', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    '%s becomes a JPEG of at most 1366 px, with a variant for phones',
    async (format) => {
      const image = await store(await picture(1600, 800).toFormat(format).toBuffer());
      expect(image).toMatchObject({ width: 1366, height: 683 });
      const { key, bytes, metadata } = await stored(image.url);
      expect(metadata).toMatchObject({ format: 'jpeg', width: 1366 });
      const small = await stored(`/files/${smallImageKey(key)}`);
      expect(small.metadata).toMatchObject({ format: 'jpeg', width: 640 });
      expect(await world.db.select().from(files).where(eq(files.id, image.id))).toMatchObject([
        { storageKey: key, kind: 'image', mediaType: 'image/jpeg', bytes: bytes.byteLength, width: 1366, height: 683 },
      ]);
      expect(fileIdOf(image.url)).toBe(image.id);
    },
  );

  it('drops metadata with the place where it was taken, and keeps the orientation', async () => {
    const gps = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 50/1 0/1' } };
    const source = await picture(400, 200).jpeg().withExif(gps).withMetadata({ orientation: 6, exif: gps }).toBuffer();
    expect(await sharp(source).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    expect(source.includes('Camera')).toBe(true);
    const { bytes, metadata } = await stored((await store(source)).url);
    expect(metadata).toMatchObject({ width: 200, height: 400 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(Buffer.from(bytes).includes('Camera')).toBe(false);
    const top = await sharp(bytes).extract({ left: 90, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(200);
  });

  it('leaves small pictures at their size and puts transparent ones on white', async () => {
    const clear = sharp({ create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const image = await store(await clear.png().toBuffer());
    expect(image).toMatchObject({ width: 10, height: 10 });
    const pixel = await sharp((await stored(image.url)).bytes)
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel].every((channel) => channel > 250)).toBe(true);
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  it.each<[string, Uint8Array]>([
    ['SVG', Buffer.from(svg)],
    ['SVG that says it is XML', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['the first bytes of a JPEG and then none', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['nothing', new Uint8Array()],
  ])('%s', async (_case, bytes) => {
    await expect(store(bytes)).rejects.toMatchObject({ code: 'file.unsupported' });
  });

  it('a TIFF, which browsers cannot make', async () => {
    await expect(store(await picture(10, 10).tiff().toBuffer())).rejects.toMatchObject({ code: 'file.unsupported' });
  });

  it('more than 2 MB', async () => {
    const refusal = { failure: { code: 'file.tooLarge', params: { maxMegabytes: 2 } } };
    await expect(store(new Uint8Array(maxUploadBytes + 1))).rejects.toMatchObject(refusal);
  });

  it('visitors and members', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    await expect(storeImage(world.as(null), bytes)).rejects.toMatchObject({ code: 'access.unauthenticated' });
    await expect(storeImage(world.as(world.actors.member), bytes)).rejects.toMatchObject({ code: 'access.forbidden' });
  });

  it.each(['../secret-key', 'x.jpg', '', '00000000-0000-4000-8000-000000000000.jpg', '..%2f'])(
    'the key %j',
    async (key) => {
      await expect(readFile(world.as(null), key)).rejects.toMatchObject({ code: 'record.notFound' });
    },
  );
});

import { closedAfterAll } from '@dehesa/testing';
import { files } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createActivityWorld } from '../activities/activities.test-support';
import { fileIdOf, smallImageKey } from './file-names';
import { maxUploadBytes } from './limits';
import { photograph } from './sample-files.test-support';
import { storeImage } from './store-image';

const world = await closedAfterAll(createActivityWorld());

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
  const bytes = await world.files.read(key);
  if (bytes === undefined) throw new Error('nothing is stored there');
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

  it('more than 15 MB', async () => {
    const refusal = { failure: { code: 'file.tooLarge', params: { maxMegabytes: 15 } } };
    await expect(store(new Uint8Array(maxUploadBytes + 1))).rejects.toMatchObject(refusal);
  });

  it('visitors and members', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    await expect(storeImage(world.as(null), bytes)).rejects.toMatchObject({ code: 'access.unauthenticated' });
    await expect(storeImage(world.as(world.actors.member), bytes)).rejects.toMatchObject({ code: 'access.forbidden' });
  });
});

describe('large pictures', () => {
  it('of a phone are stored as small as any other', async () => {
    const source = await (await photograph()).jpeg({ quality: 95 }).toBuffer();
    expect(source.byteLength).toBeGreaterThan(5 * 1024 * 1024);
    const image = await store(source);
    expect(image).toMatchObject({ width: 1366, height: 1025 });
    expect((await stored(image.url)).bytes.byteLength).toBeLessThan(2 * 1024 * 1024);
  });

  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  it.each<[string, (width: number, height: number) => Promise<Buffer>]>([
    [
      'a JPEG in several passes',
      (...sides) =>
        blank(...sides)
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    [
      'an interlaced PNG',
      (...sides) =>
        blank(...sides)
          .png({ progressive: true })
          .toBuffer(),
    ],
    [
      'a PNG that is to be turned',
      (...sides) =>
        blank(...sides)
          .withMetadata({ orientation: 6 })
          .png()
          .toBuffer(),
    ],
  ])('as %s pass up to 40 MP', async (_case, encode) => {
    expect(await store(await encode(7_700, 5_190))).toMatchObject({ width: expect.any(Number) });
    await expect(store(await encode(8_000, 5_010))).rejects.toMatchObject({ code: 'file.unsupported' });
  });

  it.each<[string, (width: number, height: number) => Promise<Buffer>]>([
    [
      'a JPEG in one pass',
      (...sides) =>
        blank(...sides)
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
    ],
    [
      'a plain PNG',
      (...sides) =>
        blank(...sides)
          .png()
          .toBuffer(),
    ],
  ])('as %s pass beyond that', async (_case, encode) => {
    expect(await store(await encode(8_000, 5_010))).toMatchObject({ width: expect.any(Number) });
  });

  it('that are a few bytes with gigantic sides are refused', async () => {
    const blank = { width: 11_000, height: 10_000, channels: 3 as const, background: '#ffffff' };
    const source = await sharp({ create: blank, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
    expect(source.byteLength).toBeLessThan(maxUploadBytes);
    await expect(store(source)).rejects.toMatchObject({ code: 'file.unsupported' });
  });
});

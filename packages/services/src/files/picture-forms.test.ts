import { memoryFiles } from '@dehesa/testing';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallImageKey, storageKeysOf } from './file-names';
import { PictureForms } from './picture-forms';

const id = '11111111-1111-4111-8111-111111111111';
const [whole, small, medium, tiny] = [`${id}.jpg`, `${id}-640.jpg`, `${id}-960.jpg`, `${id}-160.jpg`] as const;
/** What goes out in place of what is kept as WebP alone. */
const jpegOf: Record<string, string> = { [medium]: whole, [tiny]: small };
const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
const picture = await jpeg(1366, 911);
const smallPicture = await jpeg(640, 427);
const tooLarge = await jpeg(2400, 2000);

const files = memoryFiles();
let forms: PictureForms;
beforeEach(() => {
  files.stored.clear();
  files.stored.set(whole, picture);
  files.stored.set(smallImageKey(whole), smallPicture);
  forms = new PictureForms(files);
});

/** What is sent, asked for until all that can be made is there. */
async function sent(key: string, takesWebp = true) {
  await forms.keyFor(key, takesWebp);
  await forms.idle();
  return forms.keyFor(key, takesWebp);
}

describe('who takes WebP', () => {
  it.each([
    [whole, `${id}.webp`, 1366],
    [small, `${id}-640.webp`, 640],
    [medium, `${id}-960.webp`, 960],
    [tiny, `${id}-160.webp`, 160],
  ])('gets %s as what is on the disk, and from then on smaller, as wide', async (key, form, width) => {
    const jpeg = jpegOf[key] ?? key;
    expect(await forms.keyFor(key, true)).toBe(jpeg);
    expect(await sent(key)).toBe(form);
    const stored = files.stored.get(form);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width });
    expect(stored?.byteLength).toBeLessThan(files.stored.get(jpeg)?.byteLength ?? 0);
    // Another process finds what this one made, and makes nothing.
    const write = vi.spyOn(files, 'write');
    expect(await new PictureForms(files).keyFor(key, true)).toBe(form);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });

  it('gets lists’ small ones with fewer bytes than their side alone spares', async () => {
    // Fine grain averages out at a tenth of the side and leaves nothing to spare: this one is as coarse as what is made.
    const coarse = await sharp(await jpeg(160, 107))
      .resize({ width: 1366, kernel: 'nearest' })
      .jpeg()
      .toBuffer();
    files.stored.set(whole, coarse);
    await sent(tiny);
    const asOthers = await sharp(coarse).resize({ width: 160 }).webp({ quality: 80 }).toBuffer();
    expect(asOthers.byteLength).toBeGreaterThan(2_000);
    expect(files.stored.get(`${id}-160.webp`)?.byteLength).toBeLessThan(asOthers.byteLength * 0.85);
  });

  it('gets the original when the process ends before its turn came', async () => {
    await Promise.all([whole, small, medium].map((key) => forms.keyFor(key, true)));
    await forms.stop();
    expect([...files.stored.keys()].filter((key) => key.endsWith('.webp'))).toHaveLength(1);
  });

  it('is never kept waiting, and several who ask at once have one made', async () => {
    const write = vi.spyOn(files, 'write');
    const keys = await Promise.all(Array.from({ length: 20 }, () => forms.keyFor(whole, true)));
    expect(new Set(keys)).toEqual(new Set([whole]));
    await forms.idle();
    expect(write.mock.calls.map(([key]) => key)).toEqual([`${id}.webp`]);
    write.mockRestore();
  });
});

it('who takes none gets the JPEG, also of what is kept as WebP alone, and nothing is made', async () => {
  for (const key of [whole, small]) expect(await sent(key, false)).toBe(key);
  for (const key of [medium, tiny]) expect(await sent(key, false)).toBe(jpegOf[key]);
  expect([...files.stored.keys()]).toEqual([whole, small]);
  for (const key of [whole, small, medium, tiny]) await sent(key);
  expect(await forms.keyFor(small, false)).toBe(small);
});

it.each([`${id}.mp4`, `${id}.pdf`, `${id}-640.mp4`, `${id}-800.jpg`, '../x.jpg', ''])(
  '%j is no picture',
  async (key) => {
    const size = vi.spyOn(files, 'size');
    expect(await sent(key)).toBe(key);
    expect(size).not.toHaveBeenCalled();
    size.mockRestore();
  },
);

describe('what cannot be made', () => {
  it.each([
    ['bytes that are no picture', Buffer.from('0123456789')],
    ['a picture of more than what we store', tooLarge],
  ])('%s: is tried once and goes out as it is', async (_, content) => {
    files.stored.set(whole, content);
    const read = vi.spyOn(files, 'read');
    for (let time = 0; time < 3; time += 1) expect(await sent(whole)).toBe(whole);
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
  });

  it('nor stored, on a full disk', async () => {
    const write = vi.spyOn(files, 'write').mockRejectedValue(new Error('ENOSPC'));
    for (let time = 0; time < 3; time += 1) expect(await sent(whole)).toBe(whole);
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
  });

  it('is no smaller than the JPEG', async () => {
    vi.spyOn(files, 'size').mockImplementation(async (key) => (key === whole ? 10 : files.stored.get(key)?.byteLength));
    expect(await sent(whole)).toBe(whole);
    vi.restoreAllMocks();
    expect(files.stored.has(`${id}.webp`)).toBe(false);
  });

  it('is that of a picture which is removed meanwhile: nothing of it stays', async () => {
    const write = vi.spyOn(files, 'write').mockImplementation(async (key, content) => {
      if (!(content instanceof Uint8Array)) throw new Error('bytes are written');
      files.stored.delete(whole);
      files.stored.set(key, content);
      return { bytes: content.byteLength };
    });
    expect(await sent(whole)).toBe(whole);
    write.mockRestore();
    expect([...files.stored.keys()]).toEqual([small]);
  });
});

it('no more than fifty wait: the others are made when they are asked for again', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `${id.slice(0, -2)}${10 + index}`);
  const any = await jpeg(160, 107);
  for (const other of ids) files.stored.set(`${other}.jpg`, any);
  await Promise.all(ids.map((other) => forms.keyFor(`${other}.jpg`, true)));
  await forms.idle();
  const made = () => [...files.stored.keys()].filter((key) => key.endsWith('.webp')).length;
  expect(made()).toBeLessThan(60);
  for (const other of ids) await sent(`${other}.jpg`);
  expect(made()).toBe(60);
}, 30_000);

it('removing a stored picture names every form of it, and of other files what they are', () => {
  expect(storageKeysOf(whole).toSorted()).toEqual(
    [whole, small, `${id}.webp`, `${id}-160.webp`, `${id}-640.webp`, `${id}-960.webp`].toSorted(),
  );
  expect(storageKeysOf(`${id}.pdf`)).toEqual([`${id}.pdf`]);
});

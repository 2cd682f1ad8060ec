import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@dehesa/services/context';
import { describe, expect, it } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text);
const megabyte = 1024 * 1024;

/** For tests: what every file store keeps to. `keys` shows what lies in it, drafts and all. */
export function fileStoreContract(store: () => FileStore, keys: () => Promise<string[]>): void {
  const newKey = (extension = 'jpg') => `${randomUUID()}.${extension}`;
  const text = async (key: string) => {
    const read = await store().read(key);
    return read === undefined ? undefined : Buffer.from(read).toString();
  };

  it('writes, reads, replaces and removes', async () => {
    const key = newKey();
    expect(await store().write(key, bytes('one'))).toEqual({ bytes: 3 });
    expect(await store().write(key, Readable.from([bytes('two'), bytes(' times')]))).toEqual({ bytes: 9 });
    expect(await text(key)).toBe('two times');
    expect(await store().size(key)).toBe(9);
    expect((await keys()).filter((name) => name.includes(key.slice(0, 36)))).toEqual([key]);
    await store().remove(key);
    await store().remove(key);
    expect(await text(key)).toBeUndefined();
    expect(await keys()).not.toContain(key);
  });

  it('answers nothing for what is not there', async () => {
    const key = newKey();
    expect(await store().read(key)).toBeUndefined();
    expect(await store().size(key)).toBeUndefined();
    expect(await store().open(key)).toBeUndefined();
    expect(await store().open(key, { start: 0, end: 1 })).toBeUndefined();
  });

  it('keeps an empty file', async () => {
    const key = newKey();
    expect(await store().write(key, Readable.from([], { objectMode: false }))).toEqual({ bytes: 0 });
    expect(await store().size(key)).toBe(0);
    expect(await text(key)).toBe('');
  });

  it('keeps a large stream, part by part', async () => {
    const key = newKey('mp4');
    const pieces = Array.from({ length: 13 }, (_, n) => Buffer.alloc(megabyte, n));
    expect(await store().write(key, Readable.from(pieces))).toEqual({ bytes: 13 * megabyte });
    const opened = await store().open(key, { start: 5 * megabyte - 1, end: 5 * megabyte });
    expect(opened?.size).toBe(13 * megabyte);
    expect(opened && [...(await buffer(opened.stream))]).toEqual([4, 5]);
    const whole = await store().open(key);
    expect(whole && (await buffer(whole.stream)).equals(Buffer.concat(pieces))).toBe(true);
  });

  describe('opens', () => {
    it.each([
      ['all of it', undefined, '0123456789'],
      ['its beginning', { start: 0, end: 2 }, '012'],
      ['one byte', { start: 4, end: 4 }, '4'],
      ['its end', { start: 7, end: 9 }, '789'],
    ])('%s', async (_case, range, expected) => {
      const key = newKey();
      await store().write(key, bytes('0123456789'));
      const opened = await store().open(key, range);
      expect(opened?.size).toBe(10);
      expect(opened && (await buffer(opened.stream)).toString()).toBe(expected);
    });

    it('what is then let go', async () => {
      const key = newKey();
      await store().write(key, Buffer.alloc(megabyte));
      for (let n = 0; n < 60; n += 1) (await store().open(key))?.stream.destroy();
      expect(await store().size(key)).toBe(megabyte);
    });
  });

  it.each([
    ['at once', 0],
    ['after a while', 13],
  ])('of a stream that fails %s nothing stays, not even over what was there', async (_case, megabytes) => {
    const key = newKey('mp4');
    const others = await keys();
    async function* failing() {
      for (let n = 0; n < megabytes; n += 1) yield Buffer.alloc(megabyte);
      throw new Error('cut off');
    }
    await expect(store().write(key, Readable.from(failing(), { objectMode: false }))).rejects.toThrow('cut off');
    expect(await store().read(key)).toBeUndefined();
    expect(await keys()).toEqual(others);
    await store().write(key, bytes('whole'));
    await expect(store().write(key, Readable.from(failing(), { objectMode: false }))).rejects.toThrow('cut off');
    expect(await text(key)).toBe('whole');
  });

  it('keeps the fault that the stream had as it was', async () => {
    const fault = Object.assign(new Error('too large'), { code: 'file.tooLarge' });
    const stream = new Readable({ read: () => undefined });
    const write = store().write(newKey(), stream);
    stream.destroy(fault);
    await expect(write).rejects.toBe(fault);
  });

  it.each(['../x.jpg', 'a/b.jpg', '.jpg', 'x', '', 'C:\\x.jpg', 'a.jpg/..', `${'a'.repeat(200)}.jpg`, 'A.JPG'])(
    'does not take %j for a key',
    async (key) => {
      await expect(store().write(key, bytes('x'))).rejects.toThrow('not a key');
      await expect(store().read(key)).rejects.toThrow('not a key');
      await expect(store().size(key)).rejects.toThrow('not a key');
      await expect(store().open(key)).rejects.toThrow('not a key');
      await expect(store().remove(key)).rejects.toThrow('not a key');
    },
  );
}

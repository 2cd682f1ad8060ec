import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LocalFileStore } from './local-file-store';

let folder: string;
let store: LocalFileStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-files-'));
  store = new LocalFileStore(path.join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

it('writes, reads, replaces and removes, and leaves no drafts behind', async () => {
  await store.write('abc.jpg', bytes('one'));
  await store.write('abc.jpg', bytes('two'));
  expect(Buffer.from((await store.read('abc.jpg')) ?? []).toString()).toBe('two');
  expect(await readdir(path.join(folder, 'files', 'ab'))).toEqual(['abc.jpg']);
  await store.remove('abc.jpg');
  await store.remove('abc.jpg');
  expect(await store.read('abc.jpg')).toBeUndefined();
});

it('shows readers a whole file at every moment', async () => {
  await store.write('abc.jpg', new Uint8Array(200_000).fill(1));
  const writes = Promise.all(Array.from({ length: 5 }, () => store.write('abc.jpg', new Uint8Array(200_000).fill(2))));
  for (let n = 0; n < 20; n += 1) expect((await store.read('abc.jpg'))?.byteLength).toBe(200_000);
  await writes;
});

it.each(['../x.jpg', 'a/b.jpg', '.jpg', 'x', '', 'C:\\x.jpg', 'a.jpg/..', `${'a'.repeat(200)}.jpg`])(
  'does not take %j for a key',
  async (key) => {
    await expect(store.write(key, bytes('x'))).rejects.toThrow('not a key');
    await expect(store.read(key)).rejects.toThrow('not a key');
    await expect(store.remove(key)).rejects.toThrow('not a key');
  },
);

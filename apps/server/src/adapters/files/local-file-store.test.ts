import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { fileStoreContract } from './file-store-contract.test-support';
import { LocalFileStore } from './local-file-store';

const folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-files-'));
const store = new LocalFileStore(path.join(folder, 'files'));

afterAll(() => rm(folder, { recursive: true }));

async function keys(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

fileStoreContract(() => store, keys);

it('shows readers a whole file at every moment', async () => {
  await store.write('abc.jpg', new Uint8Array(200_000).fill(1));
  const writes = Promise.all(Array.from({ length: 5 }, () => store.write('abc.jpg', new Uint8Array(200_000).fill(2))));
  for (let n = 0; n < 20; n += 1) expect((await store.read('abc.jpg'))?.byteLength).toBe(200_000);
  await writes;
});

it('leaves nothing of a source that fails at once', async () => {
  const failing = () =>
    new Readable({
      read() {
        this.destroy(new Error('not a picture'));
      },
    });
  const writes = Array.from({ length: 100 }, (_, n) => store.write(`failed${n}.jpg`, failing()));
  expect((await Promise.allSettled(writes)).every(({ status }) => status === 'rejected')).toBe(true);
  expect((await keys()).filter((key) => key.startsWith('failed'))).toEqual([]);
});

it('lists what it holds and since when, and nothing else', async () => {
  await store.write('listed.jpg', new Uint8Array(1));
  const since = new Date('2026-01-02T03:04:05Z');
  await utimes(path.join(folder, 'files', 'li', 'listed.jpg'), since, since);
  await writeFile(path.join(folder, 'files', 'li', 'listed.jpg.1.part'), '');
  await writeFile(path.join(folder, 'files', 'li', 'README'), '');
  const listed = [];
  for await (const entry of store.list()) if (entry.key.startsWith('li')) listed.push(entry);
  expect(listed).toEqual([{ key: 'listed.jpg', writtenAt: since }]);
  const nowhere = new LocalFileStore(path.join(folder, 'nowhere'));
  for await (const entry of nowhere.list()) expect(entry).toBeUndefined();
});

it('removes the drafts of processes that were killed, and those of nobody who may still live', async () => {
  const draft = (name: string) => path.join(folder, 'files', 'dr', name);
  await store.write('drafted.jpg', new Uint8Array(1));
  const old = new Date('2026-01-01T00:00:00Z');
  for (const name of ['old.mp4.1.part', 'new.mp4.2.part']) await writeFile(draft(name), 'half');
  for (const name of ['old.mp4.1.part', 'drafted.jpg']) await utimes(draft(name), old, old);
  expect(await store.removeDrafts(new Date('2026-01-02T00:00:00Z'))).toBe(1);
  expect((await readdir(path.join(folder, 'files', 'dr'))).toSorted()).toEqual(['drafted.jpg', 'new.mp4.2.part']);
});

it.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) is told in words; nothing half written stays', async (code) => {
  const full = new LocalFileStore(path.join(folder, 'files'), (handle) => {
    const file = handle.createWriteStream();
    file._write = (_chunk, _encoding, done) => done(Object.assign(new Error('write'), { code }));
    return file;
  });
  const others = await keys();
  await expect(full.write('full.jpg', new Uint8Array(200_000))).rejects.toMatchObject({ code: 'file.noRoom' });
  expect(await keys()).toEqual(others);
});

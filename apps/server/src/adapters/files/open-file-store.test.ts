import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LocalFileStore } from './local-file-store';
import { openFileStore } from './open-file-store';
import { startS3Server } from './s3-server.test-support';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'dehesa-data-'));
const server = await startS3Server();

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

it('is a folder unless a storage is configured', async () => {
  const store = await openFileStore({ dataDir, s3: null });
  expect(store).toBeInstanceOf(LocalFileStore);
  await store.write('abc.jpg', new Uint8Array(1));
  expect(await new LocalFileStore(path.join(dataDir, 'files')).size('abc.jpg')).toBe(1);
});

it('is the bucket that is configured', async () => {
  const store = await openFileStore({ dataDir, s3: server.settings });
  await store.write('abc.jpg', new Uint8Array(1));
  expect(await server.keys()).toEqual(['abc.jpg']);
});

it.each([
  ['that is not there', { bucket: 'nobodys' }, 'the bucket "nobodys" of S3_BUCKET cannot be reached: '],
  ['of a storage that does not answer', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
])('tells in one line of a bucket %s', async (_case, change, text) => {
  const opening = openFileStore({ dataDir, s3: { ...server.settings, ...change } });
  await expect(opening).rejects.toMatchObject({ expected: true, message: expect.stringContaining(text) });
  await expect(opening).rejects.toMatchObject({ message: expect.not.stringMatching(/\n|: $/) });
});

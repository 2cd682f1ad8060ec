import { closedAfterAll } from '@dehesa/testing';
import { Readable } from 'node:stream';
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, vi } from 'vitest';
import { fileStoreContract } from './file-store-contract.test-support';
import { S3FileStore } from './s3-file-store';
import { startS3Server } from './s3-server.test-support';

const warned = vi.spyOn(process, 'emitWarning');
const server = await closedAfterAll(startS3Server());
const store = new S3FileStore(server.settings);

fileStoreContract(
  () => store,
  () => server.keys(),
);

it('says nothing of the Node that it runs on', () => {
  expect(warned.mock.calls.filter(([text]) => String(text).includes('NodeVersionSupport'))).toEqual([]);
});

it('says whether its bucket can be reached', async () => {
  await expect(store.assertReachable()).resolves.toBeUndefined();
  await expect(new S3FileStore({ ...server.settings, bucket: 'nobodys' }).assertReachable()).rejects.toMatchObject({
    name: 'NotFound',
  });
  const nowhere = new S3FileStore({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
  await expect(nowhere.assertReachable()).rejects.toThrow('ECONNREFUSED');
});

it('lets the fault of the storage through, and stops reading what nobody takes', async () => {
  const stranger = new S3FileStore({ ...server.settings, accessKeyId: 'nobody' });
  const source = Readable.from(Array.from({ length: 30 }, () => Buffer.alloc(1024 * 1024)));
  await expect(stranger.write('abc.mp4', source)).rejects.toThrow(/access key/i);
  expect(source.destroyed).toBe(true);
  await expect(stranger.read('abc.jpg')).rejects.toThrow(/access key/i);
});

it('breaks off uploads that killed processes had begun', async () => {
  const client = new S3Client({
    endpoint: server.settings.endpoint ?? '',
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    forcePathStyle: true,
  });
  const begin = (Key: string) => client.send(new CreateMultipartUploadCommand({ Bucket: 'dehesa', Key }));
  await begin('draft.mp4');
  const others = await begin('somebody/elses.mp4');
  expect(await store.removeDrafts(new Date('2026-01-01T00:00:00Z'))).toBe(0);
  expect(await store.removeDrafts(new Date('2026-01-02T00:00:00Z'))).toBe(1);
  expect(await server.openUploads()).toEqual([others.UploadId]);
  client.destroy();
});

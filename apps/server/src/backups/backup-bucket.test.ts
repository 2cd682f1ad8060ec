import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { BackupEnd, BackupSink } from '@dehesa/services/database';
import { closedAfterAll } from '@dehesa/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server } from '../adapters/files/s3-server.test-support';
import { Outgoing } from '../adapters/outgoing/outgoing';
import type { S3Settings } from '../settings/s3-settings';
import { verifyArchive } from './archive';
import { BackupBucket } from './backup-bucket';

const server = await closedAfterAll(startS3Server());
const keys: [Buffer] = [randomBytes(32)];
const night = new Date('2026-11-24T04:00:00Z');
const name = 'dehesa-20261124T040000Z.backup';

let workFolder: string;
beforeEach(async () => void (workFolder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-bucket-'))));
afterEach(() => rm(workFolder, { recursive: true, force: true }));
const bucket = (settings: S3Settings = server.settings) =>
  new BackupBucket({ settings, workFolder, keys, outgoing: new Outgoing() });

const holding =
  (size: number) =>
  async (take: BackupSink): Promise<BackupEnd> => {
    const end = { statements: 1, files: 1, bytes: size, missing: 0 };
    await take({ kind: 'about', about: { madeAt: night.toISOString(), migratedTo: 1 } });
    await take({ kind: 'statement', text: 'select 1' });
    await take({ kind: 'file', key: 'a.jpg' });
    await take({ kind: 'bytes', bytes: randomBytes(size) });
    await take({ kind: 'end', end });
    return end;
  };
/** Of more than one part, so that it goes in several. */
const large = holding(6 * 1024 * 1024);
const small = holding(1_000);

describe('a backup in a bucket (B85)', () => {
  it('is sent sealed, leaves nothing here, and comes back as it was', async () => {
    const written = await bucket().write(night, large);
    expect(written).toMatchObject({ file: name, end: { files: 1 } });
    expect(await server.keys()).toEqual([name]);
    expect(await readdir(workFolder)).toEqual([]);
    expect(await bucket().lastAt()).toEqual(night);
    const contents = await bucket().withFile(name, (file) => verifyArchive(file, keys));
    expect(contents).toMatchObject({ end: { bytes: 6 * 1024 * 1024 } });
    expect(await readdir(workFolder)).toEqual([]);
  });

  it('that breaks off, or that another process is at, is not sent', async () => {
    const broken = bucket().write(new Date('2026-11-25T04:00:00Z'), async () => {
      throw new Error('the database is away');
    });
    await expect(broken).rejects.toThrow('the database is away');
    expect(await bucket().write(night, () => Promise.resolve(null))).toBeNull();
    expect(await bucket().list()).toHaveLength(1);
  });

  it('of the older ones those stay that the rule keeps, and whatever else lies there', async () => {
    for (let day = 1; day <= 9; day += 1) await bucket().write(new Date(Date.UTC(2026, 9, day, 4)), small);
    const before = await bucket().list();
    const removed = await bucket().prune();
    expect(removed).toBeGreaterThan(0);
    expect(await bucket().list()).toHaveLength(before.length - removed);
    expect(await bucket().lastAt()).toEqual(night);
    await expect(bucket().withFile('../secreto', () => Promise.resolve())).rejects.toThrow(
      'is not what a backup is called',
    );
  });

  it('that comes back otherwise than it was sent does not stay', async () => {
    const proxy = await spoilingProxy(server.settings.endpoint ?? '');
    const moment = new Date('2026-11-26T04:00:00Z');
    try {
      await expect(bucket({ ...server.settings, endpoint: proxy.url }).write(moment, small)).rejects.toThrow(
        'the backup is damaged',
      );
    } finally {
      proxy.close();
    }
    expect((await bucket().list()).map(({ madeAt }) => madeAt)).not.toContainEqual(moment);
    expect(await readdir(workFolder)).toEqual([]);
  });

  it('a bucket that is not there says so', async () => {
    await expect(bucket({ ...server.settings, bucket: 'nobodys' }).lastAt()).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });
});

/** Stands before a storage and gives back every object with its last byte changed. */
async function spoilingProxy(target: string) {
  const proxy = http.createServer((request, response) => {
    const isObject = request.method === 'GET' && request.url?.includes('.backup') === true;
    const onward = http.request(
      target + request.url,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isObject) return answer.pipe(response);
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        return answer.on('end', () => {
          const body = Buffer.concat(chunks);
          body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
          response.end(body);
        });
      },
    );
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  // A TCP server's address.
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.close() };
}

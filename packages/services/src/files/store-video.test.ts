import { closedAfterAll } from '@dehesa/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { files } from '@dehesa/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createActivityWorld } from '../activities/activities.test-support';
import type { FileStore, ServiceContext } from '../context';
import { mp4File } from './sample-files.test-support';
import { storeVideo } from './store-video';

const world = await closedAfterAll(createActivityWorld());
afterEach(async () => {
  world.files.stored.clear();
  await world.db.delete(files);
});

const megabyte = 1024 * 1024;
const context = (videoMegabytes = 2): ServiceContext => {
  const base = world.as(world.actors.company);
  return { ...base, installation: { ...base.installation, videoMegabytes } };
};
const pieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.byteLength / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size)),
  );
const nothingIsLeft = async () => {
  expect([...world.files.stored.keys()]).toEqual([]);
  expect(await world.db.select().from(files)).toEqual([]);
};

it.each([
  ['at once', 100_000],
  ['byte by byte', 1],
])('keeps what comes %s as it is, with its row and who brought it', async (_case, size) => {
  const video = mp4File(1_000);
  const stored = await storeVideo(context(), pieces(video, size));
  expect(stored).toEqual({ id: expect.any(String), url: `/files/${stored.id}.mp4`, bytes: 1_000 });
  expect(Buffer.from(world.files.stored.get(`${stored.id}.mp4`) ?? [])).toEqual(video);
  expect(await world.db.select().from(files).where(eq(files.id, stored.id))).toMatchObject([
    { kind: 'video', mediaType: 'video/mp4', bytes: 1_000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  const audited = sql`select actor_id from audit_log where action = 'files.storeVideo' and details->>'file' = ${stored.id}`;
  expect([...(await world.db.execute(audited))]).toEqual([{ actor_id: world.actors.company.userId }]);
});

it('goes through in pieces: while the store is slow, the source is not asked for more', async () => {
  const chunk = 64 * 1024;
  const head = mp4File(chunk);
  let produced = 0;
  let consumed = 0;
  let ahead = 0;
  async function* source() {
    for (let n = 0; n < 640; n += 1) {
      produced += chunk;
      yield n === 0 ? head : Buffer.alloc(chunk, n);
    }
  }
  const slow: Pick<FileStore, 'write'> = {
    async write(_key, content) {
      expect(content).toBeInstanceOf(Readable);
      for await (const piece of content as Readable) {
        consumed += Buffer.from(piece).byteLength;
        if (consumed % (4 * megabyte) === 0) await sleep(5);
        ahead = Math.max(ahead, produced - consumed);
      }
      return { bytes: consumed };
    },
  };
  const ctx = context(50);
  const { bytes } = await storeVideo({ ...ctx, files: { ...ctx.files, ...slow } }, Readable.from(source()));
  expect(bytes).toBe(40 * megabyte);
  expect(ahead).toBeLessThan(3 * megabyte);
});

describe('leaves nothing behind', () => {
  it.each<[string, Buffer]>([
    ['a QuickTime film', mp4File(1_000, 'qt  ', 'qt  mp42')],
    ['sound alone', mp4File(1_000, 'M4A ', 'M4A mp42isom')],
    ['a picture of a telephone', mp4File(1_000, 'heic', 'mif1heic')],
    ['brands that nobody knows', mp4File(1_000, 'zzzz', 'yyyy')],
    ['a page', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(200)}`)],
    ['a page behind the four letters', Buffer.from(`<!--ftyp--><script>${' '.repeat(200)}`)],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('of %s', async (_case, bytes) => {
    await expect(storeVideo(context(), pieces(bytes, 50))).rejects.toMatchObject({ code: 'file.unsupported' });
    await nothingIsLeft();
  });

  it('of one that is too large, as soon as it is', async () => {
    const source = pieces(mp4File(4 * megabyte), 64 * 1024);
    await expect(storeVideo(context(2), source)).rejects.toMatchObject({
      failure: { code: 'file.tooLarge', params: { maxMegabytes: 2 } },
    });
    expect(source.destroyed).toBe(true);
    await nothingIsLeft();
  });

  it('of one that is cut off', async () => {
    async function* cut() {
      yield mp4File(100_000);
      throw new Error('connection lost');
    }
    await expect(storeVideo(context(), Readable.from(cut()))).rejects.toThrow('connection lost');
    await nothingIsLeft();
  });

  it('where the row cannot be written', async () => {
    await world.db.execute(sql`alter table files add constraint no_videos check (kind <> 'video')`);
    try {
      await expect(storeVideo(context(), pieces(mp4File(1_000), 100))).rejects.toThrow('Failed query');
      await nothingIsLeft();
    } finally {
      await world.db.execute(sql`alter table files drop constraint no_videos`);
    }
  });

  it('for visitors and members, whose bytes are not even looked at', async () => {
    const source = pieces(mp4File(1_000), 100);
    await expect(storeVideo(world.as(null), source)).rejects.toMatchObject({ code: 'access.unauthenticated' });
    await expect(storeVideo(world.as(world.actors.member), source)).rejects.toMatchObject({ code: 'access.forbidden' });
    expect(source.readableDidRead).toBe(false);
    await nothingIsLeft();
  });
});

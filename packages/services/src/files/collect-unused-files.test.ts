import { closedAfterAll } from '@dehesa/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  activities,
  activityDocuments,
  activityImages,
  complementaryActivities,
  configuration,
  conversationMessages,
  conversations,
  deletedAccounts,
  files,
  mailImages,
  users,
} from '@dehesa/db/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActivityWorld } from '../activities/activities.test-support';
import { createActivity } from '../activities/index';
import type { ServiceContext } from '../context';
import { collectUnusedFiles } from './collect-unused-files';
import { PictureForms } from './picture-forms';
import { requireFiles } from './require-files';
import { keepDocument } from './store-document';
import { keepImage } from './store-image';

const hours = (count: number) => count * 3_600_000;

const world = await closedAfterAll(createActivityWorld());
const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#339966' } })
  .png()
  .toBuffer();
const activityId: number = (await createActivity(world.as(world.actors.admin), world.activity())).id;
beforeEach(async () => {
  await world.db.update(activities).set({ mainImageId: null, videoFileId: null });
  for (const table of [activityImages, activityDocuments, mailImages, conversations, files])
    await world.db.delete(table);
  world.files.stored.clear();
});

/** The collection as it runs at an hour after 24, when what `store` stored is a day old. */
const system = (): ServiceContext => world.as(null);
const collect = (ctx: ServiceContext = system()) => collectUnusedFiles(ctx);

async function store(ageHours = 25): Promise<string> {
  const { id } = await keepImage(system(), picture);
  const createdAt = new Date(system().clock.now().getTime() - hours(ageHours));
  await world.db.update(files).set({ createdAt }).where(eq(files.id, id));
  return id;
}
const keysOf = (id: string) => [...world.files.stored.keys()].filter((key) => key.startsWith(id));
const rowsOf = (...ids: string[]) => world.db.select({ id: files.id }).from(files).where(inArray(files.id, ids));

describe('an upload that nothing refers to', () => {
  it('goes after a day, with its row and all its bytes', async () => {
    const id = await store();
    const document = await keepDocument(system(), Buffer.from('hola'), { name: 'a.txt' });
    await world.db.update(files).set({ createdAt: new Date('2026-01-01T00:00:00Z') });
    expect(keysOf(id)).toHaveLength(2);
    expect(await collect()).toEqual({ unused: 2, drafts: 0, strays: 0, foreignStore: false });
    expect(await rowsOf(id, document.id)).toEqual([]);
    expect([...world.files.stored.keys()]).toEqual([]);
  });

  it('goes in every form that was made of it since', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#339966' } })
      .png()
      .toBuffer();
    const { id } = await keepImage(system(), bytes);
    const forms = new PictureForms(world.files);
    for (const size of ['', '-640', '-960']) {
      await forms.keyFor(`${id}${size}.jpg`, true);
      await forms.idle();
    }
    expect(keysOf(id)).toHaveLength(5);
    await world.db.update(files).set({ createdAt: new Date('2026-01-01T00:00:00Z') });
    expect((await collect()).unused).toBe(1);
    expect(keysOf(id)).toEqual([]);
  });

  it('stays for a day: somebody may be filling in its form', async () => {
    const id = await store(23);
    expect((await collect()).unused).toBe(0);
    expect(keysOf(id)).toHaveLength(2);
  });

  it('goes however many there are', async () => {
    const row = { sha256: '', kind: 'document', mediaType: 'text/plain', bytes: 1 };
    const createdAt = new Date('2026-01-01T00:00:00Z');
    await world.db.insert(files).values(
      Array.from({ length: 250 }, (_, n) => ({
        ...row,
        storageKey: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}.txt`,
        createdAt,
      })),
    );
    expect((await collect()).unused).toBe(250);
  });

  it('loses its row though its bytes cannot be removed now', async () => {
    const id = await store();
    const failing = {
      ...world.files,
      remove: () => Promise.reject(new Error('storage down')),
    };
    expect((await collect({ ...system(), files: failing })).unused).toBe(1);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('what something refers to stays', () => {
  const attachments: Record<string, (fileId: string) => Promise<unknown>> = {
    'users.image_id': (imageId) =>
      world.db.update(users).set({ imageId }).where(eq(users.id, world.actors.company.userId)),
    'activities.main_image_id': (mainImageId) => world.db.update(activities).set({ mainImageId }),
    'activities.video_file_id': (videoFileId) => world.db.update(activities).set({ videoFileId }),
    'activity_images.file_id': (fileId) => world.db.insert(activityImages).values({ activityId, fileId, position: 1 }),
    'activity_documents.file_id': (fileId) =>
      world.db
        .insert(activityDocuments)
        .values({ activityId, language: 'es', name: 'Plano', fileId, extension: 'jpg' }),
    'complementary_activities.image_id': (imageId) => world.db.insert(complementaryActivities).values({ imageId }),
    'configuration.logo_id': (logoId) => world.db.update(configuration).set({ logoId }),
    'conversation_messages.file_id': async (fileId) => {
      const [talk] = await world.db.insert(conversations).values({ territoryId: 1, phone: '+34600000000' }).returning();
      await world.db.insert(conversationMessages).values({ conversationId: talk?.id ?? 0, direction: 'in', fileId });
    },
    'deleted_accounts.image_id': (imageId) => {
      const content = { account: {}, rows: [], named: [] };
      const deletedAt = system().clock.now();
      return world.db.insert(deletedAccounts).values({ userId: 9_001, role: 3, imageId, content, deletedAt });
    },
    'mail_images.file_id': (fileId) => world.db.insert(mailImages).values({ fileId }),
  };

  it.each(Object.keys(attachments))('%s', async (column) => {
    const id = await store();
    await attachments[column]?.(id);
    expect((await collect()).unused).toBe(0);
    expect([await rowsOf(id), keysOf(id).length]).toEqual([[{ id }], 2]);
  });

  it('and every column of the schema that refers to files is among these', async () => {
    const columns = await world.db.execute<{ name: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'files'::regclass`);
    const names = columns.map(({ name }) => name).toSorted();
    expect(names).toEqual(Object.keys(attachments).toSorted());
  });

  it('a table that comes later is known without being told', async () => {
    await world.db.execute(sql`create table "Later on" ("The file" uuid references files (id))`);
    try {
      const id = await store();
      await world.db.execute(sql`insert into "Later on" values (${id})`);
      expect((await collect()).unused).toBe(0);
    } finally {
      await world.db.execute(sql`drop table "Later on"`);
    }
  });

  it('no column holds ids like theirs without saying so by a foreign key, alone or in an array', async () => {
    const columns = await world.db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name <> 'files' and udt_name in ('uuid', '_uuid')`);
    const others = columns.map(({ name }) => name).filter((name) => !(name in attachments));
    expect(others.toSorted()).toEqual([
      'attendance.nonce',
      'check_in_ticks.nonce',
      'check_in_ticks.replaces',
      'conversation_messages.client_key',
    ]);
  });
});

describe('beside a verb that attaches the file', () => {
  it('which holds it already: it is left alone', async () => {
    const id = await store();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let taken: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (taken = resolve));
    const attach = world.db.transaction(async (tx) => {
      await requireFiles(tx, [id], ['image']);
      taken();
      await held;
      await tx.update(activities).set({ mainImageId: id });
    });
    await isHeld;
    expect((await collect()).unused).toBe(0);
    release();
    await attach;
    expect((await collect()).unused).toBe(0);
    expect(keysOf(id)).toHaveLength(2);
  });

  it('which has written and commits only now: the picture stays on the activity', async () => {
    const id = await store();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let written: () => void = () => undefined;
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const attach = world.db.transaction(async (tx) => {
      await tx.update(activities).set({ mainImageId: id });
      written();
      await held;
    });
    await isWritten;
    const collecting = collect();
    await sleep(50);
    release();
    await Promise.all([attach, collecting]);
    expect((await collecting).unused).toBe(0);
    expect(await world.db.select({ id: activities.mainImageId }).from(activities)).toEqual([{ id }]);
  });

  it('which comes a moment too late: it is told that the file is gone', async () => {
    const id = await store();
    let attaching: Promise<unknown> = Promise.resolve();
    const slow: ServiceContext = {
      ...system(),
      db: new Proxy(world.db, {
        get(db, name) {
          if (name !== 'transaction') return Reflect.get(db, name) as unknown;
          return (work: (tx: ServiceContext['db']) => Promise<unknown>) =>
            db.transaction(async (tx) => {
              const result = await work(tx);
              // The row is deleted and not yet committed.
              attaching = world.db.transaction((other) => requireFiles(other, [id], ['image']));
              attaching.catch(() => undefined);
              await sleep(50);
              return result;
            });
        },
      }),
    };
    expect((await collect(slow)).unused).toBe(1);
    await expect(attaching).rejects.toMatchObject({ code: 'record.notFound' });
  });

  it('again and again: whoever is told that it is attached finds its bytes', async () => {
    for (let round = 0; round < 15; round += 1) {
      await world.db.update(activities).set({ mainImageId: null });
      const id = await store();
      const attach = world.db
        .transaction(async (tx) => {
          await requireFiles(tx, [id], ['image']);
          await tx.update(activities).set({ mainImageId: id });
        })
        .then(
          () => true,
          () => false,
        );
      const [attached] = await Promise.all([attach, collect()]);
      const [row] = await world.db.select({ id: activities.mainImageId }).from(activities);
      expect([row?.id, keysOf(id).length]).toEqual(attached ? [id, 2] : [null, 0]);
    }
  });
});

describe('bytes without a row', () => {
  const key = (n: number) => `0000000${n}-0000-4000-8000-000000000000.jpg`;
  const listing = (entries: [string, Date][]): ServiceContext => ({
    ...system(),
    files: {
      ...world.files,
      async *list() {
        for (const [name, writtenAt] of entries) yield { key: name, writtenAt };
      },
    },
  });
  const old = new Date('2026-01-01T00:00:00Z');

  it('go after a week, where the store can tell', async () => {
    const ids = [await store(1), await store(1)];
    const fresh = new Date(system().clock.now().getTime() - hours(6 * 24));
    for (const name of [key(1), key(2), 'strange.jpg']) await world.files.write(name, new Uint8Array(1));
    const known = ids.flatMap(keysOf).map((name): [string, Date] => [name, old]);
    const ctx = listing([...known, [key(1), old], [key(2), fresh], ['strange.jpg', old]]);
    expect(await collect(ctx)).toMatchObject({ unused: 0, strays: 1, foreignStore: false });
    expect([...world.files.stored.keys()].toSorted()).toEqual(
      [...known.map(([name]) => name), key(2), 'strange.jpg'].toSorted(),
    );
  });

  it('stay where most are not of this database', async () => {
    for (const n of [1, 2, 3]) await world.files.write(key(n), new Uint8Array(1));
    const ctx = listing([1, 2, 3].map((n): [string, Date] => [key(n), old]));
    expect(await collect(ctx)).toMatchObject({ strays: 0, foreignStore: true });
    expect(world.files.stored.size).toBe(3);
  });
});

describe('what a verb refers to', () => {
  it('exists and is of the right kind', async () => {
    const id = await store();
    const document = await keepDocument(system(), Buffer.from('hola'), { name: '' });
    const missing = '00000000-0000-4000-8000-000000000000';
    expect((await requireFiles(world.db, [id, id], ['image'])).get(id)).toMatchObject({ storageKey: `${id}.jpg` });
    expect((await requireFiles(world.db, [id, document.id], ['image', 'document'])).size).toBe(2);
    expect((await requireFiles(world.db, [], ['image'])).size).toBe(0);
    await expect(requireFiles(world.db, [id, missing], ['image'])).rejects.toMatchObject({ code: 'record.notFound' });
    await expect(requireFiles(world.db, [document.id], ['image'])).rejects.toMatchObject({ code: 'file.unsupported' });
  });
});

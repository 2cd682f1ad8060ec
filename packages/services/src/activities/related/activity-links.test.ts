import { closedAfterAll } from '@dehesa/testing';
import {
  activities,
  activityComplements,
  activityImages,
  auditLog,
  complementaryActivities,
  complementaryActivityTexts,
  files,
  relatedActivities,
} from '@dehesa/db/schema';
import { linkLimits, type NewActivity } from '@dehesa/domain/activities';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { collectUnusedFiles } from '../../files';
import { createActivityWorld } from '../activities.test-support';
import { addRelated } from './add-related';
import { createActivity } from '../create-activity';
import { editActivity } from '../edit-activity';
import { readActivity } from '../read-activity';
import { removeRelated } from './remove-related';
import { setComplements } from '../complementary/set-complements';

const world = await closedAfterAll(createActivityWorld());
const admin = world.as(world.actors.admin);

const nowhere = '00000000-0000-4000-8000-000000000000';

async function create(change: Partial<NewActivity> = {}, ctx = admin): Promise<number> {
  return (await createActivity(ctx, { ...world.activity(), ...change })).id;
}

let stored = 0;
async function file(kind: 'image' | 'video' | 'document'): Promise<string> {
  stored += 1;
  const [row] = await world.db
    .insert(files)
    .values({ storageKey: `file-${stored}`, sha256: `${stored}`, kind, mediaType: `${kind}/x`, bytes: 1 })
    .returning();
  if (!row) throw new Error('no file inserted');
  return row.id;
}

async function complementary(title: string): Promise<number> {
  const [row] = await world.db.insert(complementaryActivities).values({}).returning();
  if (!row) throw new Error('no complementary activity inserted');
  await world.db.insert(complementaryActivityTexts).values({ complementaryId: row.id, language: 'es', title });
  return row.id;
}

async function relatedTo(id: number): Promise<number[]> {
  const rows = await world.db
    .select({ id: relatedActivities.relatedId })
    .from(relatedActivities)
    .where(eq(relatedActivities.activityId, id))
    .orderBy(asc(relatedActivities.position));
  return rows.map((row) => row.id);
}

async function complementsOf(id: number): Promise<number[]> {
  const rows = await world.db
    .select({ id: activityComplements.complementaryId })
    .from(activityComplements)
    .where(eq(activityComplements.activityId, id))
    .orderBy(asc(activityComplements.complementaryId));
  return rows.map((row) => row.id);
}

async function pictures(id: number, gallery: 'main' | 'afterwards'): Promise<string[]> {
  const rows = await world.db
    .select({ fileId: activityImages.fileId })
    .from(activityImages)
    .where(and(eq(activityImages.activityId, id), eq(activityImages.gallery, gallery)))
    .orderBy(asc(activityImages.position));
  return rows.map((row) => row.fileId);
}

async function videoOf(id: number) {
  const [row] = await world.db
    .select({ videoFileId: activities.videoFileId, videoUrl: activities.videoUrl })
    .from(activities)
    .where(eq(activities.id, id));
  return row;
}

async function audited(id: number): Promise<string[]> {
  const rows = await world.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'activity'), eq(auditLog.entityId, id)))
    .orderBy(asc(auditLog.id));
  return rows.map((row) => row.action);
}

describe('a new activity', () => {
  it('takes its galleries in order, its video, related and complementary ones with it', async () => {
    const [a, b, c, video] = await Promise.all([file('image'), file('image'), file('image'), file('video')]);
    const related = [await create(), await create()];
    const complements = [await complementary('Cena'), await complementary('Alojamiento')];
    const id = await create({
      media: { main: [b, a, b], afterwards: [c, a], videoFileId: video, videoUrl: 'https://example.org/v' },
      relatedIds: related.toReversed(),
      complementaryIds: complements,
    });
    expect(await pictures(id, 'main')).toEqual([b, a]);
    expect(await pictures(id, 'afterwards')).toEqual([c, a]);
    expect(await videoOf(id)).toEqual({ videoFileId: video, videoUrl: '' });
    expect(await relatedTo(id)).toEqual(related.toReversed());
    expect(await complementsOf(id)).toEqual(complements);
  });

  it('or the address of a video alone', async () => {
    const id = await create({ media: { videoUrl: 'https://example.org/v' } });
    expect(await videoOf(id)).toEqual({ videoFileId: null, videoUrl: 'https://example.org/v' });
  });

  it.each<[string, () => Promise<Partial<NewActivity>>, string?]>([
    ['a picture that is not there', async () => ({ media: { main: [nowhere] } })],
    ['a video in a gallery', async () => ({ media: { afterwards: [await file('video')] } }), 'file.unsupported'],
    ['a document in a gallery', async () => ({ media: { main: [await file('document')] } }), 'file.unsupported'],
    ['a picture as video', async () => ({ media: { videoFileId: await file('image') } }), 'file.unsupported'],
    ['a related one that is not there', async () => ({ relatedIds: [2_000_000_000] })],
    ['a complementary one that is not there', async () => ({ complementaryIds: [2_000_000_000] })],
  ])('with %s is refused, and nothing is stored', async (_case, change, code = 'record.notFound') => {
    const before = await world.db.$count(activities);
    const given = await change();
    await expect(create(given)).rejects.toMatchObject({ code });
    expect(await world.db.$count(activities)).toBe(before);
  });

  it('names nothing outside of the reach of who makes it (B21, B22)', async () => {
    const inTajo = await create({ territoryId: 2 });
    await expect(create({ relatedIds: [inTajo] }, world.as(world.actors.monfrague))).rejects.toMatchObject({
      code: 'record.notFound',
    });
  });

  it('whose lists are too long is invalid', async () => {
    const relatedIds = Array.from({ length: linkLimits.related + 1 }, (_, index) => index + 1);
    await expect(create({ relatedIds })).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(create({ media: { videoUrl: 'javascript:alert(1)' } })).rejects.toMatchObject({
      code: 'input.invalid',
    });
  });
});

describe('related activities', () => {
  it('are added at the end and removed, each on the audit log; the version stays', async () => {
    const [id, first, second, third] = [await create(), await create(), await create(), await create()];
    for (const relatedId of [second, first, third]) await addRelated(admin, { id, relatedId });
    await removeRelated(admin, { id, relatedId: first });
    await addRelated(admin, { id, relatedId: first });
    expect(await relatedTo(id)).toEqual([second, third, first]);
    expect((await readActivity(admin, { id })).related.map((activity) => activity.id)).toEqual([second, third, first]);
    expect(await readActivity(admin, { id })).toMatchObject({ version: 1 });
    expect(await audited(id)).toEqual([
      'activities.create',
      'activities.addRelated',
      'activities.addRelated',
      'activities.addRelated',
      'activities.removeRelated',
      'activities.addRelated',
    ]);
    expect(await relatedTo(first)).toEqual([]);
  });

  it('one that is there is refused, also when both come at once', async () => {
    const [id, relatedId] = [await create(), await create()];
    const outcomes = await Promise.allSettled([
      addRelated(admin, { id, relatedId }),
      addRelated(admin, { id, relatedId }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(addRelated(admin, { id, relatedId })).rejects.toMatchObject({ code: 'activities.alreadyRelated' });
    expect(await relatedTo(id)).toEqual([relatedId]);
  });

  it('never include the activity itself, nor one too many', async () => {
    const id = await create();
    await expect(addRelated(admin, { id, relatedId: id })).rejects.toMatchObject({
      code: 'activities.relatedToItself',
    });
    const others = await Promise.all(Array.from({ length: linkLimits.related }, () => create()));
    const full = await create({ relatedIds: others });
    await expect(addRelated(admin, { id: full, relatedId: id })).rejects.toMatchObject({
      failure: { code: 'activities.tooManyRelated', params: { max: linkLimits.related } },
    });
  });

  it('both lie in the reach of who relates them; one that is not related is missing (B21, B22)', async () => {
    const manager = world.as(world.actors.monfrague);
    const [here, there, other] = [await create(), await create({ territoryId: 2 }), await create()];
    await addRelated(admin, { id: here, relatedId: there });
    const attempts = await Promise.allSettled([
      addRelated(manager, { id: there, relatedId: here }),
      addRelated(manager, { id: other, relatedId: there }),
      removeRelated(manager, { id: here, relatedId: there }),
      removeRelated(admin, { id: here, relatedId: other }),
      removeRelated(admin, { id: 2_000_000_000, relatedId: other }),
    ]);
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'record.notFound' } });
    }
    expect(await relatedTo(here)).toEqual([there]);
    expect((await readActivity(manager, { id: here })).related).toEqual([]);
    for (const verb of [addRelated, removeRelated]) {
      await expect(verb(world.as(world.actors.member), { id: here, relatedId: other })).rejects.toMatchObject({
        code: 'access.forbidden',
      });
      await expect(verb(world.as(null), { id: here, relatedId: other })).rejects.toMatchObject({
        code: 'access.unauthenticated',
      });
    }
  });
});

describe('complementary activities', () => {
  it('are set as a whole, each time as the next version, on the audit log', async () => {
    const [a, b, c] = [await complementary('A'), await complementary('B'), await complementary('C')];
    const id = await create({ complementaryIds: [a, b] });
    expect(await setComplements(admin, { id, complementaryIds: [c, b, c] })).toEqual({ version: 2 });
    expect(await setComplements(admin, { id, complementaryIds: [b, c] })).toEqual({ version: 2 });
    expect(await complementsOf(id)).toEqual([b, c]);
    expect(await readActivity(admin, { id })).toMatchObject({
      version: 2,
      complementary: [{ id: b, hidden: false, title: { es: 'B', pt: 'B' } }, { id: c }],
    });
    await setComplements(admin, { id, complementaryIds: [] });
    expect(await complementsOf(id)).toEqual([]);
    expect(await audited(id)).toEqual(['activities.create', 'activities.setComplements', 'activities.setComplements']);
  });

  it('one that is not there, and an activity out of reach, are missing; nothing changes (B21, B22)', async () => {
    const known = await complementary('Conocida');
    const id = await create({ territoryId: 2, complementaryIds: [known] });
    await expect(setComplements(admin, { id, complementaryIds: [2_000_000_000] })).rejects.toMatchObject({
      code: 'record.notFound',
    });
    await expect(setComplements(world.as(world.actors.monfrague), { id, complementaryIds: [] })).rejects.toMatchObject({
      code: 'record.notFound',
    });
    expect(await complementsOf(id)).toEqual([known]);
  });

  it('an edit keeps them, or sets them where it says so', async () => {
    const known = await complementary('Se queda');
    const id = await create({ complementaryIds: [known] });
    await editActivity(admin, { ...world.activity(), id });
    expect(await complementsOf(id)).toEqual([known]);
    await editActivity(admin, { ...world.activity(), id, complementaryIds: [] });
    expect(await complementsOf(id)).toEqual([]);
  });
});

it('what a copy shares with its original outlives the original, also where unused files are collected', async () => {
  const [main, picture, video, unused] = [
    await file('image'),
    await file('image'),
    await file('video'),
    await file('image'),
  ];
  const media = { main: [picture], videoFileId: video };
  const original = await create({ imageId: main, media });
  const copy = await create({ imageId: main, media });
  await world.db.delete(activities).where(eq(activities.id, original));
  const later = { ...admin, clock: { now: () => new Date(Date.now() + 48 * 3_600_000) } };
  await collectUnusedFiles(later);
  const kept = await world.db.select({ id: files.id }).from(files);
  const ids = new Set(kept.map((row) => row.id));
  expect([main, picture, video, unused].map((id) => ids.has(id))).toEqual([true, true, true, false]);
  expect(await readActivity(admin, { id: copy })).toMatchObject({ imageId: main, images: [{ fileId: picture }] });
});

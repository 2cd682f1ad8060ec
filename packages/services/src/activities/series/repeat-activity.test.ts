import { closedAfterAll } from '@dehesa/testing';
import {
  activities,
  activityComplements,
  activityDocuments,
  activityImages,
  activitySeries,
  auditLog,
  complementaryActivities,
  files,
  relatedActivities,
} from '@dehesa/db/schema';
import type { SeriesRule } from '@dehesa/domain/activities';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { editActivity } from '../edit-activity';
import { readActivity } from '../read-activity';
import { toggleRegistrations } from '../toggle-registrations';
import { previewSeries } from './preview-series';
import { readSeries } from './read-series';
import { repeatActivity } from './repeat-activity';

const world = await closedAfterAll(createActivityWorld());
const admin = world.as(world.actors.admin);

const saturdays = (times: number): SeriesRule => ({
  kind: 'weekly',
  every: 1,
  weekdays: [6],
  end: { kind: 'times', times },
});
const on = (...dates: string[]): SeriesRule => ({ kind: 'dates', dates });
const create = async (change: Parameters<ActivityWorld['activity']>[0] = {}, title?: string) =>
  (await createActivity(admin, world.activity(change, title))).id;
const repeat = (id: number, rule: SeriesRule, except: string[] = [], ctx = admin) =>
  repeatActivity(ctx, { id, rule, except });
const datesOf = async (id: number) => (await readSeries(admin, { id }))?.members.map((member) => member.date);

describe('the copies', () => {
  it('are independent activities that share only files and links', async () => {
    const range = { registrationOpensOn: '2026-06-01', registrationClosesOn: '2026-06-19' };
    const id = await create({ shifts: ['Mañana', 'Tarde'], capacity: 8, week: 30, ...range }, 'Series de aves');
    const other = await create({}, 'Otra');
    const [file] = await world.db
      .insert(files)
      .values({ storageKey: 'a.jpg', sha256: 'a'.repeat(64), mediaType: 'image/jpeg', bytes: 1, kind: 'image' })
      .returning();
    const [complement] = await world.db.insert(complementaryActivities).values({}).returning();
    const fileId = file?.id ?? '';
    await world.db.update(activities).set({ mainImageId: fileId }).where(eq(activities.id, id));
    await world.db.insert(activityImages).values([
      { activityId: id, fileId, position: 1 },
      { activityId: id, fileId, gallery: 'afterwards', position: 0 },
    ]);
    await world.db
      .insert(activityDocuments)
      .values({ activityId: id, language: 'es', name: 'Mapa', fileId, extension: 'jpg' });
    await world.db.insert(relatedActivities).values({ activityId: id, relatedId: other, position: 3 });
    await world.db.insert(activityComplements).values({ activityId: id, complementaryId: complement?.id ?? 0 });
    await world.reserve(id, 3, 2, 'Tarde');
    await toggleRegistrations(admin, { id });

    const { ids } = await repeat(id, saturdays(2));
    expect(ids).toHaveLength(2);
    const source = await readActivity(admin, { id });
    for (const [index, copyId] of ids.entries()) {
      const copy = await readActivity(admin, { id: copyId });
      const { title, description } = source.texts.es;
      expect(copy).toMatchObject({
        slug: `series-de-aves-${index + 2}`,
        version: 1,
        texts: { es: { title, description } },
        companyId: source.companyId,
        date: ['2026-06-27', '2026-07-04'][index],
        startTime: '09:00',
        endTime: '14:00',
        week: [26, 27][index],
        firstSchedule: null,
        shifts: ['Mañana', 'Tarde'],
        registrationsClosed: false,
        registrationOpensOn: ['2026-06-08', '2026-06-15'][index],
        registrationClosesOn: ['2026-06-26', '2026-07-03'][index],
        imageId: fileId,
        places: { occupied: 0, pending: 0, total: 16 },
      });
      expect(copy.related.map((row) => row.id)).toEqual([other]);
      expect(copy.images.map((image) => image.gallery)).toEqual(['afterwards', 'main']);
      expect(copy.documents).toMatchObject([{ name: 'Mapa' }]);
      expect(await world.places(copyId)).toEqual({
        Mañana: { capacity: 8, held: 0, over: 0 },
        Tarde: { capacity: 8, held: 0, over: 0 },
      });
    }
    const complements = await world.db
      .select()
      .from(activityComplements)
      .where(inArray(activityComplements.activityId, ids));
    expect(complements).toHaveLength(2);
    await editActivity(admin, { ...world.activity({ capacity: 3 }, 'Solo esta'), id: ids[0] ?? 0 });
    expect(await readActivity(admin, { id: ids[1] ?? 0 })).toMatchObject({
      capacity: 8,
      texts: { es: { title: 'Series de aves' } },
    });
  });

  it('without shifts have places of their own, and end when they end (B3, B7)', async () => {
    const id = await create({ startTime: '22:00', endTime: '01:00', capacity: 6 });
    const { ids } = await repeat(id, on('2026-10-24'));
    expect(await world.places(ids[0] ?? 0)).toEqual({ '': { capacity: 6, held: 0, over: 0 } });
    const [row] = await world.db
      .select()
      .from(activities)
      .where(eq(activities.id, ids[0] ?? 0));
    // Summer time ends that night, after the activity.
    expect(row?.endsAt).toEqual(new Date('2026-10-24T23:00:00Z'));
  });

  it('are on the audit log, and so is the rule', async () => {
    const id = await create();
    const { ids, seriesId } = await repeat(id, saturdays(2), ['2026-07-04']);
    const rows = await world.db
      .select({ action: auditLog.action, entityId: auditLog.entityId, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'activity'), inArray(auditLog.entityId, [id, ...ids])))
      .orderBy(asc(auditLog.id));
    expect(rows).toEqual([
      { action: 'activities.create', entityId: id, details: {} },
      { action: 'activities.create', entityId: ids[0], details: { copyOf: id, seriesId } },
      {
        action: 'activities.repeat',
        entityId: id,
        details: { seriesId, rule: saturdays(2), except: ['2026-07-04'], created: ids },
      },
    ]);
    const [series] = await world.db.select().from(activitySeries).where(eq(activitySeries.id, seriesId));
    expect(JSON.parse(series?.rule ?? '')).toEqual([saturdays(2)]);
  });
});

describe('the days', () => {
  it('are shown before: times, moved range, past ones and those of the series marked', async () => {
    const id = await create({ registrationOpensOn: '2026-06-10' });
    await repeat(id, on('2026-06-27'));
    const rule = on('2026-04-30', '2026-05-01', '2026-06-27', '2026-07-01');
    expect(await previewSeries(admin, { id, rule })).toEqual(
      [
        // It is 1 May, noon in Madrid.
        { date: '2026-04-30', registrationOpensOn: '2026-04-20', past: true, inSeries: false },
        { date: '2026-05-01', registrationOpensOn: '2026-04-21', past: false, inSeries: false },
        { date: '2026-06-27', registrationOpensOn: '2026-06-17', past: false, inSeries: true },
        { date: '2026-07-01', registrationOpensOn: '2026-06-21', past: false, inSeries: false },
      ].map((day) => ({ ...day, startTime: '09:00', endTime: '14:00', registrationClosesOn: null })),
    );
    expect(await datesOf(id)).toEqual(['2026-06-20', '2026-06-27']);
    await repeat(id, rule);
    expect(await datesOf(id)).toEqual(['2026-05-01', '2026-06-20', '2026-06-27', '2026-07-01']);
  });

  it('that are none are refused, and nothing begins', async () => {
    const id = await create();
    const refused = { code: 'activities.seriesEmpty' };
    await expect(repeat(id, on('2026-04-01'))).rejects.toMatchObject(refused);
    await expect(repeat(id, on('2026-06-20'))).rejects.toMatchObject(refused);
    await expect(repeat(id, saturdays(1), ['2026-06-27'])).rejects.toMatchObject(refused);
    expect(await readSeries(admin, { id })).toBeNull();
  });

  it('that are too many are refused', async () => {
    const id = await create();
    const end = { kind: 'until', date: '2030-01-01' } as const;
    const rule: SeriesRule = { kind: 'weekly', every: 1, weekdays: [6], end };
    const refused = { failure: { code: 'activities.seriesTooLong', params: { max: 104 } } };
    await expect(previewSeries(admin, { id, rule })).rejects.toMatchObject(refused);
    await expect(repeat(id, rule)).rejects.toMatchObject(refused);
  });

  it('as many as the limit are made in one go', async () => {
    const id = await create();
    const { ids } = await repeat(id, saturdays(104));
    expect(ids).toHaveLength(104);
    expect(await datesOf(id)).toHaveLength(105);
  });

  it('come once, however many repeat members of the series at the same moment', async () => {
    const id = await create();
    const { ids } = await repeat(id, on('2026-06-27'));
    const members = [id, ids[0] ?? 0, id, ids[0] ?? 0];
    const outcomes = await Promise.allSettled(members.map((member) => repeat(member, on('2026-07-01', '2026-07-02'))));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await datesOf(id)).toEqual(['2026-06-20', '2026-06-27', '2026-07-01', '2026-07-02']);
    expect((await readSeries(admin, { id }))?.rules).toEqual([on('2026-06-27'), on('2026-07-01', '2026-07-02')]);
  });
});

describe('reach (B21, B22)', () => {
  it('elsewhere the activity is missing, in every call', async () => {
    const id = await create();
    await repeat(id, on('2026-06-27'));
    const other = world.as(world.actors.other);
    const calls = [
      () => readSeries(other, { id }),
      () => previewSeries(other, { id, rule: on('2026-06-27') }),
      () => repeat(id, on('2026-07-01'), [], other),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'record.notFound' });
    expect(await datesOf(id)).toHaveLength(2);
  });

  it('shows the members that the actor reaches, and never the days of others twice', async () => {
    const id = await create();
    const { ids } = await repeat(id, on('2026-06-27', '2026-07-04'));
    await world.db
      .update(activities)
      .set({ companyId: world.actors.other.userId })
      .where(eq(activities.id, ids[0] ?? 0));
    const company = world.as(world.actors.company);
    expect((await readSeries(company, { id }))?.members.map((member) => member.id)).toEqual([id, ids[1]]);
    await expect(repeat(id, on('2026-06-27'), [], company)).rejects.toMatchObject({ code: 'activities.seriesEmpty' });
  });
});

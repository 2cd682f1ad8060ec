import { activities, activitySeries, auditLog, conversations, messages, visitorCounts } from '@dehesa/db/schema';
import { Territory } from '@dehesa/domain/access';
import { ConvertGroupInput } from '@dehesa/domain/inbox';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { desc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelReservation } from '../../reservations/index';
import { readReservation } from '../../reservations/staff/read-reservation';
import { refusal, titled } from '../../reservations/staff/staff-world.test-support';
import { convertGroup, listConversations, listWishableDates, readConversation, readGroupDates } from '../index';
import { createEnquiryWorld } from './enquiry-world.test-support';

const world = await closedAfterAll(createEnquiryWorld());
const { db } = world;
const { actors } = world;
let activityId: number;

beforeEach(async () => {
  world.setNow('2026-05-01T10:00:00Z');
  await emptyTables(db, 'conversations', 'messages', 'activities', 'audit_log');
  await db.delete(visitorCounts);
  activityId = await world.activity({ capacity: 60, texts: titled('Buitres', 'Abutres') });
});

const visitor = () => world.from('192.0.2.9');
const newest = async () => (await db.select().from(conversations).orderBy(desc(conversations.id)).limit(1))[0]?.id ?? 0;
const open = (id: number, actor = actors.monfrague) =>
  readConversation(world.as(actor), { id, pageIndex: 0, pageSize: 25 });
const convert = (id: number, change: Partial<ConvertGroupInput> = {}, actor = actors.monfrague) =>
  convertGroup(world.as(actor), ConvertGroupInput.parse({ id, activityId, adults: 3, minors: 24, ...change }));
/** A request that has come; answers its conversation. */
async function asked(change: Parameters<typeof world.askAsGroup>[2] = {}): Promise<number> {
  await world.askAsGroup(visitor(), activityId, change);
  return newest();
}
/** Another date of the activity's series. */
async function otherDate(change: Parameters<typeof world.activity>[0] = {}): Promise<number> {
  const id = await world.activity({ capacity: 60, date: '2026-06-27', texts: titled('Buitres', 'Abutres'), ...change });
  const [series] = await db.insert(activitySeries).values({ rule: '[]' }).returning();
  await db
    .update(activities)
    .set({ seriesId: series?.id ?? 0 })
    .where(inArray(activities.id, [activityId, id]));
  return id;
}

it('tells the dates to wish for by both clocks on the border (B48)', async () => {
  const hours = { startTime: '09:00', endTime: '13:30' };
  activityId = await world.activity({ ...hours, territoryId: Territory.tajo });
  const other = await otherDate({ ...hours, territoryId: Territory.tajo });
  const times = { start: '09:00', end: '13:30', portugueseStart: '08:00', portugueseEnd: '12:30' };
  const dates = await listWishableDates(visitor(), { id: activityId });
  expect(dates).toEqual([
    { activityId, date: '2026-06-20', times },
    { activityId: other, date: '2026-06-27', times },
  ]);
});

describe('the request of a group (B83)', () => {
  it('stands in the inbox with what was asked for, holds no place, and is acknowledged with it', async () => {
    const id = await asked();
    expect(await open(id)).toMatchObject({
      channel: 'web',
      name: 'Inês Sá',
      unread: 1,
      enquiry: {
        kind: 'group',
        activityId,
        group: {
          organisation: 'Escola Básica de Nisa',
          adults: 3,
          minors: 24,
          wishedDate: 'Em maio',
          reservation: null,
        },
      },
    });
    expect(await world.held(activityId)).toEqual([0]);
    const [receipt, ...others] = await world.mails();
    expect(others).toEqual([]);
    expect(receipt?.to.email).toBe('Ines.Sa@Example.org');
    expect(receipt?.text).toContain(
      'Pedido de grupo\nOrganização: Escola Básica de Nisa\nPessoas: 3 adultos e 24 menores\nData desejada: Em maio\nTemos autocarro.',
    );
    const { rows } = await listConversations(world.as(actors.admin), {
      territoryId: 1,
      search: 'nisa',
      unread: true,
      pageIndex: 0,
      pageSize: 25,
    });
    expect(rows).toMatchObject([{ enquiry: { kind: 'group' } }]);
  });

  it('is refused as a question is, and once more where it is no group', async () => {
    const ask = (change: Parameters<typeof world.askAsGroup>[2]) =>
      refusal(world.askAsGroup(visitor(), activityId, change));
    expect(await ask({ minors: 1 })).toBe('inbox.groupSize');
    expect(await ask({ minors: 198 })).toBe('inbox.groupSize');
    expect(await ask({ phone: '' })).toBe('reservations.incomplete');
    expect(await ask({ phone: '123' })).toBe('reservations.phoneInvalid');
    expect(await ask({ organisation: 'www.malo.es' })).toBe('reservations.textRefused');
    await db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, activityId));
    expect(await ask({})).toBe('inbox.notAsked');
    expect(await db.$count(conversations)).toBe(0);
  });

  it('is stored once for each key, and counted among the questions', async () => {
    const input = world.group(activityId);
    await world.askAsGroup(visitor(), activityId, input);
    await world.askAsGroup(visitor(), activityId, input);
    expect(await db.$count(conversations)).toBe(1);
    await world.ask(visitor(), activityId);
    expect(await refusal(world.askAsGroup(visitor(), activityId))).toBe('done');
    expect(await refusal(world.askAsGroup(visitor(), activityId))).toBe('reservations.proofRequired');
  });
});

describe('what staff make of it', () => {
  it('is one reservation of its organiser and of the others by number, which takes all places and is told', async () => {
    const id = await asked();
    await world.mails();
    const { id: reservationId, reference } = await convert(id, { notes: ' Autocarro ', status: 2 });
    expect(
      await readReservation(world.as(actors.monfrague), { id: reservationId, includeCancelled: false }),
    ).toMatchObject({
      reference,
      status: 2,
      language: 'pt',
      source: 'staff',
      notes: 'Autocarro',
      people: [
        {
          kind: 'booker',
          firstName: 'Inês',
          lastName: 'Sá',
          email: 'Ines.Sa@Example.org',
          phone: '912345678',
          phonePrefix: '+351',
          identity: null,
          birthDate: null,
        },
      ],
      unnamed: { adults: 2, minors: 24 },
      consents: { photoAt: null, privacyAt: new Date('2026-05-01T10:00:00Z'), textVersion: 'privacy-0' },
    });
    expect(await world.held(activityId)).toEqual([27]);
    expect(await world.lastAudit(reservationId)).toMatchObject({
      action: 'reservations.create',
      actorId: actors.monfrague.userId,
      details: { to: 2, people: 27, notify: true },
    });
    const [mail] = await world.mails();
    expect(mail?.to.email).toBe('Ines.Sa@Example.org');
    expect(mail?.text).toMatch(/\b27\b/);
    expect(mail?.text).toContain('2 adultos e 24 menores sem nome');
    const { enquiry } = await open(id);
    expect(enquiry?.group?.reservation).toEqual({ id: reservationId, reference });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'inbox.convertGroup'));
    expect(entry).toMatchObject({ entityId: id, details: { reservationId, people: 27 } });
  });

  it('may have other numbers, a state and no message', async () => {
    const { id } = await convert(await asked(), { adults: 1, minors: 9, status: 3, notify: false });
    expect(await world.held(activityId)).toEqual([0]);
    expect(await world.sent(id)).toEqual([]);
    expect(await db.$count(messages, eq(messages.reservationId, id))).toBe(0);
  });

  it('is refused where there is no room for all of it, and leaves nothing behind', async () => {
    await world.reserve(activityId, 4);
    const id = await asked();
    expect(await refusal(convert(id, { adults: 7, minors: 50 }))).toBe('reservations.capacityExceeded');
    expect(await world.held(activityId)).toEqual([4]);
    expect((await open(id)).enquiry?.group?.reservation).toBeNull();
    await convert(id, { adults: 6, minors: 50 });
    expect(await world.held(activityId)).toEqual([60]);
  });

  it('is made once, unless that one was cancelled', async () => {
    const id = await asked();
    const first = await convert(id);
    expect(await refusal(convert(id))).toBe('inbox.alreadyConverted');
    await cancelReservation(world.as(actors.admin), { id: first.id, notify: false, force: false });
    expect((await open(id)).enquiry?.group?.reservation).toBeNull();
    const second = await convert(id);
    expect((await open(id)).enquiry?.group?.reservation?.id).toBe(second.id);
    expect(await world.held(activityId)).toEqual([27]);
  });

  it('holds of what an activity asks of a booker only that nobody books twice', async () => {
    await world.reserve(activityId, 1, { booker: { ...world.person(), email: 'ines.sa@example.org' } });
    expect(await refusal(convert(await asked()))).toBe('reservations.emailRepeated');
    activityId = await world.activity({ capacity: 60, minimumAge: 18, childrenAllowed: false });
    expect(await refusal(convert(await asked()))).toBe('done');
  });

  it('names a shift where the activity has some', async () => {
    activityId = await world.activity({ capacity: 30, shifts: ['09:00', '12:00'] });
    const id = await asked();
    expect(await refusal(convert(id))).toBe('reservations.shiftMissing');
    await convert(id, { shift: '12:00' });
    expect(await world.held(activityId)).toEqual([0, 27]);
  });

  it('may be for another date of its series, to which the request then belongs, and for no other activity', async () => {
    const other = await otherDate();
    const strange = await world.activity({ capacity: 60 });
    const id = await asked();
    expect(await refusal(convert(id, { activityId: strange }))).toBe('record.notFound');
    await convert(id, { activityId: other });
    expect(await world.held(other)).toEqual([27]);
    expect((await open(id)).enquiry).toMatchObject({ activityId: other, date: '2026-06-27' });
  });

  it('is for those alone who reach the inbox and the activity, and of a request of a group', async () => {
    const id = await asked();
    expect(await refusal(convert(id, {}, actors.tajo))).toBe('record.notFound');
    expect(await refusal(convert(id, {}, actors.company))).toBe('record.notFound');
    expect(await refusal(convert(id, {}, actors.member))).toBe('access.forbidden');
    expect(await refusal(readGroupDates(world.as(actors.tajo), { id }))).toBe('record.notFound');
    expect(await refusal(readGroupDates(world.as(actors.member), { id }))).toBe('access.forbidden');
    await world.ask(visitor(), activityId);
    const question = await newest();
    expect(await refusal(convert(question))).toBe('record.notFound');
    expect(await refusal(readGroupDates(world.as(actors.admin), { id: question }))).toBe('record.notFound');
  });
});

describe('the dates that staff choose from', () => {
  it('are its own and those of its series that take place, with what is free by shift', async () => {
    const other = await otherDate({ shifts: ['09:00', '12:00'], capacity: 20 });
    await world.reserve(other, 3, { shift: '12:00' });
    const id = await asked();
    expect(await readGroupDates(world.as(actors.monfrague), { id })).toMatchObject([
      { activityId, date: '2026-06-20', startTime: '09:00', shifts: [{ name: null, free: 60 }] },
      {
        activityId: other,
        title: { es: 'Buitres', pt: 'Abutres' },
        shifts: [
          { name: '09:00', free: 20 },
          { name: '12:00', free: 17 },
        ],
      },
    ]);
    await db.update(activities).set({ hidden: true }).where(eq(activities.id, other));
    expect((await readGroupDates(world.as(actors.monfrague), { id })).map((date) => date.activityId)).toEqual([
      activityId,
    ]);
  });
});

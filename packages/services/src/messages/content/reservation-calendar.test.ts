import { activities, auditLog, reservations, scheduleChanges } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import {
  closedAfterAll,
  createTestDatabase,
  emptyTables,
  insertSampleReservation,
  type SampleReservation,
  testContext,
} from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { renderMessage } from './render-message';
import { readReservationCalendar } from './reservation-calendar';
import { seedTemplates } from '../seed-templates';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db);
await seedTemplates(ctx);
beforeEach(() => emptyTables(database.db, 'reservations', 'activities', 'messages', 'audit_log'));

async function mailOf(slug: string, reservationId: number, language: Language = 'es') {
  const base = { id: 1, channel: 'email', recipient: 'carmen@example.org', recipientName: 'Carmen', fields: {} };
  const { mail } = await renderMessage(ctx, { ...base, slug, language, reservationId });
  return mail;
}

/** The lines of the entry that a mail carries, unfolded; none where it carries no entry. */
async function entryOf(slug: string, reservationId: number, language: Language = 'es'): Promise<string[]> {
  const { attachments } = await mailOf(slug, reservationId, language);
  const file = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
  return file
    ? file.content
        .toString()
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n')
    : [];
}

const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

async function sequenceOf(slug: string, reservationId: number): Promise<number> {
  return Number(valueOf(await entryOf(slug, reservationId), 'SEQUENCE'));
}

const setStatus = async (reservationId: number, from: ReservationStatus, to: ReservationStatus) => {
  const cancelledAt = to === 4 ? new Date() : null;
  await ctx.db.update(reservations).set({ status: to, cancelledAt }).where(eq(reservations.id, reservationId));
  await ctx.db.insert(auditLog).values({
    action: 'reservations.changeStatus',
    entity: 'reservation',
    entityId: reservationId,
    details: { from, to },
  });
};

const record = (action: string, entityId: number, details: Record<string, number> = {}) =>
  ctx.db.insert(auditLog).values({ action, entity: 'reservation', entityId, details });

const moveSchedule = (activityId: number) =>
  ctx.db.insert(scheduleChanges).values({ activityId, fromDate: '2026-12-05', toDate: '2026-12-06' });

it.each([
  ['es', {}, String.raw`\nHorario: de 10:00 a 13:30 hora española · de 9:00 a 12:30 hora portuguesa\n`],
  ['pt', {}, String.raw`\nHorário: das 10:00 às 13:30 hora espanhola · das 9:00 às 12:30 hora portuguesa\n`],
  ['pt', { endTime: null }, 'hora portuguesa'],
] as const satisfies readonly (readonly [Language, SampleReservation, string])[])(
  'tells both hours in words in territory 2, in %s (B48)',
  async (language, times, expected) => {
    const { reservationId } = await insertSampleReservation(ctx.db, { language, territoryId: 2, ...times });
    const described = valueOf(await entryOf('reserva-confirmada', reservationId, language), 'DESCRIPTION') ?? '';
    expect(described).toContain(expected);
    const own = await readReservationCalendar(ctx, reservationId, language);
    expect(own?.content.replace(/\r\n[ \t]/g, '')).toContain(expected);
  },
);

it('says no hours in words where one clock tells them, or where there are none', async () => {
  const one = await insertSampleReservation(ctx.db);
  expect(valueOf(await entryOf('reserva-confirmada', one.reservationId), 'DESCRIPTION')).not.toContain('Horario');
  const allDay = await insertSampleReservation(ctx.db, {
    reference: 'BBBB2345',
    territoryId: 2,
    startTime: null,
    endTime: null,
  });
  expect(valueOf(await entryOf('reserva-confirmada', allDay.reservationId), 'DESCRIPTION')).not.toContain('Horario');
});

it('grows with everything that moves it and never goes back, under one UID', async () => {
  const { reservationId, activityId } = await insertSampleReservation(ctx.db);
  const uids = new Set([valueOf(await entryOf('reserva-confirmada', reservationId), 'UID')]);
  const sequences = [await sequenceOf('reserva-confirmada', reservationId)];
  const next = async (slug: string) => {
    sequences.push(await sequenceOf(slug, reservationId));
    uids.add(valueOf(await entryOf(slug, reservationId), 'UID'));
  };
  await moveSchedule(activityId);
  await next('cambio-horario');
  await record('reservations.changeShift', reservationId);
  await next('reserva-modificada');
  await setStatus(reservationId, 2, 4);
  await next('reserva-cancelada');
  await setStatus(reservationId, 4, 2);
  await next('reserva-confirmada');
  await setStatus(reservationId, 2, 4);
  await next('reserva-cancelada');
  await setStatus(reservationId, 4, 2);
  await next('reserva-confirmada');
  // To an outing whose hours were never changed.
  const other = await insertSampleReservation(ctx.db, { reference: 'CCCC2345', shift: null });
  await ctx.db.delete(reservations).where(eq(reservations.id, other.reservationId));
  await ctx.db
    .update(reservations)
    .set({ activityId: other.activityId, shiftId: null })
    .where(eq(reservations.id, reservationId));
  await record('reservations.takeOtherDate', reservationId);
  await next('reserva-modificada');
  await moveSchedule(other.activityId);
  await next('cambio-horario');
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  expect(sequences).toHaveLength(9);
  expect(uids.size).toBe(1);
});

it('grows too where staff move the reservation to an outing whose hours were never changed', async () => {
  const { reservationId, activityId } = await insertSampleReservation(ctx.db, { shift: null });
  for (let change = 0; change < 3; change++) await moveSchedule(activityId);
  const before = await sequenceOf('cambio-horario', reservationId);
  const other = await insertSampleReservation(ctx.db, { reference: 'CCCC2345', shift: null });
  await ctx.db.delete(reservations).where(eq(reservations.id, other.reservationId));
  await ctx.db.update(reservations).set({ activityId: other.activityId }).where(eq(reservations.id, reservationId));
  const edited = (from: number, to: number) =>
    record('reservations.edit', reservationId, { fromActivityId: from, activityId: to });
  await edited(activityId, other.activityId);
  const moved = await sequenceOf('reserva-confirmada', reservationId);
  expect(moved).toBeGreaterThan(before);
  // To another shift of the same one.
  await edited(other.activityId, other.activityId);
  expect(await sequenceOf('reserva-confirmada', reservationId)).toBe(moved + 1);
});

it('is neither published for who has cancelled meanwhile nor withdrawn from who is confirmed again', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db);
  expect(await entryOf('reserva-cancelada', reservationId)).toEqual([]);
  await setStatus(reservationId, 2, 4);
  expect(await entryOf('reserva-confirmada', reservationId)).toEqual([]);
  expect(await entryOf('cambio-horario', reservationId)).toEqual([]);
  expect(await entryOf('reserva-cancelada', reservationId)).toContain('METHOD:CANCEL');
});

it('is withdrawn from who was confirmed and waits again, and above that comes back; who always waited has none', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { status: 3 });
  expect(await entryOf('reserva-en-espera', reservationId)).toEqual([]);
  await setStatus(reservationId, 3, 2);
  await ctx.db.update(reservations).set({ confirmedAt: new Date() }).where(eq(reservations.id, reservationId));
  const given = await sequenceOf('reserva-confirmada', reservationId);
  expect(await entryOf('reserva-en-espera', reservationId)).toEqual([]);
  await setStatus(reservationId, 2, 3);
  expect(await entryOf('reserva-en-espera', reservationId)).toContain('METHOD:CANCEL');
  const withdrawn = await sequenceOf('reserva-en-espera', reservationId);
  expect(withdrawn).toBeGreaterThan(given);
  await setStatus(reservationId, 3, 2);
  expect(await sequenceOf('reserva-confirmada', reservationId)).toBeGreaterThan(withdrawn);
});

it('comes back above its withdrawal where staff confirm by editing, too', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { status: 3 });
  await ctx.db.update(reservations).set({ confirmedAt: new Date() }).where(eq(reservations.id, reservationId));
  const withdrawn = await sequenceOf('reserva-en-espera', reservationId);
  await ctx.db.update(reservations).set({ status: 2 }).where(eq(reservations.id, reservationId));
  await record('reservations.edit', reservationId, { from: 3, to: 2 });
  expect(await sequenceOf('reserva-confirmada', reservationId)).toBeGreaterThan(withdrawn);
});

it('is withdrawn while the outing is suspended, and not given out again', async () => {
  const { reservationId, activityId } = await insertSampleReservation(ctx.db);
  expect(await entryOf('actividad-otra-fecha', reservationId)).toEqual([]);
  await ctx.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, activityId));
  expect(await entryOf('actividad-otra-fecha', reservationId)).toContain('METHOD:CANCEL');
  for (const slug of ['reserva-confirmada', 'cambio-horario', 'reserva-modificada'])
    expect([slug, await entryOf(slug, reservationId)]).toEqual([slug, []]);
  expect(await readReservationCalendar(ctx, reservationId, 'es')).toBeNull();
  await setStatus(reservationId, 2, 4);
  expect(await entryOf('reserva-cancelada', reservationId)).toContain('METHOD:CANCEL');
});

it('follows the schedule in force', async () => {
  const { reservationId, activityId } = await insertSampleReservation(ctx.db, { shift: null });
  await ctx.db.update(activities).set({ date: '2026-12-06', startTime: '11:00' }).where(eq(activities.id, activityId));
  expect(await entryOf('cambio-horario', reservationId)).toContain('DTSTART;TZID=Europe/Madrid:20261206T110000');
});

it.each([
  [
    'the end that its name tells',
    'De 11:00 a 12:30',
    null,
    ['DTSTART;TZID=Europe/Madrid:20261205T110000', 'DTEND;TZID=Europe/Madrid:20261205T123000'],
  ],
  [
    'as long as shifts last',
    '11:00',
    45,
    ['DTSTART;TZID=Europe/Madrid:20261205T110000', 'DTEND;TZID=Europe/Madrid:20261205T114500'],
  ],
  ['no end where nobody has said it', '11:00', null, ['DTSTART;TZID=Europe/Madrid:20261205T110000']],
  [
    'the outing’s own where it tells no time',
    'Grupo 1',
    45,
    ['DTSTART;TZID=Europe/Madrid:20261205T100000', 'DTEND;TZID=Europe/Madrid:20261205T133000'],
  ],
])('is that of the party’s shift: %s (B70)', async (_what, shift, shiftMinutes, expected) => {
  const { reservationId, activityId } = await insertSampleReservation(ctx.db, { shift });
  await ctx.db.update(activities).set({ shiftMinutes }).where(eq(activities.id, activityId));
  const lines = await entryOf('reserva-confirmada', reservationId);
  const ofEvent = lines.slice(lines.indexOf('BEGIN:VEVENT'));
  expect(ofEvent.filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
});

it('is tentative until it is confirmed, and above that then', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { status: 1 });
  const own = async () => (await readReservationCalendar(ctx, reservationId, 'es'))?.content ?? '';
  expect(await own()).toContain('STATUS:TENTATIVE');
  expect(await own()).toContain('SEQUENCE:0');
  await setStatus(reservationId, 1, 2);
  expect(await own()).toContain('STATUS:CONFIRMED');
  expect(await sequenceOf('reserva-confirmada', reservationId)).toBeGreaterThan(0);
  // Sent once more it is the same entry.
  const before = await sequenceOf('reserva-confirmada', reservationId);
  await setStatus(reservationId, 2, 2);
  expect(await sequenceOf('reserva-confirmada', reservationId)).toBe(before);
});

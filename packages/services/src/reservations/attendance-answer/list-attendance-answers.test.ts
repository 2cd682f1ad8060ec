import { closedAfterAll } from '@dehesa/testing';
import type { AttendanceFilter } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refusal } from '../staff/staff-world.test-support';
import { createAnswerWorld } from './answer-world.test-support';
import { listAttendanceAnswers } from './list-attendance-answers';
import { noteAttendance } from './note-attendance';

const world = await closedAfterAll(createAnswerWorld());

const list = (activityId: number, filter: AttendanceFilter = 'all', paging = {}) =>
  listAttendanceAnswers(world.admin(), { activityId, filter, pageIndex: 0, pageSize: 25, ...paging });
const remind = (id: number, reached = true, forDate = '2026-06-20') =>
  world.db.execute(sql`
    insert into reservation_reminders (reservation_id, hours, for_date, queued_at, reached)
    values (${id}, 48, ${forDate}::date, now(), ${reached})`);

it('counts who comes, who has not answered and what was given back', async () => {
  const activityId = await world.activity({ capacity: 50 });
  const coming = await world.confirmed(activityId, 2);
  const fewer = await world.confirmed(activityId, 4);
  const gone = await world.confirmed(activityId, 3);
  const silent = await world.confirmed(activityId, 2);
  await world.reserve(activityId, 2);
  await world.come(coming.token);
  await world.fewer(fewer.id, fewer.token, [1, 2]);
  await world.cancel(gone.token);
  const all = await list(activityId);
  expect(all).toMatchObject({
    reminderHours: [168, 48],
    hasAsked: false,
    counts: {
      coming: { parties: 2, people: 4 },
      unanswered: { parties: 1, people: 2 },
      released: { parties: 2, people: 5 },
    },
    total: 4,
  });
  const ids = async (filter: AttendanceFilter) => (await list(activityId, filter)).rows.map(({ id }) => id);
  expect(await ids('unanswered')).toEqual([silent.id]);
  expect(await ids('coming')).toEqual([coming.id, fewer.id]);
  expect(await ids('released')).toEqual([fewer.id, gone.id]);
  expect((await list(activityId, 'released')).total).toBe(2);
  expect((await list(activityId, 'all', { pageSize: 1, pageIndex: 3 })).rows).toHaveLength(1);
});

it('gives a number to call, and says whether the question has reached the party', async () => {
  const activityId = await world.activity();
  const [sent, lost, off, fresh, other, refused] = [
    await world.confirmed(activityId),
    await world.confirmed(activityId),
    await world.confirmed(activityId),
    await world.confirmed(activityId),
    await world.confirmed(activityId),
    await world.confirmed(activityId),
  ];
  await remind(sent.id);
  await remind(lost.id, false);
  await remind(other.id, true, '2026-06-13');
  await remind(refused.id);
  await world.db.execute(sql`
    insert into messages (slug, language, recipient, reservation_id, status)
    values ('reserva-recordatorio', 'es', 'nadie@example.org', ${refused.id}, 'failed')`);
  await world.db.execute(sql`update reservations set reminders_off_at = now() where id = ${off.id}`);
  const { rows, hasAsked } = await list(activityId, 'unanswered');
  expect(hasAsked).toBe(true);
  const asked = Object.fromEntries(rows.map((row) => [row.id, row.asked]));
  expect(asked).toEqual({
    [sent.id]: 'sent',
    [lost.id]: 'notReached',
    [refused.id]: 'notReached',
    [off.id]: 'off',
    [fresh.id]: 'no',
    [other.id]: 'no',
  });
  expect(rows[0]?.phone).toMatch(/^\+34600\d+$/);
});

it('notes who said by telephone that they come, and takes it back (B21)', async () => {
  const activityId = await world.activity();
  const { id, token } = await world.confirmed(activityId);
  await noteAttendance(world.as(world.actors.company), { id, coming: true });
  await noteAttendance(world.admin(), { id, coming: true });
  expect((await world.question(token))?.answer).toBe('coming');
  expect(await world.lastAudit(id)).toMatchObject({
    action: 'reservations.answerAttendance',
    actorId: world.actors.company.userId,
    details: { answer: 'coming', released: 0 },
  });
  await noteAttendance(world.admin(), { id, coming: false });
  expect((await world.question(token))?.answer).toBeNull();
});

it('is closed to others, and to parties that are not confirmed or have begun (B21, B22)', async () => {
  const activityId = await world.activity();
  const { id } = await world.confirmed(activityId);
  const pending = await world.reserve(activityId);
  const { other, tajo, member } = world.actors;
  const input = { activityId, filter: 'all' as const, pageIndex: 0, pageSize: 25 };
  for (const actor of [other, tajo]) {
    expect(await refusal(listAttendanceAnswers(world.as(actor), input))).toBe('record.notFound');
    expect(await refusal(noteAttendance(world.as(actor), { id, coming: true }))).toBe('record.notFound');
  }
  expect(await refusal(listAttendanceAnswers(world.as(member), input))).toBe('access.forbidden');
  expect(await refusal(noteAttendance(world.visitor(), { id, coming: true }))).toBe('access.unauthenticated');
  expect(await refusal(noteAttendance(world.admin(), { id: pending, coming: true }))).toBe('reservations.notConfirmed');
  await world.db.execute(sql`update activities set date = '2026-04-01' where id = ${activityId}`);
  expect(await refusal(noteAttendance(world.admin(), { id, coming: true }))).toBe('reservations.alreadyBegun');
});

import { activities, activitySeries, messages } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { renderMessage } from '../../messages/content/render-message';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { listUntold } from './list-untold';
import { previewBulkMessage } from './preview-bulk-message';
import { sendBulkMessage } from './send-bulk-message';

// B10: what counts is what was told last against what is in force now.

const world = await closedAfterAll(createStaffWorld());
const admin = () => world.as(world.actors.admin);
const kind = 'scheduleChange';

const send = async (activityId: number) => {
  world.passMinutes(2);
  return refusal(sendBulkMessage(admin(), { activityId, kind, key: null }));
};
const untold = async (activityId: number) =>
  (await listUntold(admin(), { activityId })).map(({ date, parties }) => ({ date, parties }));
const confirmed = (activityId: number) => world.reserve(activityId, 2, { status: 2, notify: false });

/** The mail of the change as its reader gets it. */
async function mailTo(reservationId: number): Promise<string> {
  const [message] = await world.db
    .select()
    .from(messages)
    .where(and(eq(messages.reservationId, reservationId), eq(messages.slug, 'cambio-horario')))
    .orderBy(messages.id);
  if (message === undefined) throw new Error('it was not told');
  const { log } = await renderMessage(admin(), message);
  return log.text;
}

it.each([
  ['the date', { date: '2026-06-27' }, 'sábado, 27 de junio de 2026, de 9:00 a 14:00'],
  ['the hours', { startTime: '08:00' }, 'sábado, 20 de junio de 2026, de 8:00 a 14:00'],
])('%s changed in the main fields is told to who booked before', async (_what, change, now) => {
  const activityId = await world.activity();
  const before = await confirmed(activityId);
  await world.edit(activityId, change);
  const after = await confirmed(activityId);
  expect(await untold(activityId)).toEqual([{ date: 'date' in change ? change.date : '2026-06-20', parties: 1 }]);
  expect(await send(activityId)).toBe('done');
  expect([await world.sent(before), await world.sent(after)]).toEqual([['cambio-horario'], []]);
  const text = await mailTo(before);
  expect(text).toContain('sábado, 20 de junio de 2026, de 9:00 a 14:00');
  expect(text).toContain(now);
});

it('a schedule change with only a date keeps the hours', async () => {
  const activityId = await world.activity();
  const party = await confirmed(activityId);
  const change = { date: '2026-06-27', startTime: null, endTime: null, week: null };
  await world.edit(activityId, { scheduleChange: change });
  expect(await send(activityId)).toBe('done');
  expect(await mailTo(party)).toContain('sábado, 27 de junio de 2026, de 9:00 a 14:00');
});

it('who was told is not told again, who knows an older schedule is; each reads what each knew', async () => {
  const activityId = await world.activity();
  const first = await confirmed(activityId);
  await world.edit(activityId, { date: '2026-06-27' });
  expect(await send(activityId)).toBe('done');
  expect(await untold(activityId)).toEqual([]);
  expect(await send(activityId)).toBe('reservations.listEmpty');
  const second = await confirmed(activityId);
  await world.edit(activityId, { date: '2026-07-04' });
  expect(await untold(activityId)).toEqual([{ date: '2026-07-04', parties: 2 }]);
  expect(await send(activityId)).toBe('done');
  expect(await world.sent(first)).toEqual(['cambio-horario', 'cambio-horario']);
  expect(await mailTo(second)).toContain('sábado, 27 de junio de 2026');
  expect(await mailTo(second)).not.toContain('sábado, 20 de junio de 2026');
});

it('a change that is taken back before anybody was told is none', async () => {
  const activityId = await world.activity();
  await confirmed(activityId);
  await world.edit(activityId, { date: '2026-06-27' });
  await world.edit(activityId, {});
  expect(await untold(activityId)).toEqual([]);
  expect(await send(activityId)).toBe('reservations.scheduleUnchanged');
});

it('a change that was told and is taken back is one', async () => {
  const activityId = await world.activity();
  const party = await confirmed(activityId);
  await world.edit(activityId, { date: '2026-06-27' });
  await send(activityId);
  await world.edit(activityId, {});
  expect(await send(activityId)).toBe('done');
  expect(await world.sent(party)).toEqual(['cambio-horario', 'cambio-horario']);
});

describe('listUntold', () => {
  it('counts in every outing of the series, each by itself', async () => {
    const [series] = await world.db.insert(activitySeries).values({ rule: '[]' }).returning();
    const [asked, other, alone] = [
      await world.activity(),
      await world.activity({ date: '2026-06-27' }),
      await world.activity(),
    ];
    const ofSeries = inArray(activities.id, [asked, other]);
    await world.db
      .update(activities)
      .set({ seriesId: series?.id ?? 0 })
      .where(ofSeries);
    for (const id of [asked, other, other, alone]) await confirmed(id);
    await world.edit(other, { date: '2026-06-27', startTime: '10:00' });
    await world.edit(alone, { startTime: '10:00' });
    expect(await untold(asked)).toEqual([{ date: '2026-06-27', parties: 2 }]);
    // Of no series there is only itself, and not all others that are of none.
    expect(await untold(alone)).toEqual([{ date: '2026-06-20', parties: 1 }]);
  });

  it('counts who holds places, and in none that lies behind', async () => {
    const activityId = await world.activity();
    await confirmed(activityId);
    await world.reserve(activityId, 1, { status: 3, notify: false });
    await world.edit(activityId, { startTime: '10:00' });
    expect(await untold(activityId)).toEqual([{ date: '2026-06-20', parties: 1 }]);
    await world.edit(activityId, { date: '2026-04-20', startTime: '10:00' });
    expect(await untold(activityId)).toEqual([]);
  });

  it('is for staff within reach (B21, B22)', async () => {
    const activityId = await world.activity();
    await confirmed(activityId);
    await world.edit(activityId, { date: '2026-06-27' });
    const { actors, as } = world;
    const seen = async (actor: typeof actors.admin) => (await listUntold(as(actor), { activityId })).length;
    expect([await seen(actors.monfrague), await seen(actors.company)]).toEqual([1, 1]);
    expect([await seen(actors.tajo), await seen(actors.other)]).toEqual([0, 0]);
    expect(await refusal((async () => listUntold(as(null), { activityId }))())).toBe('access.unauthenticated');
    expect(await refusal((async () => listUntold(as(actors.member), { activityId }))())).toBe('access.forbidden');
  });
});

it('a preview shows each reader’s own schedule of before', async () => {
  const activityId = await world.activity();
  await confirmed(activityId);
  await world.edit(activityId, { date: '2026-06-27' });
  const { recipients, samples } = await previewBulkMessage(admin(), { activityId, kind });
  expect(recipients).toBe(1);
  expect(samples[0]?.html).toContain('sábado, 20 de junio de 2026');
});

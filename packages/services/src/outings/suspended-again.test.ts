import { closedAfterAll } from '@dehesa/testing';
import { SuspendOutingInput, SuspensionPreviewInput } from '@dehesa/domain/outings';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { answerMove, readMove } from '../reservations/index';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { listMoves } from './list-moves';
import { createOutingWorld, type SuspensionChange } from './outing-world.test-support';
import { previewSuspension } from './preview-suspension';
import { suspendOuting } from './suspend-outing';
import { writeAgain } from './write-again';

const world = await closedAfterAll(createOutingWorld());
afterEach(() => world.assertBooks());

/** A suspended outing whose only other date has places held for one of its two parties, and a party of its own. */
async function twice(change: SuspensionChange = {}, lastCapacity = 4) {
  const first = await world.activity({ capacity: 10 });
  const second = await world.activity({ date: '2026-06-27', capacity: 4 });
  const last = await world.activity({ date: '2026-07-04', capacity: lastCapacity });
  const held = await world.reserve(first, 2, { status: 2, notify: false });
  const offered = await world.reserve(first, 3, { notify: false });
  // Booked after them, and before them in the line: the outing is its own.
  const own = await world.reserve(second, 2, { notify: false });
  await world.suspend(first, { dates: [second] });
  const link = await world.link(held);
  world.passMinutes(60);
  const suspend = () => world.suspend(second, { reason: 'fire', ...change });
  return { first, second, last, held, offered, own, link, suspend };
}

const list = (activityId: number, ctx = world.admin()) =>
  listMoves(ctx, { activityId, filter: 'all', pageIndex: 0, pageSize: 25 });
const states = async (activityId: number) =>
  (await list(activityId)).rows.map(({ reservationId, status, held }) => [reservationId, status, held?.activityId]);

describe('the other date is suspended while places on it are held', () => {
  it('with a further date: held there after its own, told once more, and old links lead on', async () => {
    const { first, second, last, held, offered, own, link } = await twice();
    const preview = SuspensionPreviewInput.parse({ activityId: second, reason: 'fire', dates: [last] });
    expect(await previewSuspension(world.admin(), preview)).toMatchObject({
      reservations: 3,
      people: 7,
      emails: 3,
      held: { reservations: 2, people: 4 },
      notHeld: [{ reservationId: offered, people: 3 }],
    });
    expect([await world.held(second), await world.held(last)]).toEqual([[4], [0]]);
    const done = await world.suspend(second, { reason: 'fire', dates: [last], key: 'again' });
    expect(done).toMatchObject({ held: 2, offered: 1, cancelled: 0, messages: 3 });
    expect(await world.suspend(second, { reason: 'fire', dates: [last], key: 'again' })).toEqual({
      ...done,
      repeated: true,
    });
    expect(await world.moves(held)).toMatchObject([
      { status: 'withdrawn', held: 0 },
      { status: 'open', held: 2, activity: last },
    ]);
    expect(await world.moves(offered)).toMatchObject([{ status: 'withdrawn' }, { status: 'open', held: 0 }]);
    expect([await world.held(first), await world.held(second), await world.held(last)]).toEqual([[5], [2], [4]]);
    for (const id of [held, offered])
      expect(await world.sent(id)).toEqual(['actividad-otra-fecha', 'actividad-otra-fecha']);
    expect(await world.sent(own)).toEqual(['actividad-otra-fecha']);
    const [message] = await world.db.execute<{ fields: Record<string, string> }>(
      sql`select fields from messages where reservation_id = ${held} order by id desc limit 1`,
    );
    expect(message?.fields).toMatchObject({
      'suspension.motivo':
        'por la previsión de lluvia o tormenta; tampoco se celebrará en la otra fecha que le ofrecíamos (sábado, 27 de junio de 2026), por riesgo de incendio',
      'suspension.fecha_nueva': 'sábado, 4 de julio de 2026',
    });
    const [job] = await world.db.execute<{ jobs: number }>(sql`
      select count(*)::int as jobs from graphile_worker._private_jobs
      where priority < 0 and payload->>'moveId' = ${String(await world.lastMove(held))}`);
    expect(job?.jobs).toBe(1);

    // Both follow-ups tell how it is now.
    expect(await states(first)).toEqual([
      [held, 'open', last],
      [offered, 'open', undefined],
    ]);
    expect(await states(second)).toEqual([
      [held, 'open', last],
      [offered, 'open', undefined],
      [own, 'open', last],
    ]);

    // The old link shows the new date; it answers nothing itself.
    const page = await readMove(world.visitor(), link);
    expect(page).toMatchObject({ state: 'open', token: (await world.link(held)).token });
    expect(page?.token).not.toBe(link.token);
    expect(page?.choices).toMatchObject([{ activityId: last, held: true }]);
    await world.accept(held);
    expect(await world.at(held)).toEqual([2, last, null]);
    expect(await states(first)).toEqual([
      [held, 'accepted', undefined],
      [offered, 'open', undefined],
    ]);
    world.passMinutes(7 * 24 * 60);
    expect(await world.expire(offered)).toBe(true);
    expect([await world.held(first), await world.held(second), await world.held(last)]).toEqual([[0], [2], [4]]);
  });

  it('without: cancelled with it and told once', async () => {
    const { first, second, held, offered, own, link, suspend } = await twice();
    expect(await suspend()).toMatchObject({ held: 0, offered: 0, cancelled: 3, messages: 3 });
    for (const id of [held, offered]) {
      expect(await world.at(id)).toEqual([4, first, null]);
      expect(await world.sent(id)).toEqual(['actividad-otra-fecha', 'actividad-suspendida']);
      expect(await world.moves(id)).toMatchObject([{ status: 'withdrawn' }, { status: 'none', held: 0 }]);
    }
    expect(await world.sent(own)).toEqual(['actividad-suspendida']);
    expect([await world.held(first), await world.held(second)]).toEqual([[0], [0]]);
    expect((await states(first)).map(([, status]) => status)).toEqual(['none', 'none']);
    expect(await readMove(world.visitor(), link)).toMatchObject({
      state: 'none',
      reason: expect.stringContaining('por riesgo de incendio'),
    });
  });

  it('who has another of the offered dates, or has answered, is not concerned', async () => {
    const first = await world.activity();
    const second = await world.activity({ date: '2026-06-27', capacity: 1 });
    const third = await world.activity({ date: '2026-06-28', capacity: 1 });
    const [gone, elsewhere, nowhere] = [
      await world.reserve(first, 1, { notify: false }),
      await world.reserve(first, 1, { notify: false }),
      await world.reserve(first, 1, { notify: false }),
    ];
    await world.suspend(first, { dates: [second, third] });
    await world.decline(gone);
    expect(await world.suspend(second)).toMatchObject({ cancelled: 0, messages: 0 });
    expect(await world.moves(elsewhere)).toMatchObject([{ status: 'open', held: 1, activity: third }]);
    expect(await world.moves(nowhere)).toMatchObject([{ status: 'open', held: 0 }]);
    // Now no date is left for the last one either.
    expect(await world.suspend(third)).toMatchObject({ cancelled: 2, messages: 2 });
  });

  it('an acceptance at the same moment: the party is told of the one or the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { first, second, last, held, link } = await twice();
      // By the link of that date: one that is read anew may already be that of the next.
      const accept = answerMove(world.visitor(), { ...link, answer: 'accept' });
      const [accepted] = await Promise.all([refusal(accept), world.suspend(second, { dates: [last] })]);
      expect(['done', 'reservations.moveClosed']).toContain(accepted);
      const [, where] = await world.at(held);
      expect(where).toBe(accepted === 'done' ? second : first);
      expect((await world.moves(held)).at(-1)).toMatchObject({ status: 'open', activity: last, held: 2 });
      await world.assertBooks();
    }
  });

  it('its company sees of them how many, not who they are; theirs follows them', async () => {
    const first = await world.activity();
    const second = await world.activity({ date: '2026-06-27', companyId: world.actors.other.userId, capacity: 1 });
    const third = await world.activity({ date: '2026-07-04', companyId: world.actors.other.userId, capacity: 1 });
    const one = await world.reserve(first, 1, { notify: false });
    const two = await world.reserve(first, 1, { notify: false });
    await world.suspend(first, { dates: [second] });
    const other = world.as(world.actors.other);
    const input = { activityId: second, reason: 'wind' as const, dates: [third] };
    const preview = await previewSuspension(other, SuspensionPreviewInput.parse(input));
    expect(preview).toMatchObject({ reservations: 2, samples: [], notHeld: [{ people: 1 }] });
    expect(JSON.stringify(preview)).not.toContain('Peña');
    await suspendOuting(other, SuspendOutingInput.parse({ ...input, key: 'company' }));
    expect((await list(second, other)).rows).toEqual([]);
    const move = { id: await world.lastMove(one) };
    expect(await refusal(writeAgain(other, move))).toBe('record.notFound');
    const company = world.as(world.actors.company);
    expect((await list(first, company)).rows.map(({ reservationId }) => reservationId)).toEqual([one, two]);
    expect(await writeAgain(company, move)).toEqual({ messages: 1 });
  });
});

describe('ages of the other date (B12)', () => {
  it('who is not of the age gets no places there, is not shown it, and is refused where they try', async () => {
    const first = await world.activity({ capacity: 10 });
    const other = await world.activity({ date: '2026-06-27', capacity: 10, childrenAllowed: false });
    const child = {
      kind: 'child' as const,
      firstName: 'Nico',
      lastName: 'Gil',
      birthDate: '2016-01-01',
    };
    const family = await world.reserve(first, 2, { companions: [child], notify: false });
    const adults = await world.reserve(first, 2, { notify: false });
    expect(await world.suspend(first, { dates: [other] })).toMatchObject({ held: 1, offered: 1 });
    expect(await world.moves(family)).toMatchObject([{ status: 'open', held: 0 }]);
    expect(await world.moves(adults)).toMatchObject([{ status: 'open', held: 2 }]);
    expect((await world.page(family))?.choices).toEqual([]);
    expect(await refusal(world.take(family, other))).toBe('reservations.childrenNotAllowed');
    await world.db.execute(
      sql`update people set birth_date = '2010-01-01' where reservation_id = ${adults} and position = 0`,
    );
    expect(await refusal(world.accept(adults))).toBe('reservations.bookerTooYoung');
  });
});

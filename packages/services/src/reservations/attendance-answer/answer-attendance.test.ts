import { closedAfterAll } from '@dehesa/testing';
import { auditLog, messages, people } from '@dehesa/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmAttendanceAnyDay } from '../status/confirm-attendance';
import { moveToWaiting } from '../status/change-status';
import { promoteWaiting } from '../waiting-list/promote-waiting';
import { reconcilePlaces } from '../places/reconcile-places';
import { refusal } from '../staff/staff-world.test-support';
import { answerAttendance } from './answer-attendance';
import { createAnswerWorld } from './answer-world.test-support';

const world = await closedAfterAll(createAnswerWorld());
afterEach(async () => {
  const { places } = await reconcilePlaces(world.visitor());
  if (places.length > 0) throw new Error(`held places and reservations differ: ${JSON.stringify(places)}`);
});

const answers = (id: number) =>
  world.db
    .select({ details: auditLog.details, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'reservations.answerAttendance')));

describe('coming', () => {
  it('is stored for the day of the outing and changes nothing else', async () => {
    const activityId = await world.activity();
    const { id, token } = await world.confirmed(activityId, 3);
    await world.come(token);
    expect(await world.stored(id)).toEqual({
      status: 2,
      party_size: 3,
      answer: 'coming',
      released: 0,
      for_date: '2026-06-20',
    });
    expect(await world.held(activityId)).toEqual([3]);
    expect(await world.sent(id)).toEqual([]);
    expect(await answers(id)).toEqual([{ actorId: null, details: { answer: 'coming', released: 0 } }]);
  });

  it('said again is the same answer', async () => {
    const { id, token } = await world.confirmed(await world.activity());
    await Promise.all([world.come(token), world.come(token), world.come(token)]);
    expect(await answers(id)).toHaveLength(1);
  });

  it('is asked anew where the outing was moved to another day', async () => {
    const activityId = await world.activity();
    const { token } = await world.confirmed(activityId);
    await world.come(token);
    expect((await world.question(token))?.answer).toBe('coming');
    await world.db.execute(sql`update activities set date = '2026-06-27' where id = ${activityId}`);
    expect(await world.question(token)).toMatchObject({ answer: null, date: '2026-06-27', state: 'open' });
    await world.come(token);
    expect((await world.question(token))?.answer).toBe('coming');
  });
});

describe('fewer', () => {
  it('gives the places of several back at once, with one message and one entry of each kind', async () => {
    const activityId = await world.activity({ waitingListMode: 'automatic' });
    const { id, token } = await world.confirmed(activityId, 4);
    const before = (await world.promotions()) ?? 0;
    await world.fewer(id, token, [1, 3]);
    expect(await world.stored(id)).toMatchObject({ status: 2, party_size: 2, answer: 'coming', released: 2 });
    expect(await world.held(activityId)).toEqual([2]);
    expect(await world.sent(id)).toEqual(['reserva-modificada']);
    expect(await world.promotions()).toBe(before + 1);
    expect(await answers(id)).toEqual([{ actorId: null, details: { answer: 'coming', released: 2 } }]);
    expect((await world.question(token))?.people).toHaveLength(2);
  });

  it('names those who no longer come, the last with «e» before the sound of an i', async () => {
    const { id, token } = await world.confirmed(await world.activity(), 4);
    const named = async (position: number, firstName: string) =>
      world.db
        .update(people)
        .set({ firstName, lastName: '' })
        .where(and(eq(people.reservationId, id), eq(people.position, position)));
    await named(1, 'Luis');
    await named(3, 'Inés');
    await world.fewer(id, token, [1, 3]);
    const [told] = await world.db.select().from(messages).where(eq(messages.reservationId, id));
    expect(told?.fields).toEqual({ 'reserva.cambio': 'Ya no vienen: Luis e Inés.' });
  });

  it('sent twice counts once', async () => {
    const activityId = await world.activity();
    const { id, token } = await world.confirmed(activityId, 3);
    const answer = await world.fewer(id, token, [2]);
    await Promise.all([answerAttendance(world.visitor(), answer), answerAttendance(world.visitor(), answer)]);
    expect(await world.stored(id)).toMatchObject({ party_size: 2, released: 1 });
    expect(await world.sent(id)).toEqual(['reserva-modificada']);
  });

  it('is refused where the page showed others: nobody is dropped by mistake', async () => {
    const { id, token } = await world.confirmed(await world.activity(), 3);
    const [, companion] = await world.party(id);
    const refused = (personIds: number[]) =>
      refusal(answerAttendance(world.visitor(), { token, language: 'es', answer: 'fewer', personIds, party: 3 }));
    expect(await refused([999_999])).toBe('reservations.changedMeanwhile');
    expect(await refused([companion?.id ?? 0, 999_999])).toBe('reservations.changedMeanwhile');
    expect(await world.stored(id)).toMatchObject({ party_size: 3, answer: null });
  });

  it('never drops the booker, a stranger or who has been checked in', async () => {
    const activityId = await world.activity();
    const { id, token } = await world.confirmed(activityId, 2);
    const stranger = await world.confirmed(activityId, 2);
    const [booker, companion] = await world.party(id);
    const [, strange] = await world.party(stranger.id);
    const refused = (personId: number | undefined) =>
      refusal(
        answerAttendance(world.visitor(), {
          token,
          language: 'es',
          answer: 'fewer',
          personIds: [personId ?? 0],
          party: 2,
        }),
      );
    expect(await refused(booker?.id)).toBe('record.notFound');
    expect(await refused(strange?.id)).toBe('reservations.changedMeanwhile');
    await confirmAttendanceAnyDay(world.admin(), { id });
    expect(await refused(companion?.id)).toBe('reservations.companionCheckedIn');
    expect(await world.held(activityId)).toEqual([4]);
  });
});

describe('cancelled', () => {
  it('cancels the whole reservation and counts its places as given back', async () => {
    const activityId = await world.activity();
    const { id, token } = await world.confirmed(activityId, 3);
    await world.fewer(id, token, [1]);
    await world.cancel(token);
    expect(await world.stored(id)).toMatchObject({ status: 4, answer: 'cancelled', released: 3 });
    expect(await world.held(activityId)).toEqual([0]);
    expect(await world.sent(id)).toEqual(['reserva-modificada', 'reserva-cancelada']);
  });

  it('again is the same answer; there is no way back', async () => {
    const { id, token } = await world.confirmed(await world.activity());
    await Promise.all([world.cancel(token), world.cancel(token)]);
    expect(await answers(id)).toHaveLength(1);
    expect(await refusal(world.come(token))).toBe('reservations.alreadyCancelled');
    expect((await world.question(token))?.state).toBe('cancelled');
  });
});

describe('the waiting list', () => {
  it.each(['fewer', 'cancelled'] as const)('gets what is given back: %s', async (how) => {
    const activityId = await world.activity({ capacity: 2, waitingListMode: 'automatic' });
    const { id, token } = await world.confirmed(activityId, 2);
    const waits = await world.reserve(activityId, 1, { status: 3 });
    await (how === 'fewer' ? world.fewer(id, token, [1]) : world.cancel(token));
    await promoteWaiting(world.visitor(), { activityId });
    expect((await world.stored(waits))?.status).toBe(1);
  });

  it('never has more places than there are, whoever books at the same moment (B4)', async () => {
    const activityId = await world.activity({ capacity: 3 });
    const { id, token } = await world.confirmed(activityId, 3);
    const outcomes = await Promise.allSettled([
      world.fewer(id, token, [1, 2]),
      ...Array.from({ length: 6 }, () => world.reserve(activityId)),
    ]);
    expect(outcomes[0]?.status).toBe('fulfilled');
    const booked = outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length;
    expect(booked).toBeLessThanOrEqual(2);
    expect(await world.held(activityId)).toEqual([1 + booked]);
  });
});

describe('the link', () => {
  it('opens first names and nothing else of the party', async () => {
    const { id, token } = await world.confirmed(await world.activity({ territoryId: 2 }), 2);
    const question = await world.question(token, 'pt');
    const [booker] = await world.party(id);
    expect(question).toMatchObject({
      state: 'open',
      hours: 'das 9:00 às 14:00 hora espanhola · das 8:00 às 13:00 hora portuguesa',
      people: [
        { firstName: 'Ana', booker: true },
        { firstName: 'Luis', booker: false },
      ],
    });
    const shown = JSON.stringify(question);
    for (const hidden of [booker?.lastName, booker?.email, booker?.phone, booker?.identity])
      expect(shown).not.toContain(hidden ?? 'x'.repeat(9));
  });

  it('opens nothing once somebody else is the booker, or it is forged', async () => {
    const { id, token } = await world.confirmed(await world.activity());
    const forged = `${Buffer.from(`${id}:AAAAAAAAAAAAAAAA`).toString('base64url')}.${token.split('.')[1] ?? ''}`;
    expect(await world.question(forged)).toBeNull();
    expect(await refusal(world.come(forged))).toBe('record.notFound');
    await world.db.execute(sql`
      update people set email = 'otra@example.org', email_key = 'otra@example.org'
      where reservation_id = ${id} and position = 0`);
    expect(await world.question(token)).toBeNull();
    expect(await refusal(world.cancel(token))).toBe('record.notFound');
  });

  it.each([
    ['pending', 'notConfirmed', 'reservations.notConfirmed'],
    ['hidden', 'unavailable', 'reservations.notBookable'],
    ['begun', 'begun', 'reservations.alreadyBegun'],
  ] as const)('says that it is %s', async (what, state, code) => {
    const activityId = await world.activity();
    const { id, token } = await world.confirmed(activityId);
    if (what === 'pending') await moveToWaiting(world.admin(), { id, notify: false, force: false });
    if (what === 'hidden') await world.db.execute(sql`update activities set hidden = true where id = ${activityId}`);
    if (what === 'begun')
      await world.db.execute(sql`update activities set date = '2026-04-01' where id = ${activityId}`);
    expect((await world.question(token))?.state).toBe(state);
    expect(await refusal(world.come(token))).toBe(code);
    expect(await refusal(world.cancel(token))).toBe(code);
  });
});

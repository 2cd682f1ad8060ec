import { messages, people, reservations } from '@dehesa/db/schema';
import { BookingInput } from '@dehesa/domain/reservations';
import { ownChangeNames } from '@dehesa/i18n/backoffice/reservation-board';
import { closedAfterAll } from '@dehesa/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { cancellationToken, correctionRight } from '../../keys/index';
import { bookPlaces } from '../booking/book-places';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { cancelMyBooking } from './cancel-my-booking';
import { correctEmail } from './correct-email';
import { readMyBooking } from './read-my-booking';

const world = await closedAfterAll(createStaffWorld());
const visitor = () => world.as(null);
const inMinutes = (minutes: number): ServiceContext => {
  const at = new Date(visitor().clock.now().getTime() + minutes * 60_000);
  return { ...visitor(), clock: { now: () => at } };
};

/** Books as the form does; the answer and what is behind it. */
async function booked(change: object = {}, activityId?: number) {
  const input = BookingInput.parse({
    activityId: activityId ?? (await world.activity()),
    booker: world.person(),
    photoConsent: true,
    privacyAccepted: true,
    ...change,
  });
  const answer = await bookPlaces(visitor(), input);
  const [row] = await world.db
    .select()
    .from(reservations)
    .where(eq(reservations.reference, answer.reference.slice(-8)));
  const id = row?.id ?? 0;
  const byMail = (address = input.booker.email) =>
    cancellationToken(visitor().installation, { reservationId: id, address });
  return { id, input, answer, byMail, right: answer.rights.correction };
}
const correct = (right: string, email: string, ctx = visitor()) => correctEmail(ctx, { right, email });
const opens = async (token: string) => (await readMyBooking(visitor(), { token, language: 'es' })) !== null;
const mails = async (id: number) =>
  (
    await world.db
      .select()
      .from(messages)
      .where(and(eq(messages.reservationId, id), eq(messages.channel, 'email')))
      .orderBy(messages.id)
  ).map(({ slug, recipient }) => `${slug} ${recipient}`);

describe('the answer to a booking', () => {
  it('leads to the reservation, and says nothing of it in the open', async () => {
    const { answer, input } = await booked();
    const shown = await readMyBooking(visitor(), { token: answer.rights.link, language: 'es' });
    expect(shown?.reference).toBe(answer.reference);
    const rights = Object.values(answer.rights).map((token) =>
      Buffer.from(token.split('.')[0] ?? '', 'base64url').toString(),
    );
    for (const told of rights) expect(told).not.toMatch(new RegExp(`@|${input.booker.phone}`));
  });

  it('carries the same rights when it is sent again, for no longer (B14)', async () => {
    const { input, answer } = await booked({ idempotencyKey: 'again' });
    expect(await bookPlaces(inMinutes(20), input)).toEqual(answer);
  });
});

describe('correctEmail (B79)', () => {
  it('sends the message to the new address; links of the old one end, the page’s own goes on', async () => {
    const { id, input, answer, right, byMail } = await booked();
    expect(await correct(right, ' Ana.Bien@example.org ')).toMatchObject({ email: 'Ana.Bien@example.org' });
    expect(await mails(id)).toEqual([
      `reserva-pendiente ${input.booker.email}`,
      'reserva-pendiente Ana.Bien@example.org',
    ]);
    expect(await opens(byMail())).toBe(false);
    expect(await opens(answer.rights.link)).toBe(true);
    expect(await opens(byMail('ana.bien@example.org'))).toBe(true);
    const [booker] = await world.db.select().from(people).where(eq(people.reservationId, id));
    expect(booker).toMatchObject({ email: 'Ana.Bien@example.org', emailKey: 'ana.bien@example.org' });
  });

  it('is written in the audit log without an address', async () => {
    const { id, right } = await booked();
    await correct(right, 'otra@example.org');
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.correctEmail',
      actorId: null,
      details: { notify: true },
    });
  });

  it('by the state: who is confirmed at once gets the confirmation', async () => {
    const { id, right } = await booked({}, await world.activity({ confirmsAtOnce: true }));
    await correct(right, 'confirmada@example.org');
    expect((await mails(id)).at(-1)).toBe('reserva-confirmada confirmada@example.org');
  });

  it('is good once for each address, three times, and half an hour', async () => {
    const { right } = await booked();
    const next = await correct(right, 'uno@example.org');
    expect(await refusal(correct(right, 'otro@example.org'))).toBe('record.notFound');
    // Its answer was lost: the same once more is answered alike.
    expect(await correct(right, 'UNO@example.org')).toMatchObject({ right: next.right });
    const third = await correct(next.right, 'dos@example.org', inMinutes(29));
    const last = await correct(third.right, 'tres@example.org');
    expect(await refusal(correct(last.right, 'cuatro@example.org'))).toBe('request.tooMany');
    const late = await booked();
    expect(await refusal(correct(late.right, 'tarde@example.org', inMinutes(31)))).toBe('record.notFound');
  });

  it('ends once a link of the mail was opened, not by that of the page itself', async () => {
    const { id, answer, right, byMail } = await booked();
    await opens(answer.rights.link);
    const next = await correct(right, 'segunda@example.org');
    expect(await opens(byMail('segunda@example.org'))).toBe(true);
    expect(await world.lastAudit(id)).toMatchObject({ action: 'reservations.openLink', details: {} });
    // A line of the reservation's history, so it has a name there.
    expect(ownChangeNames.es['reservations.openLink']).toContain('abierto');
    expect(await refusal(correct(next.right, 'tercera@example.org'))).toBe('record.notFound');
  });

  it('is nobody else’s: not by a link, the right of another booking, or one that was made up', async () => {
    const [own, other] = [await booked(), await booked()];
    const stranger = { ...visitor().installation, secretKey: Buffer.alloc(32, 9) };
    const madeUp = correctionRight(stranger, {
      reservationId: own.id,
      address: own.input.booker.email,
      madeAt: visitor().clock.now(),
    });
    for (const wrong of ['x', own.answer.rights.link, own.byMail(), madeUp])
      expect(await refusal(correct(wrong, 'malo@example.org'))).toBe('record.notFound');
    await correct(other.right, 'suya@example.org');
    const [booker] = await world.db.select().from(people).where(eq(people.reservationId, own.id));
    expect(booker?.email).toBe(own.input.booker.email);
  });

  it('refuses what is no address, and one of this party or another of the activity (B13)', async () => {
    const activityId = await world.activity();
    const other = await booked({}, activityId);
    const companion = { kind: 'adult', firstName: 'Luis', lastName: 'Gil', birthDate: '1980-01-01' };
    const { identity } = world.person();
    const { id, right } = await booked(
      { companions: [{ ...companion, identity, email: 'luis@example.org' }] },
      activityId,
    );
    for (const wrong of ['', 'ana@', 'x'])
      expect(await refusal(correct(right, wrong))).toBe('reservations.emailInvalid');
    for (const taken of [other.input.booker.email.toUpperCase(), 'luis@example.org'])
      expect(await refusal(correct(right, taken))).toBe('reservations.emailRepeated');
    expect(await mails(id)).toHaveLength(1);
  });

  it('ends with the reservation', async () => {
    const { answer, right } = await booked();
    await cancelMyBooking(visitor(), { token: answer.rights.link, language: 'es' });
    expect(await refusal(correct(right, 'tarde@example.org'))).toBe('reservations.alreadyCancelled');
  });

  it('of two bookings that are given the same address at once one gets it', async () => {
    const activityId = await world.activity();
    const bookings = [await booked({}, activityId), await booked({}, activityId), await booked({}, activityId)];
    const outcomes = await Promise.all(bookings.map(({ right }) => refusal(correct(right, 'misma@example.org'))));
    expect(outcomes.map(String).toSorted()).toEqual([
      'done',
      'reservations.emailRepeated',
      'reservations.emailRepeated',
    ]);
  });
});

import { messages, reservations, waitingListOffers } from '@dehesa/db/schema';
import type { TemplateSlug } from '@dehesa/domain/messages';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import { closedAfterAll, createTestDatabase, emptyTables, insertSampleReservation, testContext } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { seedTemplates } from '../seed-templates';
import { mailOnly } from './carriers';
import { deliverMessage } from './deliver-message';
import { queueMessage } from './queue-message';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db);
await seedTemplates(ctx);
let reservationId = 0;
beforeEach(async () => {
  await emptyTables(database.db, 'reservations', 'activities', 'messages', 'waiting_list_offers');
  ({ reservationId } = await insertSampleReservation(ctx.db));
});

const queue = (slug: TemplateSlug, address = 'carmen@example.org') =>
  queueMessage(ctx.db, { slug, language: 'es', recipient: { address, name: 'Carmen' }, reservationId });
const taken = mailOnly({ send: () => Promise.resolve({ providerId: 'ok' }) });
/** What became of a message that leaves now, and why. */
async function outcome(id: number) {
  await deliverMessage(ctx, taken, id);
  const [row] = await ctx.db.select().from(messages).where(eq(messages.id, id));
  return row?.status === 'failed' ? row.lastError : row?.status;
}
const setStatus = (status: ReservationStatus) =>
  ctx.db
    .update(reservations)
    .set({ status, cancelledAt: status === 4 ? new Date() : null })
    .where(eq(reservations.id, reservationId));

describe('a message that had to wait (B35)', () => {
  it.each([
    ['reserva-pendiente', 'reserva-confirmada', 'messages.notDue'],
    ['reserva-confirmada', 'reserva-en-espera', 'messages.notDue'],
    ['reserva-cancelada', 'reserva-confirmada', 'messages.notDue'],
    ['reserva-confirmada', 'actividad-otra-fecha', 'messages.notDue'],
    ['cambio-horario', 'actividad-otra-fecha', 'messages.notDue'],
    ['reserva-modificada', 'actividad-suspendida', 'messages.notDue'],
    ['actividad-otra-fecha', 'reserva-modificada', 'messages.notDue'],
    ['actividad-otra-fecha', 'actividad-otra-fecha', 'messages.notDue'],
    // Sent again it is a message of its own, and only that of the state brings code and link.
    ['reserva-confirmada', 'reserva-confirmada', 'sent'],
    ['reserva-confirmada', 'cambio-horario', 'sent'],
    ['reserva-confirmada', 'reserva-modificada', 'sent'],
    ['actividad-suspendida', 'actividad-suspendida', 'sent'],
    ['cambio-horario', 'reserva-confirmada', 'sent'],
  ] as const)('%s after %s: %s', async (first, second, expected) => {
    const [waiting, later] = [await queue(first), await queue(second)];
    expect(await outcome(later)).toBe('sent');
    expect(await outcome(waiting)).toBe(expected);
  });

  it('is not outdated by what came before it, nor by what somebody else was sent', async () => {
    await queue('reserva-en-espera');
    const waiting = await queue('reserva-confirmada');
    await queue('reserva-en-espera', 'otra@example.org');
    expect(await outcome(waiting)).toBe('sent');
  });

  it('reaches who was confirmed without being told', async () => {
    await setStatus(1);
    const waiting = await queue('reserva-pendiente');
    await setStatus(2);
    expect(await outcome(waiting)).toBe('sent');
  });

  it('says to who has cancelled, told or not, that alone', async () => {
    const [waiting, change] = [await queue('reserva-confirmada'), await queue('cambio-horario')];
    await setStatus(4);
    for (const id of [waiting, change]) expect(await outcome(id)).toBe('messages.notDue');
    for (const slug of ['reserva-cancelada', 'actividad-suspendida'] as const)
      expect(await outcome(await queue(slug))).toBe('sent');
  });

  it('offers places for as long as the offer is open', async () => {
    const offer = async (minutes: number, status: 'open' | 'withdrawn' = 'open') => {
      await ctx.db.delete(waitingListOffers);
      const now = ctx.clock.now();
      const closedAt = status === 'open' ? null : now;
      const expiresAt = new Date(now.getTime() + minutes * 60_000);
      await ctx.db.insert(waitingListOffers).values({ reservationId, places: 1, expiresAt, status, closedAt });
    };
    const states = await queue('reserva-en-espera');
    const [first, second] = [await queue('lista-espera-oferta'), await queue('lista-espera-oferta')];
    await offer(1);
    // It is that of the later message, and who is offered places waits still.
    expect([await outcome(states), await outcome(first), await outcome(second)]).toEqual([
      'sent',
      'messages.notDue',
      'sent',
    ]);
    await offer(0);
    expect(await outcome(await queue('lista-espera-oferta'))).toBe('messages.notDue');
    await offer(60, 'withdrawn');
    expect(await outcome(await queue('lista-espera-oferta'))).toBe('messages.notDue');
  });
});

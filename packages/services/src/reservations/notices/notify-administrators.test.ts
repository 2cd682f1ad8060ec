import { configuration, messages, reservations, territories } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { BookingInput } from '@dehesa/domain/reservations';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderMessage } from '../../messages/index';
import { bookPlaces } from '../booking/book-places';
import { cancelAsVisitor } from '../status/change-status';
import { createStaffWorld } from '../staff/staff-world.test-support';
import { notifyAdministrators } from './notify-administrators';

const world = await closedAfterAll(createStaffWorld());
await insertSampleUser(world.db, { role: 1, email: 'chefe@example.org', language: 'pt' });
beforeEach(async () => {
  await world.db.delete(messages);
  await world.db.execute(sql`delete from booking_notices`);
  await world.db.update(territories).set({ adminsToldAt: null, adminEmails: [], adminAlias: '' });
  await world.db.update(configuration).set({ adminEmails: [], adminAlias: '' });
  await office(1, ['monfrague@example.org']);
});

const office = (territoryId: TerritoryId, adminEmails: string[]) =>
  world.db.update(territories).set({ adminEmails, adminAlias: 'Oficina' }).where(eq(territories.id, territoryId));
const notify = () => notifyAdministrators(world.as(null));
const waiting = async () => (await world.db.execute(sql`select 1 from booking_notices`)).length;

/** A visitor's booking; answers its id. */
async function book(activityId: number, change: Partial<BookingInput> = {}): Promise<number> {
  const booking = BookingInput.parse({
    activityId,
    booker: world.person(),
    photoConsent: true,
    privacyAccepted: true,
    ...change,
  });
  const { reference } = await bookPlaces(world.as(null), booking);
  const [row] = await world.db
    .select()
    .from(reservations)
    .where(eq(reservations.reference, reference.slice(-8)));
  return row?.id ?? 0;
}

/** What was queued for administrators, as it reads. */
async function notices() {
  const rows = await world.db
    .select()
    .from(messages)
    .where(sql`${messages.slug} like 'aviso-administrador%'`)
    .orderBy(messages.id);
  return Promise.all(
    rows.map(async ({ slug, language, recipient, recipientName, reservationId, territoryId, ...row }) => {
      const { mail } = await renderMessage(world.as(null), {
        slug,
        language,
        recipient,
        recipientName,
        reservationId,
        ...row,
      });
      return { slug, language, recipient, recipientName, reservationId, territoryId, mail };
    }),
  );
}

describe('administrators are told of new bookings', () => {
  it('of a single one with its details, once', async () => {
    const id = await book(await world.activity());
    expect(await notify()).toBe(1);
    expect(await notify()).toBe(0);
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      slug: 'aviso-administrador',
      recipient: 'monfrague@example.org',
      recipientName: 'Oficina',
      reservationId: id,
      territoryId: 1,
    });
    expect(notice?.mail.html).toContain(`/actividades/edit/reserva?id=${id}`);
    expect(notice?.mail.text).toContain('Peña');
    expect(await waiting()).toBe(0);
  });

  it('of several in one message, by activity in order of their dates, without a name', async () => {
    const late = await world.activity({ date: '2026-06-27' }, 'Ciervos al atardecer');
    const early = await world.activity({ capacity: 1, waitingListMode: 'manual' }, 'Buitres & águilas');
    for (const id of [late, early, late]) await book(id);
    await book(early, { waitingList: true });
    expect(await notify()).toBe(1);
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ slug: 'aviso-administrador-resumen', reservationId: null });
    expect(notice?.mail.subject).toMatch(/: 4 reservas nuevas$/);
    const text = notice?.mail.text ?? '';
    expect(text.indexOf('Buitres & águilas')).toBeLessThan(text.indexOf('Ciervos'));
    expect(text).toMatch(/Buitres & águilas\n.*20 de junio.*\n2 reservas · 2 personas · 1 en lista de espera\n/);
    expect(text).toMatch(/Ciervos al atardecer\n.*27 de junio.*\n2 reservas · 2 personas\n/);
    expect(notice?.mail.html).toContain('Buitres &amp; águilas');
    expect(notice?.mail.html).toContain(`/actividades/ver/reserva?id=${early}`);
    expect(text).not.toMatch(/Peña|600|ana\d|\{\{/);
  });

  it('at once after a quiet time, then every five minutes at most, and nothing is lost meanwhile', async () => {
    const id = await world.activity({ capacity: 20 });
    await book(id);
    expect(await notify()).toBe(1);
    world.passMinutes(4);
    await book(id);
    await book(id);
    expect(await notify()).toBe(0);
    expect(await waiting()).toBe(2);
    world.passMinutes(1);
    expect(await notify()).toBe(1);
    expect((await notices()).map(({ slug }) => slug)).toEqual(['aviso-administrador', 'aviso-administrador-resumen']);
    world.passMinutes(30);
    await book(id);
    expect(await notify()).toBe(1);
  });

  it('by territory, each of its addresses in the language of the account with it', async () => {
    await office(1, ['uno@example.org', 'Chefe@example.org', 'UNO@example.org', 'no es una dirección']);
    await office(2, ['tajo@example.org']);
    await book(await world.activity());
    await book(await world.activity({ territoryId: 2 }));
    expect(await notify()).toBe(3);
    expect((await notices()).map(({ recipient, territoryId, language }) => [recipient, territoryId, language])).toEqual(
      [
        ['UNO@example.org', 1, 'es'],
        ['Chefe@example.org', 1, 'pt'],
        ['tajo@example.org', 2, 'es'],
      ],
    );
  });

  it('at the addresses of the installation where the territory names none, and nowhere where there are none', async () => {
    await office(1, []);
    await world.db.update(configuration).set({ adminEmails: ['general@example.org'], adminAlias: 'General' });
    const id = await world.activity();
    await book(id);
    expect(await notify()).toBe(1);
    expect(await notices()).toMatchObject([{ recipient: 'general@example.org' }]);

    await world.db.update(configuration).set({ adminEmails: [] });
    world.passMinutes(5);
    await book(id);
    expect(await notify()).toBe(0);
    expect(await waiting()).toBe(0);
  });

  it('not of what was cancelled or erased meanwhile, nor of what staff store', async () => {
    const id = await world.activity();
    const [cancelled, erased] = [await book(id), await book(id)];
    await cancelAsVisitor(world.as(null), cancelled);
    await world.db.update(reservations).set({ erasedAt: new Date() }).where(eq(reservations.id, erased));
    await world.reserve(id);
    expect(await notify()).toBe(0);
    expect(await waiting()).toBe(0);
    const left = await book(id);
    await cancelAsVisitor(world.as(null), await book(id));
    expect(await notify()).toBe(1);
    expect(await notices()).toMatchObject([{ slug: 'aviso-administrador', reservationId: left }]);
  });

  it('with thirty activities and the number of the others', async () => {
    for (let number = 0; number < 32; number += 1) await book(await world.activity({}, `Ruta ${number}`));
    expect(await notify()).toBe(1);
    const [notice] = await notices();
    expect(notice?.mail.subject).toMatch(/: 32 reservas nuevas$/);
    expect(notice?.mail.text.match(/^Ruta /gm)).toHaveLength(30);
    expect(notice?.mail.text).toContain('Y 2 actividades más.');
  });

  it('once, however many processes look at the same time', async () => {
    const id = await world.activity();
    await book(id);
    await book(id);
    const queued = await Promise.all(Array.from({ length: 6 }, () => notify()));
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await notices()).toHaveLength(1);
  });

  it('even where the process dies before it has committed', async () => {
    await book(await world.activity());
    const dying = world.db.transaction(async (tx) => {
      await notifyAdministrators({ ...world.as(null), db: tx });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await notices()).toEqual([]);
    expect(await notify()).toBe(1);
  });
});

it('a booking waits for nobody who tells of others', async () => {
  const id = await world.activity();
  await book(id);
  await world.db.transaction(async (tx) => {
    await notifyAdministrators({ ...world.as(null), db: tx });
    await book(id);
  });
  expect(await waiting()).toBe(1);
});

import { reservations, visits } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancellationToken } from '../keys/index';
import { readVisitTicket, visitTicket } from './visit-ticket';
import { confirmVisit, confirmVisitByIds, findVisitor } from './checkpoint';
import { createStaffWorld, titled } from '../reservations/staff/staff-world.test-support';

let hotel = 0;
let bar = 0;
const world = await closedAfterAll(createStaffWorld());
const visitor = world.as(null);
hotel = await insertSampleUser(world.db, { role: 4, email: 'hotel@example.org' });
bar = await insertSampleUser(world.db, { role: 4, email: 'bar@example.org', hasAccess: false });

async function confirmed(status: 1 | 2 | 3 | 4 = 2) {
  const booker = { ...world.person(), email: 'Ana@Example.org', firstName: 'Ana' };
  const id = await world.reserve(await world.activity(), 2, { status: 2, booker });
  await world.db.update(reservations).set({ status, waitingSince: new Date() }).where(eq(reservations.id, id));
  const [row] = await world.db.select().from(reservations).where(eq(reservations.id, id));
  if (!row) throw new Error('nothing was stored');
  return { id, reference: row.reference };
}
const find = (code: string, collaboratorId = hotel) => findVisitor(visitor, { code, collaboratorId, language: 'es' });
const missing = DomainError.of('record.notFound');

describe('findVisitor', () => {
  it('finds a confirmed reservation by its number, and by the link that its mail carries (B16, B37)', async () => {
    const { id, reference } = await confirmed();
    const found = await find(`mon-${reference.toLowerCase()}`);
    expect(found).toMatchObject({ firstName: 'Ana', reference: `MON-${reference}`, companions: [{}] });
    expect(found).not.toHaveProperty('id');
    const token = cancellationToken(visitor.installation, { reservationId: id, address: 'ana@example.org' });
    for (const path of ['mi-reserva', 'cancelacion'])
      expect(await find(`https://reservas.example/${path}/${token}?lang=pt`)).toEqual(found);
  });

  it('tells the title in the language that is asked for, in Spanish where there is no other', async () => {
    const titlesOf = async (...titles: [es: string, pt?: string]) => {
      const id = await world.reserve(await world.activity({ texts: titled(...titles) }), 1, { status: 2 });
      const [row] = await world.db.select().from(reservations).where(eq(reservations.id, id));
      const code = row?.reference ?? '';
      return Promise.all(
        (['es', 'pt'] as const).map(
          async (language) => (await findVisitor(visitor, { code, collaboratorId: hotel, language })).title,
        ),
      );
    };
    expect(await titlesOf('Buitres', 'Abutres')).toEqual(['Buitres', 'Abutres']);
    expect(await titlesOf('Buitres')).toEqual(['Buitres', 'Buitres']);
  });

  it('answers everything else as missing (B22)', async () => {
    const { id, reference } = await confirmed();
    const forged = cancellationToken(
      { ...visitor.installation, secretKey: Buffer.alloc(32, 2) },
      { reservationId: id, address: 'ana@example.org' },
    );
    const other = cancellationToken(visitor.installation, { reservationId: id, address: 'otra@example.org' });
    for (const code of [
      'NADA2345',
      `https://x.example/mi-reserva/${forged}`,
      `https://x.example/mi-reserva/${other}`,
      'https://x.example/',
    ])
      await expect(find(code)).rejects.toEqual(missing);
    for (const nobody of [bar, world.actors.admin.userId, 999_999])
      await expect(find(reference, nobody)).rejects.toEqual(missing);
    for (const status of [1, 3, 4] as const)
      await expect(find((await confirmed(status)).reference)).rejects.toEqual(missing);
  });
});

describe('confirmVisit', () => {
  it('registers the visit of a ticket once, also when it is sent twice at the same time (B20)', async () => {
    const { id, reference } = await confirmed();
    const { ticket } = await find(reference);
    const both = await Promise.allSettled([confirmVisit(visitor, { ticket }), confirmVisit(visitor, { ticket })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(confirmVisit(visitor, { ticket })).rejects.toEqual(
      DomainError.of('reservations.visitAlreadyRegistered'),
    );
    expect(await world.db.select().from(visits).where(eq(visits.reservationId, id))).toMatchObject([
      { collaboratorId: hotel },
    ]);
  });

  it('takes no ticket that this installation did not sign', async () => {
    const { id } = await confirmed();
    const claim = { reservationId: id, collaboratorId: hotel };
    const forged = visitTicket({ ...visitor.installation, secretKey: Buffer.alloc(32, 2) }, claim);
    const own = visitTicket(visitor.installation, claim);
    expect(readVisitTicket(visitor.installation, own)).toEqual(claim);
    for (const ticket of [forged, own.slice(1), own.slice(0, own.indexOf('.')), `${id}:${hotel}`, `${own}.x`])
      await expect(confirmVisit(visitor, { ticket })).rejects.toEqual(missing);
    expect(await world.db.select().from(visits).where(eq(visits.reservationId, id))).toEqual([]);
  });

  it('ends a ticket 90 days after the outing, and gives none out from then on (B52)', async () => {
    const { id, reference } = await confirmed();
    const { ticket } = await find(reference);
    const at = (now: Date) => ({ ...visitor, clock: { now: () => now } });
    const [row] = await world.db.execute<{ over: Date }>(sql`
      select a.ends_at + interval '90 days' as over from reservations r join activities a on a.id = r.activity_id
      where r.id = ${id}`);
    const over = new Date(row?.over ?? 0);
    const justBefore = new Date(over.getTime() - 1000);
    for (const late of [over, new Date(over.getTime() + 365 * 86_400_000)]) {
      await expect(confirmVisit(at(late), { ticket })).rejects.toEqual(missing);
      await expect(findVisitor(at(late), { code: reference, collaboratorId: hotel, language: 'es' })).rejects.toEqual(
        missing,
      );
    }
    expect(await world.db.$count(visits, eq(visits.reservationId, id))).toBe(0);
    expect(await findVisitor(at(justBefore), { code: reference, collaboratorId: hotel, language: 'es' })).toMatchObject(
      { ticket },
    );
    await confirmVisit(at(justBefore), { ticket });
    expect(await world.db.$count(visits, eq(visits.reservationId, id))).toBe(1);
  });

  it('notices that the reservation was cancelled after it was looked up', async () => {
    const { id, reference } = await confirmed();
    const { ticket } = await find(reference);
    await world.db.update(reservations).set({ status: 4 }).where(eq(reservations.id, id));
    await expect(confirmVisit(visitor, { ticket })).rejects.toEqual(missing);
  });
});

describe('confirmVisitByIds', () => {
  it('answers a reservation that is not confirmed like one that is not there', async () => {
    for (const status of [1, 3, 4] as const) {
      const { id } = await confirmed(status);
      await expect(confirmVisitByIds(visitor, { reservationId: id, collaboratorId: hotel })).rejects.toEqual(missing);
    }
    await expect(confirmVisitByIds(visitor, { reservationId: 999_999, collaboratorId: hotel })).rejects.toEqual(
      missing,
    );
  });
});

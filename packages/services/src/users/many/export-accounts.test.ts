import { closedAfterAll } from '@dehesa/testing';
import { auditLog, tariffs } from '@dehesa/db/schema';
import { read, utils } from '@e965/xlsx';
import { desc } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUserWorld, refusal } from '../users.test-support';
import { exportAccounts } from './export-accounts';

const world = await closedAfterAll(createUserWorld());
const { super: superAdmin, admin, tajo, member, collaborator } = world.actors;
beforeEach(() => world.mode('actividades'));

async function rowsFor(ids: number[], actor = superAdmin) {
  const { name, stream } = await exportAccounts(world.as(actor), { ids, language: 'es' });
  const book = read(await buffer(stream));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return { name, rows: utils.sheet_to_json<Record<string, string>>(sheet, { raw: false }) };
}

describe('ticked users as a spreadsheet (B96)', () => {
  it('are by name, each once, without a fee outside of a gym', async () => {
    const zoe = await world.create({ firstName: 'Zoe', lastName: '=cmd()', phone: '600 11 22 33' });
    const angel = await world.create({ firstName: 'Ángel', lastName: 'Rey', hasAccess: false });
    const { name, rows } = await rowsFor([zoe, angel, zoe]);
    expect(name).toBe('Usuarios 2026-05-01');
    expect(rows).toMatchObject([
      { Nombre: 'Ángel', Rol: 'Usuario', Alta: '01/05/2026', 'Con acceso': 'No' },
      { Nombre: 'Zoe', Apellidos: "'=cmd()", Teléfono: '600 11 22 33', 'Con acceso': 'Sí' },
    ]);
    expect(rows[0]).not.toHaveProperty('Tarifa');
    const [last] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'users.export', actorId: superAdmin.userId, details: { people: 2 } });
  });

  it('say of members of a gym until when they have paid (B44)', async () => {
    await world.mode('gimnasio');
    const [tariff] = await world.db
      .insert(tariffs)
      .values({ name: 'Mensual', days: 30, priceCents: 2500 })
      .returning({ id: tariffs.id });
    const membership = { tariffId: tariff?.id ?? null, paidOn: '2026-04-06', expiresOn: null };
    const id = await world.create({ role: 3, birthDate: '1990-01-01', membership });
    const { rows } = await rowsFor([id, admin.userId]);
    expect(rows.find((row) => row['Tarifa'] === 'Mensual')).toMatchObject({
      'Cuota pagada': '06/04/2026',
      Caducidad: '06/05/2026',
    });
    expect(rows).toHaveLength(2);
  });

  it('are those that one manages alone; others are as missing (B22, B53)', async () => {
    const company = await world.create({ role: 2, companyName: 'Encina Rutas' });
    const { rows } = await rowsFor([company, member.userId, collaborator.userId, 999_999], admin);
    expect(rows.map((row) => row['Empresa'])).toEqual(['Encina Rutas']);
    for (const ids of [[member.userId], [collaborator.userId], [999_999]])
      await expect(rowsFor(ids, admin)).rejects.toMatchObject(refusal('record.notFound'));
    await expect(rowsFor([collaborator.userId])).rejects.toMatchObject(refusal('record.notFound'));
  });

  it('are for who manages users, two hundred at most', async () => {
    for (const actor of [tajo, member, collaborator])
      await expect(rowsFor([member.userId], actor)).rejects.toMatchObject(refusal('access.forbidden'));
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    await expect(rowsFor(many)).rejects.toMatchObject({ name: 'ZodError' });
  });
});

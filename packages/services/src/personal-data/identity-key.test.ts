import { importRows } from '@dehesa/db/schema';
import { identityKey } from '@dehesa/domain/identity';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';
import { findPerson } from './find-person';
import { identityKeyOf } from './identity-key';
import { createPersonWorld } from './person-world.test-support';

const world = await closedAfterAll(createPersonWorld());
const superAdmin = () => world.as(world.actors.super);

it.each([
  '12345678Z',
  ' 01.234.567-l ',
  '00000A',
  'x0012345l',
  'Y1234567X',
  '12345678 9 zz4',
  '12345678-9',
  '123456789AB1',
  '123456789A1',
  '0012345',
  'AB012345',
  'B-10.000.001',
  '',
])('of %j the database makes the same as the domain (B13, D17)', async (typed) => {
  const [row] = await world.db.execute(sql`select ${identityKeyOf(sql`${typed}::text`)} as key`);
  expect(row).toEqual({ key: identityKey(typed) });
});

describe.each([
  ['a DNI with a zero in front', '06987654X', ['06987654X', '6987654-x', '06.987.654 X']],
  ['a whole Cartão de Cidadão', '12345678 9 ZZ4', ['12345678 9 ZZ4', '123456789', '12345678-9ZX1']],
])('whose document is %s (B46, D17)', (_name, identity, spellings) => {
  it.each(spellings)('is found, handed over and erased where it stands as %j', async (stored) => {
    await insertSampleUser(world.db, { role: 3, email: 'cuenta@example.org', taxId: stored });
    await world.brought(stored, '2026-04-01T10:00:00Z');
    const query = { email: '', identity };
    expect(await findPerson(superAdmin(), query)).toMatchObject({ accounts: [{ email: 'cuenta@example.org' }] });
    const file = await exportPerson(superAdmin(), { ...query, format: 'json', language: 'es' });
    expect(JSON.parse(Buffer.from(file.content).toString()).accounts).toMatchObject([{ taxId: stored }]);
    const report = await erasePerson(superAdmin(), { ...query, people: [], account: true, cancelComing: false });
    expect(report).toMatchObject({ accounts: 1 });
    expect(await world.db.select().from(importRows)).toEqual([]);
  });
});

import { auditLog, emailSuppressions } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import { SuppressionListInput } from '@dehesa/domain/messages';
import { closedAfterAll, createTestDatabase, emptyTables, testContext } from '@dehesa/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { allowAddress } from './allow-address';
import { listSuppressions } from './list-suppressions';
import { readSuppression } from './read-suppression';

const contextOf = (role: Role | null): ServiceContext =>
  testContext(database.db, { actor: role === null ? null : { userId: 1, role, territoryId: null } });

const database = await closedAfterAll(createTestDatabase());
beforeEach(async () => {
  await emptyTables(database.db, 'email_suppressions', 'audit_log');
  await database.db.insert(emailSuppressions).values([
    { emailKey: 'carmen@example.org', reason: 'EENVELOPE: 550 No such user', createdAt: new Date('2026-11-01T10:00Z') },
    {
      emailKey: 'nunez@example.net',
      reason: 'EENVELOPE: 550 Domínio unknown',
      createdAt: new Date('2026-11-03T10:00Z'),
    },
    { emailKey: 'ana_1@example.org', reason: 'EENVELOPE: 553 Nobody', createdAt: new Date('2026-11-02T10:00Z') },
  ]);
});

const found = async (input: Partial<SuppressionListInput> = {}) =>
  (await listSuppressions(contextOf(0), SuppressionListInput.parse(input))).rows.map(({ email }) => email);

describe('addresses that are not written to', () => {
  it('are listed the newest first, by page', async () => {
    expect(await found()).toEqual(['nunez@example.net', 'ana_1@example.org', 'carmen@example.org']);
    const second = await listSuppressions(contextOf(0), SuppressionListInput.parse({ pageIndex: 1, pageSize: 2 }));
    expect(second).toEqual({
      rows: [
        {
          email: 'carmen@example.org',
          reason: 'EENVELOPE: 550 No such user',
          since: new Date('2026-11-01T10:00:00Z'),
        },
      ],
      total: 3,
    });
  });

  it.each([
    ['CARMEN', ['carmen@example.org']],
    ['dominio', ['nunez@example.net']],
    ['a_1', ['ana_1@example.org']],
    ['%', []],
  ])('are found by %s in address and reason (B34)', async (search, expected) => {
    expect(await found({ search })).toEqual(expected);
  });

  it('are written to again, which the audit log tells without naming anybody', async () => {
    expect(await readSuppression(database.db, ' Carmen@Example.org')).toMatchObject({
      reason: 'EENVELOPE: 550 No such user',
    });
    await allowAddress(contextOf(0), { email: 'Carmen@example.org' });
    expect(await readSuppression(database.db, 'carmen@example.org')).toBeNull();
    expect(await found()).toHaveLength(2);
    const [entry, ...others] = await database.db.select().from(auditLog);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'messages.allowAddress', actorId: 1, entity: 'message' });
    expect(JSON.stringify(entry)).not.toContain('example.org');
    await expect(allowAddress(contextOf(0), { email: 'carmen@example.org' })).rejects.toThrow('record.notFound');
  });

  it.each([
    [null, 'access.unauthenticated'],
    [1, 'access.forbidden'],
    [2, 'access.forbidden'],
    [3, 'access.forbidden'],
    [4, 'access.forbidden'],
  ] as const)('are only for super administrators, not for %s (B22)', async (role, code) => {
    await expect(listSuppressions(contextOf(role), SuppressionListInput.parse({}))).rejects.toThrow(code);
    await expect(allowAddress(contextOf(role), { email: 'carmen@example.org' })).rejects.toThrow(code);
  });
});

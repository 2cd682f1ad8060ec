import { auditLog } from '@dehesa/db/schema';
import type { AuditListInput } from '@dehesa/domain/audit';
import { closedAfterAll } from '@dehesa/testing';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStaffWorld } from '../../reservations/staff/staff-world.test-support';
import { linesWanted, pageOf } from './audit-lines';
import { exportAudit } from './export-audit';
import { listAudit } from './list-audit';
import { listAuditActors } from './list-audit-actors';

const world = await closedAfterAll(createStaffWorld());
const superAdmin = () => world.as(world.actors.super);
const asked = (input: Partial<AuditListInput> = {}): AuditListInput => ({ language: 'es', ...input });
const actions = async (input: Partial<AuditListInput>) =>
  (await listAudit(superAdmin(), asked(input))).rows.map(({ action, entityId }) => `${action} ${entityId ?? ''}`);

describe('what the audit log is asked for (B93)', () => {
  let activityId = 0;
  let reservationId = 0;
  beforeAll(async () => {
    activityId = await world.activity({}, 'Águilas 100% a la vista');
    reservationId = await world.reserve(activityId, 1, { notify: false });
  });

  it('who did it: an account, or whoever has none', async () => {
    const mine = await listAudit(superAdmin(), asked({ actor: world.actors.admin.userId }));
    expect(mine.rows.length).toBeGreaterThan(0);
    expect(new Set(mine.rows.map(({ actor }) => actor?.id))).toEqual(new Set([world.actors.admin.userId]));
    await world.db.insert(auditLog).values({ action: 'personalData.retention', entity: 'personalData' });
    const nobody = await listAudit(superAdmin(), asked({ actor: 'nobody' }));
    expect(nobody.rows.map(({ action, actor }) => [action, actor])).toEqual([['personalData.retention', null]]);
    expect((await listAudit(superAdmin(), asked({ actor: 2_000_000_000 }))).rows).toEqual([]);
  });

  it('by the words of an action in the language of who asks', async () => {
    expect(await actions({ text: 'ACTIVIDAD CREADA' })).toEqual([`activities.create ${activityId}`]);
    expect(await actions({ text: 'Atividade criada', language: 'pt' })).toEqual([`activities.create ${activityId}`]);
    expect(await actions({ text: 'Atividade criada' })).toEqual([]);
  });

  it('by what the record is called, whatever its case and accents; wildcards are themselves', async () => {
    expect(await actions({ text: 'aguilas' })).toEqual([`activities.create ${activityId}`]);
    expect(await actions({ text: '100% a' })).toEqual([`activities.create ${activityId}`]);
    expect(await actions({ text: '%guilas' })).toEqual([]);
    expect(await actions({ text: '_guilas' })).toEqual([]);
    const [line] = (await listAudit(superAdmin(), asked({ action: 'reservations.create' }))).rows;
    expect(line).toMatchObject({ entityId: reservationId, record: { account: null } });
    const reference = line?.record?.name ?? '';
    expect(reference).toMatch(/^\w+-\w{8}$/);
    expect(await actions({ text: reference })).toContain(`reservations.create ${reservationId}`);
    expect(await actions({ text: reference })).not.toContain(`activities.create ${activityId}`);
  });

  it('names what is there and not what has gone', async () => {
    await world.db.insert(auditLog).values([
      { action: 'users.edit', entity: 'user', entityId: world.actors.company.userId },
      { action: 'users.remove', entity: 'user', entityId: 2_000_000_000 },
    ]);
    const { rows } = await listAudit(superAdmin(), asked());
    expect(rows.find(({ action }) => action === 'users.edit')?.record).toEqual({
      name: 'Ana Durán',
      account: 'company',
    });
    expect(rows.find(({ action }) => action === 'users.remove')?.record).toBeNull();
    expect(rows.find(({ action }) => action === 'activities.create')?.record).toMatchObject({
      name: 'Águilas 100% a la vista',
    });
  });

  it('days are those of Madrid, both included', async () => {
    await world.db.insert(auditLog).values([
      { at: new Date('2025-01-31T22:30:00Z'), action: 'tests.late', entity: 'reservation' },
      { at: new Date('2025-01-31T23:30:00Z'), action: 'tests.next', entity: 'reservation' },
    ]);
    const on = (day: string) => actions({ from: day, to: day });
    expect(await on('2025-01-31')).toEqual(['tests.late ']);
    expect(await on('2025-02-01')).toEqual(['tests.next ']);
  });

  it('offers the accounts of staff, to super administrators alone', async () => {
    const { member, ...staff } = world.actors;
    const offered = (await listAuditActors(superAdmin())).map(({ id }) => id);
    expect(offered.toSorted((a, b) => a - b)).toEqual(Object.values(staff).map(({ userId }) => userId));
    expect(offered).not.toContain(member.userId);
    for (const actor of [null, world.actors.admin, world.actors.company, world.actors.member]) {
      await expect(listAuditActors(world.as(actor))).rejects.toMatchObject({ failure: { code: expect.any(String) } });
      await expect(exportAudit(world.as(actor), asked())).rejects.toMatchObject({
        failure: { code: expect.stringMatching(/^access\./) },
      });
    }
  });

  it('that it was taken out is a line, which does not repeat what was typed', async () => {
    const { stream } = await exportAudit(superAdmin(), asked({ text: 'García', from: '2026-01-01' }));
    stream.destroy();
    const [line] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({
      action: 'personalData.exportAudit',
      actorId: world.actors.super.userId,
      details: { format: 'xlsx', filters: { from: '2026-01-01', words: true } },
    });
    expect(JSON.stringify(line)).not.toContain('García');
  });
});

describe('a long log', () => {
  beforeAll(async () => {
    // Several at one moment, so that a page may end between them.
    await world.db.execute(sql`insert into audit_log (at, actor_id, action, entity, entity_id)
      select timestamptz '2024-01-01' + (n / 3) * interval '2 hours', case when n % 1000 = 7 then 100007 else 100000 end,
        case when n % 500 = 0 then 'tests.seldom' else 'tests.often' end, 'tests', n
      from generate_series(1, 30000) n`);
    await world.db.execute(sql`analyze audit_log`);
  });

  it('is read page by page, each line once, also where many were written at one moment', async () => {
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof listAudit>> = await listAudit(
        superAdmin(),
        asked({ action: 'tests.often', from: '2024-01-01', to: '2024-01-20', before }),
      );
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    const [{ total } = { total: 0 }] = await world.db.execute<{ total: number }>(sql`select count(*)::int as total
      from audit_log where action = 'tests.often' and at < '2024-01-20T23:00:00Z'`);
    expect(total).toBeGreaterThan(600);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  const planOf = async (where: SQL | undefined, before: number | null = null) => {
    const statement = pageOf(superAdmin(), where, before, 51).getSQL();
    const rows = await world.db.execute<Record<string, string>>(sql`explain (costs off) ${statement}`);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };
  const plan = async (input: Partial<AuditListInput>, before?: number) =>
    planOf(await linesWanted(superAdmin(), asked(input)), before);

  it.each([
    ['all', {}, 'audit_log_at_idx'],
    ['days', { from: '2025-03-01', to: '2025-03-02' }, 'audit_log_at_idx'],
    ['somebody', { actor: 100_007 }, 'audit_log_actor_idx'],
    ['an action that is seldom', { action: 'tests.seldom' }, 'audit_log_action_idx'],
    ['records by their name', { text: 'aguilas' }, 'audit_log_entity_idx'],
  ] as const)('%s are found by an index', async (_what, input, index) => {
    const found = await plan(input);
    expect(found).toContain(index);
    expect(found).not.toContain('Seq Scan on audit_log');
  });

  it('a page far down begins at its line', async () => {
    const [line] = await world.db.select().from(auditLog).where(eq(auditLog.entityId, 10_000)).limit(1);
    const found = await plan({}, line?.id ?? 0);
    expect(found).toMatch(/Index (Only )?Scan Backward using audit_log_at_idx on audit_log[\s\S]*Index Cond: \(at <= /);
  });
});

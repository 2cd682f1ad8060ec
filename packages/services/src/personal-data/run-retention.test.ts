import { auditLog, configuration, messages, people, reservations } from '@dehesa/db/schema';
import { closedAfterAll, rewriteAudit } from '@dehesa/testing';
import { asc, eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { deliverMessage, mailOnly } from '../messages/index';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { dataMap } from './data-map';
import { createPersonWorld, marker } from './person-world.test-support';
import { readRetention } from './read-retention';
import { runRetention } from './run-retention';

const world = await closedAfterAll(createPersonWorld());

const system = () => world.as(null);
const superAdmin = () => world.as(world.actors.super);
const partyOf = (reservationId: number) =>
  world.db.select().from(people).where(eq(people.reservationId, reservationId)).orderBy(asc(people.position));
/** The clock of the world stands at 2026-05-01T10:00Z: twelve months before begins this moment. */
const dayBefore = '2025-04-30T21:59:59Z';
const theDay = '2025-04-30T22:00:00Z';

describe('what is older than the configuration allows (B46)', () => {
  it('is told before, then erased whole, leaving what the statistics need; nothing of the rest is touched', async () => {
    const old = await world.marked(dayBefore);
    const cancelled = await world.marked('2024-07-01T10:00:00Z', { status: 4 });
    await world.conversation('34600009999', dayBefore);
    await world.suppress(`${marker}@example.org`, dayBefore);
    await world.db.insert(messages).values({
      slug: 'recuperar-clave',
      language: 'es',
      recipient: `${marker}@example.org`,
      createdAt: new Date(dayBefore),
    });
    const told = await readRetention(superAdmin(), { months: null });
    expect(told).toMatchObject({
      months: 12,
      asked: 12,
      cutoff: new Date(theDay),
      due: { reservations: 2, people: 6, messages: 3, conversations: 1, suppressions: 1 },
      days: [
        { day: '2025-04-30', activities: 1, reservations: 1, people: 3 },
        { day: '2024-07-01', activities: 1, reservations: 1, people: 3 },
      ],
      erased: [],
    });
    expect((await readRetention(superAdmin(), { months: 24 })).due).toMatchObject({ reservations: 0, messages: 0 });

    expect(await runRetention(system())).toEqual({
      months: 12,
      reservations: 2,
      people: 6,
      messages: 3,
      conversations: 1,
      suppressions: 1,
    });
    expect(await world.leftOver()).toEqual([]);
    for (const { reservationId } of [old, cancelled]) {
      const [booker, , child] = await partyOf(reservationId);
      expect(booker).toMatchObject({ firstName: '', identity: null, birthDate: null, postalCode: null, phone: null });
      expect(booker).toMatchObject({
        sex: 'F',
        country: 'ES',
        provinceCode: '10',
        locality: 'Plasencia',
        kind: 'booker',
      });
      expect(child).toMatchObject({ kind: 'child', province: 'Cáceres' });
      const [row] = await world.db.select().from(reservations).where(eq(reservations.id, reservationId));
      expect(row).toMatchObject({ partySize: 3, notes: '', erasedAt: new Date('2026-05-01T10:00:00Z') });
    }

    const kept = await world.marked(theDay);
    expect(await runRetention(system())).toMatchObject({ reservations: 0, people: 0, messages: 0 });
    expect((await partyOf(kept.reservationId))[0]).toMatchObject({ firstName: marker, identity: kept.identity });
    await world.db.delete(reservations).where(eq(reservations.id, kept.reservationId));
    await world.db.delete(messages).where(eq(messages.recipient, kept.email));
  });

  it('stands in the audit log, without a name, and in the report by the day of the run', async () => {
    const lines = await world.db.select().from(auditLog).where(eq(auditLog.action, 'personalData.retention'));
    expect(lines.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ day: '2025-04-30', reservations: 1, people: 3, messages: 1 }),
        { messages: 1 },
        { conversations: 1, suppressions: 1 },
      ]),
    );
    const { erased, due } = await readRetention(superAdmin(), { months: null });
    expect(erased).toEqual([
      expect.objectContaining({ reservations: 2, people: 6, messages: 3, conversations: 1, requests: 0 }),
    ]);
    expect(due).toEqual({ reservations: 0, people: 0, messages: 0, conversations: 0, suppressions: 0 });
  });

  it('holds in every column that the map calls erased or removed', async () => {
    // The world fills each of them, so that an empty database afterwards proves something.
    const { reservationId } = await world.marked('2026-04-01T10:00:00Z');
    await world.conversation('34600008888', '2026-04-01T10:00:00Z');
    await world.question(`${marker}@example.org`, { at: '2026-04-01T10:00:00Z', endsAt: '2026-04-02T10:00:00Z' });
    await world.suppress(`${marker}@example.org`, '2026-04-01T10:00:00Z');
    await world.brought(`${marker}@example.org`, '2026-04-01T10:00:00Z');
    await world.db.insert(auditLog).values({
      action: 'database.execute',
      entity: 'database',
      details: { statement: `select '${marker}'` },
    });
    const columns = Object.entries(dataMap).flatMap(([table, kinds]) =>
      Object.entries(kinds).flatMap(([column, kind]) =>
        kind === 'erased' || kind === 'removed' ? [{ table, column }] : [],
      ),
    );
    expect(columns.length).toBeGreaterThan(20);
    for (const { table, column } of columns) {
      // Numbers and dates hold no marker; that they go is tested above.
      if (
        ['birth_date', 'phone', 'phone_prefix', 'provider_id'].includes(column) ||
        `${table}.${column}` === 'conversations.phone'
      )
        continue;
      const [found] = await world.db.execute<{ marked: boolean }>(sql`
        select exists (select from ${sql.identifier(table)} where ${sql.identifier(column)}::text ~* ${marker}) as marked`);
      expect({ table, column, marked: found?.marked }).toEqual({ table, column, marked: true });
    }
    expect((await partyOf(reservationId)).length).toBe(3);
    await world.db.update(configuration).set({ retentionMonths: 1 });
    world.passMinutes(60 * 24 * 40);
    await rewriteAudit(world.db, sql`update audit_log set at = '2026-04-01' where action = 'database.execute'`);
    await runRetention(system());
    expect(await world.leftOver()).toEqual([]);
    await world.db.update(configuration).set({ retentionMonths: 12 });
  });

  it('nobody may look who is not a super administrator; 0 months erase nothing by themselves', async () => {
    for (const actor of [world.actors.admin, world.actors.monfrague, world.actors.member]) {
      expect(await refusal(readRetention(world.as(actor), { months: null }))).toBe('access.forbidden');
    }
    expect(await refusal(readRetention(system(), { months: null }))).toBe('access.unauthenticated');
    const { reservationId } = await world.marked(dayBefore);
    await world.db.update(configuration).set({ retentionMonths: 0 });
    expect(await runRetention(system())).toMatchObject({ months: 0, reservations: 0 });
    expect(await readRetention(superAdmin(), { months: null })).toMatchObject({
      cutoff: null,
      due: { reservations: 0 },
    });
    expect((await partyOf(reservationId))[0]?.firstName).toBe(marker);
    await world.db.update(configuration).set({ retentionMonths: 12 });
    await runRetention(system());
  });
});

describe('beside others', () => {
  it('what somebody is just editing stays for the next night, and nobody waits', async () => {
    const mine = await world.marked(dayBefore);
    const free = await world.marked(dayBefore);
    const other = postgres(world.url, { max: 1 });
    try {
      await other.begin(async (editing) => {
        await editing`select from reservations where id = ${mine.reservationId} for update`;
        expect(await runRetention(system())).toMatchObject({ reservations: 1 });
      });
    } finally {
      await other.end();
    }
    expect((await partyOf(mine.reservationId))[0]?.firstName).toBe(marker);
    expect((await partyOf(free.reservationId))[0]?.firstName).toBe('');
    expect(await runRetention(system())).toMatchObject({ reservations: 1 });
  });

  it('an activity that is just being moved to a later day keeps its people', async () => {
    const { activityId, reservationId } = await world.marked(dayBefore);
    const other = postgres(world.url, { max: 1 });
    try {
      await other.begin(async (moving) => {
        await moving`update activities set ends_at = '2026-12-01T10:00:00Z' where id = ${activityId}`;
        expect(await runRetention(system())).toMatchObject({ reservations: 0 });
      });
    } finally {
      await other.end();
    }
    expect(await runRetention(system())).toMatchObject({ reservations: 0 });
    expect((await partyOf(reservationId))[0]?.firstName).toBe(marker);
    await world.db.execute(sql`update activities set ends_at = ${dayBefore}::timestamptz where id = ${activityId}`);
    await runRetention(system());
  });

  it('wakes no board, whereas an edit does', async () => {
    const { activityId, reservationId } = await world.marked(dayBefore);
    const heard: string[] = [];
    const listener = postgres(world.url, { max: 1 });
    await listener.listen('activity_changed', (payload) => void heard.push(payload));
    try {
      expect(await runRetention(system())).toMatchObject({ reservations: 1 });
      await world.db.update(reservations).set({ notes: 'x' }).where(eq(reservations.id, reservationId));
      await expect.poll(() => heard, { timeout: 5_000 }).toEqual([`${activityId}:reservations`]);
    } finally {
      await listener.end();
    }
    await world.db.update(reservations).set({ notes: '' }).where(eq(reservations.id, reservationId));
  });

  it('a message on its way to somebody who is erased is neither sent nor written again', async () => {
    const { messageId } = await world.marked(dayBefore);
    await world.db
      .update(messages)
      .set({ status: 'queued', attempts: 0, html: null })
      .where(eq(messages.id, messageId));
    await runRetention(system());
    const [erased] = await world.db.select().from(messages).where(eq(messages.id, messageId));
    expect(erased).toMatchObject({ status: 'failed', recipient: '', lastError: 'personalData.erased' });
    let sent = 0;
    const mailer = { send: async () => ({ providerId: String((sent += 1)) }) };
    expect(await deliverMessage(system(), mailOnly(mailer), messageId)).toEqual({ outcome: 'nothingToDo' });

    const late = await world.marked(dayBefore);
    await world.db.update(messages).set({ status: 'queued', attempts: 0 }).where(eq(messages.id, late.messageId));
    // Erased while the mail server is being asked: what it answers is not written down.
    const slow = {
      send: async () => {
        await runRetention(system());
        return { providerId: marker };
      },
    };
    await deliverMessage(system(), mailOnly(slow), late.messageId);
    const [row] = await world.db.select().from(messages).where(eq(messages.id, late.messageId));
    expect(row).toMatchObject({ status: 'failed', recipient: '', html: null, providerId: null });
    expect(sent).toBe(0);
  });

  it('goes on where it was broken off, batch by batch', async () => {
    const { activityId, party, reservationId } = await world.marked(dayBefore);
    // More than two transactions hold, all of one activity.
    await world.db.execute(sql`
      insert into reservations (reference, activity_id, shift_id, status, party_size, language, source)
      select 'Y' || lpad(n::text, 7, '0'), activity_id, shift_id, 2, 1, 'es', 'public'
      from reservations, generate_series(1, 450) n where id = ${reservationId}`);
    await world.db.execute(sql`
      insert into people (reservation_id, activity_id, position, kind, first_name, last_name, country)
      select id, activity_id, 0, 'booker', ${marker}, ${marker}, 'ES' from reservations
      where activity_id = ${activityId} and reference like 'Y%'`);
    const stop = new AbortController();
    stop.abort();
    expect(await runRetention(system(), { signal: stop.signal })).toMatchObject({ reservations: 0 });
    expect(await runRetention(system())).toMatchObject({ reservations: 451, people: 450 + party.length });
    expect(await world.leftOver()).toEqual([]);
  });
});

import { closedAfterAll } from '@dehesa/testing';
import { auditLog, bulkMessages, messages } from '@dehesa/db/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { previewBulkMessage } from './preview-bulk-message';
import { sendBulkMessage } from './send-bulk-message';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);

async function party(activityId: number, status: 1 | 2 | 3, firstName: string, language: 'es' | 'pt' = 'es') {
  const booker = { ...world.person(), firstName, ...(language === 'pt' && { postalCode: '1234-567', identity: '' }) };
  if (language === 'pt') booker.identity = `${booker.phone.slice(-8)}-9ZX1`;
  return world.reserve(activityId, 1, { status, booker, language, notify: false });
}

/** Two pending, two confirmed (one of them reads Portuguese), one waiting. */
async function fullActivity() {
  const activityId = await world.activity();
  return {
    activityId,
    pending: [await party(activityId, 1, 'Pilar'), await party(activityId, 1, 'Pedro')],
    confirmed: [await party(activityId, 2, 'Carmen'), await party(activityId, 2, 'João', 'pt')],
    waiting: [await party(activityId, 3, 'Elena')],
  };
}

const moveTo = (activityId: number, date: string) => world.edit(activityId, { date });

const jobsOf = async (activityId: number) =>
  world.db.execute<{ message_id: number; priority: number }>(sql`
    select (j.payload->>'messageId')::int as message_id, j.priority from graphile_worker._private_jobs j
    join messages m on m.id = (j.payload->>'messageId')::int
    join reservations r on r.id = m.reservation_id where r.activity_id = ${activityId}`);

describe('sendBulkMessage', () => {
  it('tells nobody how they stand for a date that is suspended (B17)', async () => {
    const { activityId, confirmed } = await fullActivity();
    await world.db.execute(sql`update activities set suspended_at = now() where id = ${activityId}`);
    for (const act of [sendBulkMessage, previewBulkMessage]) {
      const told = act(admin(), { activityId, kind: 'confirmed', key: null });
      expect(await refusal(told)).toBe('activities.suspended');
    }
    for (const id of confirmed) expect(await world.sent(id)).toEqual([]);
  });

  it.each([
    ['pending', 'reserva-pendiente'],
    ['waiting', 'reserva-en-espera'],
    ['confirmed', 'reserva-confirmada'],
  ] as const)('%s: to the bookers in that state and nobody else, in their languages', async (kind, slug) => {
    const { activityId, ...parties } = await fullActivity();
    const { recipients, repeated } = await sendBulkMessage(admin(), { activityId, kind, key: null });
    expect({ recipients, repeated }).toEqual({ recipients: parties[kind].length, repeated: false });
    for (const status of ['pending', 'waiting', 'confirmed'] as const) {
      for (const id of parties[status]) expect(await world.sent(id)).toEqual(status === kind ? [slug] : []);
    }
    const jobs = await jobsOf(activityId);
    expect(jobs.map(({ priority }) => priority)).toEqual(parties[kind].map(() => 10));
    if (kind !== 'confirmed') return;
    const [, portuguese] = parties.confirmed;
    expect(
      await world.db
        .select()
        .from(messages)
        .where(eq(messages.reservationId, portuguese ?? 0)),
    ).toMatchObject([
      { language: 'pt', recipientName: expect.stringMatching(/^João Peña/), status: 'queued', territoryId: 1 },
    ]);
  });

  it('scheduleChange: to those who hold places, once there is a change (B10)', async () => {
    const { activityId, pending, confirmed, waiting } = await fullActivity();
    const input = { activityId, kind: 'scheduleChange', key: null } as const;
    expect(await refusal(sendBulkMessage(admin(), input))).toBe('reservations.scheduleUnchanged');
    expect(await refusal(previewBulkMessage(admin(), input))).toBe('reservations.scheduleUnchanged');
    await moveTo(activityId, '2026-06-27');
    expect(await sendBulkMessage(admin(), input)).toMatchObject({ recipients: 4 });
    for (const id of [...pending, ...confirmed]) expect(await world.sent(id)).toEqual(['cambio-horario']);
    expect(await world.sent(waiting[0] ?? 0)).toEqual([]);
  });

  it('refuses a list that is empty, and queues nothing then', async () => {
    const activityId = await world.activity();
    await party(activityId, 2, 'Carmen');
    for (const kind of ['pending', 'waiting'] as const) {
      expect(await refusal(sendBulkMessage(admin(), { activityId, kind, key: 'k' }))).toBe('reservations.listEmpty');
    }
    expect(await jobsOf(activityId)).toHaveLength(0);
    expect(await world.db.select().from(bulkMessages).where(eq(bulkMessages.activityId, activityId))).toEqual([]);
  });

  it('leaves out whose data was erased (B46)', async () => {
    const { activityId, confirmed } = await fullActivity();
    await world.db.execute(
      sql`update people set email = null, email_key = null where reservation_id = ${confirmed[0] ?? 0}`,
    );
    expect(await previewBulkMessage(admin(), { activityId, kind: 'confirmed' })).toMatchObject({ recipients: 1 });
    expect(await sendBulkMessage(admin(), { activityId, kind: 'confirmed', key: null })).toMatchObject({
      recipients: 1,
    });
  });

  it('does not tell who has been offered a place that there is none', async () => {
    const { activityId, waiting } = await fullActivity();
    await party(activityId, 3, 'Rosa');
    await world.db.execute(sql`update reservations set offered_places = 1 where id = ${waiting[0] ?? 0}`);
    expect(await sendBulkMessage(admin(), { activityId, kind: 'waiting', key: null })).toMatchObject({ recipients: 1 });
    expect(await world.sent(waiting[0] ?? 0)).toEqual([]);
  });

  it('sends once under one key, also when both come at once; another person’s key is another', async () => {
    const { activityId, confirmed } = await fullActivity();
    const input = { activityId, kind: 'confirmed', key: 'clave' } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendBulkMessage(admin(), input)));
    expect(answers.map(({ recipients }) => recipients)).toEqual([2, 2, 2, 2, 2]);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await world.sent(confirmed[0] ?? 0)).toEqual(['reserva-confirmada']);
    expect(await refusal(sendBulkMessage(admin(), { ...input, kind: 'pending' }))).toBe(
      'reservations.idempotencyMismatch',
    );
    expect(await sendBulkMessage(world.as(world.actors.super), input)).toMatchObject({ repeated: false });
  });

  it('two clicks without a key within a minute are one sending, those of two people or kinds are two', async () => {
    const { activityId } = await fullActivity();
    const send = async (actor = world.actors.admin, kind: 'confirmed' | 'pending' = 'confirmed') =>
      (await sendBulkMessage(world.as(actor), { activityId, kind, key: null })).repeated;
    expect([await send(), await send()]).toEqual([false, true]);
    expect([await send(world.actors.super), await send(world.actors.admin, 'pending')]).toEqual([false, false]);
    world.passMinutes(1);
    expect(await send()).toBe(false);
  });

  it('one key for two activities at once is one sending, and the other is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await fullActivity(), await fullActivity()];
      const outcomes = await Promise.allSettled(
        [one, other].map(({ activityId }) =>
          sendBulkMessage(admin(), { activityId, kind: 'confirmed', key: `clave ${round}` }),
        ),
      );
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
      expect(refused).toEqual([expect.stringContaining('reservations.idempotencyMismatch')]);
    }
  });

  it('without a key: twice within a minute is a double click, later it is meant', async () => {
    const { activityId, confirmed } = await fullActivity();
    const input = { activityId, kind: 'confirmed', key: null } as const;
    const first = await sendBulkMessage(admin(), input);
    expect(await sendBulkMessage(admin(), input)).toEqual({ ...first, repeated: true });
    world.passMinutes(2);
    expect(await sendBulkMessage(admin(), input)).toMatchObject({ repeated: false });
    expect(await world.sent(confirmed[0] ?? 0)).toHaveLength(2);
  });

  it('asks again where somebody else sent the same meanwhile; of two at once one is sent', async () => {
    const { activityId, confirmed } = await fullActivity();
    const input = { activityId, kind: 'confirmed', seenId: null } as const;
    const both = await Promise.all([
      refusal(sendBulkMessage(admin(), { ...input, key: 'a' })),
      refusal(sendBulkMessage(world.as(world.actors.monfrague), { ...input, key: 'b' })),
    ]);
    expect(both.toSorted()).toEqual(['done', 'reservations.sentMeanwhile']);
    expect(await world.sent(confirmed[0] ?? 0)).toHaveLength(1);
    const { lastSent } = await previewBulkMessage(admin(), { activityId, kind: 'confirmed' });
    const again = { activityId, kind: 'confirmed', key: 'c', seenId: lastSent?.id ?? null } as const;
    expect(await sendBulkMessage(admin(), again)).toMatchObject({ repeated: false });
  });

  it('is for staff within reach (B21, B22)', async () => {
    const { activityId } = await fullActivity();
    const { actors, as } = world;
    const input = { activityId, kind: 'confirmed', key: null } as const;
    for (const verb of [previewBulkMessage, sendBulkMessage]) {
      expect(await refusal(verb(as(null), input))).toBe('access.unauthenticated');
      expect(await refusal(verb(as(actors.member), input))).toBe('access.forbidden');
      expect(await refusal(verb(as(actors.tajo), input))).toBe('record.notFound');
      expect(await refusal(verb(as(actors.other), input))).toBe('record.notFound');
      expect(await refusal(verb(admin(), { ...input, activityId: 2_000_000 }))).toBe('record.notFound');
      expect(await refusal(verb(as(actors.company), input))).toBe('done');
    }
  });

  it('stands in the audit log, for the activity and for each reservation', async () => {
    const { activityId, confirmed } = await fullActivity();
    await sendBulkMessage(admin(), { activityId, kind: 'confirmed', key: null });
    const [entry] = await world.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'activity'), eq(auditLog.entityId, activityId)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry).toMatchObject({
      action: 'reservations.messageToAll',
      actorId: world.actors.admin.userId,
      details: { kind: 'confirmed', recipients: 2 },
    });
    const { history } = await readReservation(admin(), { id: confirmed[0] ?? 0, includeCancelled: false });
    expect(history[0]).toMatchObject({
      action: 'reservations.messageToAll',
      messageToAll: 'confirmed',
      actor: { role: 1 },
    });
  });
});

describe('previewBulkMessage', () => {
  it('counts by language and shows the message as somebody of each will read it', async () => {
    const { activityId } = await fullActivity();
    const preview = await previewBulkMessage(admin(), { activityId, kind: 'confirmed' });
    expect(preview).toMatchObject({
      recipients: 2,
      lastSent: null,
      past: false,
      samples: [
        { language: 'es', recipients: 1, subject: 'Su reserva está confirmada: Buitres al amanecer' },
        { language: 'pt', recipients: 1, subject: 'A sua reserva está confirmada: Buitres al amanecer' },
      ],
    });
    expect(preview.samples[0]?.html).toContain('Hola, Carmen:');
    expect(preview.samples[1]?.html).toContain('Olá, João,');
    expect(await jobsOf(activityId)).toHaveLength(0);
  });

  it('shows a language that nobody reads with somebody else’s data, and nothing for nobody', async () => {
    const { activityId } = await fullActivity();
    const { samples } = await previewBulkMessage(admin(), { activityId, kind: 'waiting' });
    expect(samples).toMatchObject([
      { language: 'es', recipients: 1, name: expect.stringMatching(/^Elena/) },
      { language: 'pt', recipients: 0, name: expect.stringMatching(/^Elena/) },
    ]);
    const empty = await world.activity();
    expect(await previewBulkMessage(admin(), { activityId: empty, kind: 'waiting' })).toEqual({
      recipients: 0,
      samples: [],
      lastSent: null,
      past: false,
    });
  });

  it('names both schedules of a change (B10)', async () => {
    const { activityId } = await fullActivity();
    await moveTo(activityId, '2026-06-27');
    const { samples } = await previewBulkMessage(admin(), { activityId, kind: 'scheduleChange' });
    expect(samples[0]?.html).toContain('sábado, 20 de junio de 2026');
    expect(samples[0]?.html).toContain('sábado, 27 de junio de 2026');
    expect(samples[1]?.html).toContain('sábado, 20 de junho de 2026');
    expect(samples[1]?.html).toContain('sábado, 27 de junho de 2026');
  });

  it('tells who sent it last and when, and that an activity is over', async () => {
    const { activityId } = await fullActivity();
    await sendBulkMessage(world.as(world.actors.company), { activityId, kind: 'confirmed', key: null });
    await world.db.execute(sql`update activities set ends_at = '2026-04-01' where id = ${activityId}`);
    const preview = await previewBulkMessage(admin(), { activityId, kind: 'confirmed' });
    expect(preview.past).toBe(true);
    expect(preview.lastSent).toMatchObject({ by: 'Ana Durán', mine: false, recipients: 2 });
    expect(preview.lastSent?.at).toEqual(admin().clock.now());
    expect((await previewBulkMessage(admin(), { activityId, kind: 'pending' })).lastSent).toBeNull();
  });
});

import { closedAfterAll } from '@dehesa/testing';
import { messages, people } from '@dehesa/db/schema';
import type { ActivityInput } from '@dehesa/domain/activities';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { deliverMessage, mailOnly, renderMessage, reminderUnsubscribeUrl } from '../messages/index';
import { cancelReservation, noteAttendance } from '../reservations/index';
import { createStaffWorld } from '../reservations/staff/staff-world.test-support';
import { queueDueReminders } from './queue-due-reminders';
import { readReminderSwitch, switchReminders } from './switch-reminders';

const world = await closedAfterAll(createStaffWorld());
beforeEach(() => world.db.execute(sql`update activities set hidden = true`));

const at = (now: string): ServiceContext => ({ ...world.as(null), clock: { now: () => new Date(now) } });
const run = (now: string) => queueDueReminders(at(now));
/** Hours of the reminders that a reservation has had, in order. */
const reminders = async (id: number) =>
  (
    await world.db.execute<{ hours: number }>(
      sql`select hours from reservation_reminders where reservation_id = ${id} order by queued_at`,
    )
  ).map(({ hours }) => hours);
const messagesTo = (id: number) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.reservationId, id), eq(messages.slug, 'reserva-recordatorio')))
    .orderBy(messages.id);
const confirmed = (activityId: number, size = 1, change = {}) =>
  world.reserve(activityId, size, { status: 2, notify: false, ...change });

/** The outing begins at 9:00 on Saturday 20 June 2026; everybody was confirmed in May. */
const due168 = '2026-06-13T07:05:00Z';
const due48 = '2026-06-18T07:05:00Z';

describe('queueDueReminders', () => {
  it('reminds each confirmed party once of each, and asks with the second', async () => {
    const activityId = await world.activity();
    const id = await confirmed(activityId, 2);
    const pending = await world.reserve(activityId);
    expect(await run('2026-06-13T06:55:00Z')).toBe(0);
    expect(await run(due168)).toBe(1);
    expect(await run('2026-06-13T07:15:00Z')).toBe(0);
    expect(await run(due48)).toBe(1);
    expect(await run('2026-06-18T18:55:00Z')).toBe(0);
    expect(await reminders(id)).toEqual([168, 48]);
    expect(await reminders(pending)).toEqual([]);
    const [first, second] = await messagesTo(id);
    expect(first?.fields).toEqual({});
    expect(second?.fields['reserva.enlace_asistencia']).toMatch(
      /^http:\/\/localhost\/asistencia\/[\w-]+\.[\w-]+\?lang=es$/,
    );
  });

  it('leads to a page in a language that is still offered', async () => {
    const id = await confirmed(await world.activity());
    await world.db.execute(sql`update reservations set language = 'en' where id = ${id}`);
    await world.db.execute(sql`update configuration set visitor_languages = '{pt,es}'`);
    await run(due48);
    await world.db.execute(sql`update configuration set visitor_languages = '{es,pt,en}'`);
    const [asked] = await messagesTo(id);
    expect(asked?.language).toBe('pt');
    expect(asked?.fields['reserva.enlace_asistencia']).toMatch(/\?lang=pt$/);
  });

  it('queues behind messages that somebody waits for', async () => {
    const id = await confirmed(await world.activity());
    await run(due168);
    const [message] = await messagesTo(id);
    const [job] = await world.db.execute<{ priority: number }>(sql`
      select priority from graphile_worker._private_jobs where (payload->>'messageId')::int = ${message?.id ?? 0}`);
    expect(job?.priority).toBe(10);
  });

  it.each<[string, Partial<ActivityInput>, string, number[]]>([
    ['nobody at night', {}, '2026-06-18T19:30:00Z', []],
    ['nobody once it has begun', {}, '2026-06-20T07:00:00Z', []],
    ['only with the nearest one that is due', {}, '2026-06-19T10:00:00Z', [48]],
    ['nobody where the activity has none', { reminderHours: [] }, due48, []],
    ['by the hours of the activity', { reminderHours: [72, 24] }, '2026-06-19T10:00:00Z', [24]],
    ['nobody of a hidden one', { hidden: true }, due48, []],
    ['by the shift', { shifts: ['16:30'] }, due48, [168]],
    ['by the shift, later', { shifts: ['16:30'] }, '2026-06-18T14:35:00Z', [48]],
  ])('reminds %s', async (_name, change, now, expected) => {
    const [shift = ''] = change.shifts ?? [];
    const id = await confirmed(await world.activity(change), 1, { shift });
    await run(now);
    expect(await reminders(id)).toEqual(expected);
  });

  it.each([
    ['was confirmed after it was due', sql`confirmed_at = '2026-06-18T07:01:00Z'`],
    ['wants no reminders', sql`reminders_off_at = now()`],
    ['was erased', sql`erased_at = now()`],
  ])('leaves alone who %s', async (_name, change) => {
    const id = await confirmed(await world.activity());
    await world.db.execute(sql`update reservations set ${change} where id = ${id}`);
    await run(due48);
    expect(await reminders(id)).toEqual([]);
  });

  it('reminds anew of an outing that was moved', async () => {
    const activityId = await world.activity();
    const id = await confirmed(activityId);
    await run(due48);
    await world.db.execute(sql`
      update activities set date = '2026-06-27', ends_at = '2026-06-27T12:00:00Z' where id = ${activityId}`);
    await run('2026-06-20T10:00:00Z');
    await run('2026-06-25T10:00:00Z');
    expect(await reminders(id)).toEqual([48, 168, 48]);
  });

  it('notes whom it could not reach: somebody has to call', async () => {
    const id = await confirmed(await world.activity());
    await world.db.update(people).set({ email: null, emailKey: null }).where(eq(people.reservationId, id));
    expect(await run(due48)).toBe(1);
    expect(await messagesTo(id)).toEqual([]);
    const [row] = await world.db.execute(sql`select reached from reservation_reminders where reservation_id = ${id}`);
    expect(row).toEqual({ reached: false });
  });

  it('asks nobody who has said that they come, and takes back what has not left to who does not', async () => {
    const activityId = await world.activity();
    const [coming, gone] = [await confirmed(activityId), await confirmed(activityId)];
    await noteAttendance(world.as(world.actors.admin), { id: coming, coming: true });
    await run(due48);
    expect((await messagesTo(coming))[0]?.fields).toEqual({});
    expect(await messagesTo(gone)).toHaveLength(1);
    await cancelReservation(world.as(world.actors.admin), { id: gone, notify: false, force: false });
    expect(await messagesTo(gone)).toEqual([]);
  });

  const suspend = sql`update activities set suspended_at = now()`;

  it.each([
    ['has cancelled', sql`update reservations set status = 4, cancelled_at = now()`],
    ['has switched reminders off', sql`update reservations set reminders_off_at = now()`],
    ['was to come to a suspended outing', suspend],
    ['comes to what has begun', null, '2026-06-20T07:00:00Z'],
  ])('sends none that had to wait to who %s meanwhile', async (_name, change, then = due48) => {
    const activityId = await world.activity();
    const id = await confirmed(activityId);
    await run(due48);
    const [waiting] = await messagesTo(id);
    await world.db.update(messages).set({ attempts: 1 }).where(eq(messages.reservationId, id));
    if (change !== null)
      await world.db.execute(sql`${change} where ${change === suspend ? sql`id = ${activityId}` : sql`id = ${id}`}`);
    const mailer = { send: () => Promise.reject(new Error('it was sent')) };
    const { outcome } = await deliverMessage(at(then), mailOnly(mailer), waiting?.id ?? 0, 2);
    expect(outcome).toBe('failed');
    expect((await messagesTo(id))[0]).toMatchObject({ status: 'failed', lastError: 'messages.notDue' });
  });

  it('can be answered by WhatsApp from the first one on: its text has no part that may be missing', async () => {
    const id = await confirmed(await world.activity());
    await world.db.execute(sql`update reservations set whatsapp_consent_at = now() where id = ${id}`);
    await world.db.update(people).set({ phone: '600000123' }).where(eq(people.reservationId, id));
    await run(due168);
    const sent = (await messagesTo(id)).map(({ channel, fields }) => [channel, Object.keys(fields)]);
    expect(sent).toEqual([
      ['email', []],
      ['whatsapp', ['reserva.enlace_asistencia']],
    ]);
  });

  it('sends once, however many processes run at the same moment', async () => {
    const activityId = await world.activity({ capacity: 100 });
    const ids: number[] = [];
    for (let number = 0; number < 12; number += 1) ids.push(await confirmed(activityId));
    const counts = await Promise.all([run(due48), run(due48), run(due48), run(due48)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    const sent = await world.db.execute<{ n: number }>(sql`
      select count(*)::int as n from messages m join reservations r on r.id = m.reservation_id
      where r.activity_id = ${activityId} and m.slug = 'reserva-recordatorio'`);
    expect(sent[0]?.n).toBe(12);
  });

  it('leaves a party that is just being changed to the next time', async () => {
    const id = await confirmed(await world.activity());
    await world.db.transaction(async (tx) => {
      await tx.execute(sql`update reservations set status = 4, cancelled_at = now() where id = ${id}`);
      expect(await run(due48)).toBe(0);
    });
    expect(await run(due48)).toBe(0);
    expect(await reminders(id)).toEqual([]);
  });

  it.each([
    ['es', 'de 9:00 a 14:00 hora española · de 8:00 a 13:00 hora portuguesa', '¿Nos confirma su asistencia?'],
    ['pt', 'das 9:00 às 14:00 hora espanhola · das 8:00 às 13:00 hora portuguesa', 'Confirma a sua presença?'],
  ] as const)('gives both hours on the border, in %s (B48)', async (language, hours, question) => {
    const id = await confirmed(await world.activity({ territoryId: 2 }));
    await world.db.execute(sql`update reservations set language = ${language} where id = ${id}`);
    await run(due48);
    const [message] = await messagesTo(id);
    if (message === undefined) throw new Error('nothing was queued');
    const { mail } = await renderMessage(at(due48), message);
    expect(mail.text).toContain(hours);
    expect(mail.text).toContain(question);
    expect(mail.text).toContain('/asistencia/');
  });

  it('asks nothing with the first one', async () => {
    const id = await confirmed(await world.activity());
    await run(due168);
    const [message] = await messagesTo(id);
    if (message === undefined) throw new Error('nothing was queued');
    expect((await renderMessage(at(due168), message)).mail.text).not.toContain('/asistencia/');
  });
});

describe('switchReminders', () => {
  it('goes off and on by the link of the mail, each once in the audit log', async () => {
    const id = await confirmed(await world.activity());
    const { installation } = world.as(null);
    const token =
      /baja-recordatorios\/(.+)/.exec(
        reminderUnsubscribeUrl(installation, { reservationId: id, address: await world.addressOf(id) }),
      )?.[1] ?? '';
    const link = { token, language: 'es' as const };
    expect(await readReminderSwitch(world.as(null), link)).toMatchObject({ off: false, title: 'Buitres al amanecer' });
    await switchReminders(world.as(null), { ...link, off: true });
    await switchReminders(world.as(null), { ...link, off: true });
    expect(await world.lastAudit(id)).toMatchObject({ action: 'reservations.switchReminders', details: { off: true } });
    expect((await readReminderSwitch(world.as(null), link))?.off).toBe(true);
    await run(due48);
    expect(await reminders(id)).toEqual([]);
    await switchReminders(world.as(null), { ...link, off: false });
    await run(due48);
    expect(await reminders(id)).toEqual([48]);
  });

  it('takes back what has not left', async () => {
    const id = await confirmed(await world.activity());
    await run(due48);
    const address = await world.addressOf(id);
    const url = reminderUnsubscribeUrl(world.as(null).installation, { reservationId: id, address });
    const token = /baja-recordatorios\/(.+)/.exec(url)?.[1] ?? '';
    await switchReminders(world.as(null), { token, language: 'es', off: true });
    expect(await messagesTo(id)).toEqual([]);
  });

  it('opens nothing for a link of another kind', async () => {
    expect(await readReminderSwitch(world.as(null), { token: 'x.y', language: 'es' })).toBeNull();
  });
});

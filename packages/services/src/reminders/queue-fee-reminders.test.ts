import { configuration, messages, tariffs, users } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { renderMessage } from '../messages/index';
import { renewFee } from '../users/index';
import { createUserWorld } from '../users/users.test-support';
import { queueFeeReminders } from './queue-fee-reminders';

const world = await closedAfterAll(createUserWorld());
const { db } = world;
const at = (now: string) => ({ ...world.as(null), clock: { now: () => new Date(now) } });
const noon = at('2026-05-01T10:00:00Z');
const [tariff] = await db.insert(tariffs).values({ name: 'Mensual', days: 30, priceCents: 2500 }).returning();

const member = async (expiresOn: string, change: Partial<typeof users.$inferInsert> = {}) => {
  const id = await world.create({ role: 3, birthDate: '1990-01-01' });
  const fee = { tariffId: tariff?.id ?? null, feePaidOn: '2026-04-01', feeExpiresOn: expiresOn };
  const [row] = await db
    .update(users)
    .set({ ...fee, ...change })
    .where(eq(users.id, id))
    .returning();
  return { id, email: row?.email ?? '' };
};
const told = async () => (await db.select().from(messages).orderBy(messages.id)).map(({ recipient }) => recipient);
const remindBefore = (feeReminderDays: number) => db.update(configuration).set({ feeReminderDays });

beforeEach(async () => {
  await db.delete(messages);
  await db.update(users).set({ feeExpiresOn: null, feeRemindedFor: null });
  await world.mode('gimnasio');
  await remindBefore(5);
});

it('reminds of what ends within the days, in the language of the member, and of nothing else (B99)', async () => {
  const today = await member('2026-05-01');
  const last = await member('2026-05-06', { language: 'pt' });
  await member('2026-05-07');
  await member('2026-04-30');
  await member('2026-05-03', { hasAccess: false });
  await member('2026-05-03', { role: 1 });
  expect(await queueFeeReminders(noon)).toBe(2);
  const rows = await db.select().from(messages).orderBy(messages.id);
  expect(rows).toMatchObject([
    { slug: 'cuota-recordatorio', channel: 'email', language: 'es', recipient: today.email },
    { slug: 'cuota-recordatorio', channel: 'email', language: 'pt', recipient: last.email },
  ]);
  const [spanish, portuguese] = rows;
  if (!spanish || !portuguese) throw new Error('nothing was queued');
  const { mail } = await renderMessage(noon, spanish);
  expect(mail.subject).toContain('1 de mayo de 2026');
  expect(mail.text).toMatch(/Mensual/);
  expect((await renderMessage(noon, portuguese)).mail.subject).toContain('6 de maio de 2026');
});

it('once for each end, however many processes do it', async () => {
  const { id, email } = await member('2026-05-04');
  await Promise.all([queueFeeReminders(noon), queueFeeReminders(noon), queueFeeReminders(noon)]);
  expect(await queueFeeReminders(at('2026-05-02T10:00:00Z'))).toBe(0);
  expect(await told()).toEqual([email]);
  const { expiresOn } = await renewFee(world.as(world.actors.super), { id, expiresOn: '2026-05-04' });
  expect(expiresOn).toBe('2026-06-03');
  expect(await queueFeeReminders(noon)).toBe(0);
  expect(await queueFeeReminders(at('2026-05-30T10:00:00Z'))).toBe(1);
  expect(await told()).toEqual([email, email]);
});

it('not where it is off, in another mode, or at night', async () => {
  await member('2026-05-04');
  await remindBefore(0);
  expect(await queueFeeReminders(noon)).toBe(0);
  await remindBefore(5);
  expect(await queueFeeReminders(at('2026-05-01T02:00:00Z'))).toBe(0);
  await world.mode('actividades');
  expect(await queueFeeReminders(noon)).toBe(0);
  expect(await told()).toEqual([]);
});

it('torn away in its midst nobody was marked, and the next one writes', async () => {
  await member('2026-05-04');
  await db.execute(sql`create function torn_away() returns trigger language plpgsql as
    $$ begin raise exception 'torn away'; end $$`);
  await db.execute(sql`create trigger torn before insert on messages for each row execute function torn_away()`);
  await expect(queueFeeReminders(noon)).rejects.toMatchObject({ cause: { message: 'torn away' } });
  await db.execute(sql`drop trigger torn on messages`);
  expect(await queueFeeReminders(noon)).toBe(1);
});

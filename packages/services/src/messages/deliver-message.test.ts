import { messages } from '@dehesa/db/schema';
import { createTestDatabase, insertSampleReservation, memoryFiles, type TestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Mailer, OutgoingMail, ServiceContext } from '../context';
import { mailOnly } from './carriers';
import { deliverMessage, retryPauses } from './deliver-message';
import type { DeliveryFailureKind } from './delivery-failure';
import { MailServerError } from './mail-server-error';
import { queueMessage } from './queue-message';
import { sealedField } from './sealed-field';

let database: TestDatabase;
let ctx: ServiceContext;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = {
    db: database.db,
    actor: null,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    files: memoryFiles(),
    installation: { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 7) },
  };
});
afterAll(() => database.close());

async function queued(reservationId?: number, fields: Record<string, string> = {}) {
  await database.db.execute(sql`delete from messages`);
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  await queueMessage(ctx.db, {
    slug: reservationId === undefined ? 'recuperar-clave' : 'reserva-pendiente',
    language: 'es',
    recipient: { address: 'carmen@example.org', name: 'Carmen' },
    ...(reservationId !== undefined && { reservationId }),
    fields,
  });
  return (await onlyMessage()).id;
}

async function onlyMessage() {
  const [row] = await ctx.db.select().from(messages);
  if (!row) throw new Error('no message');
  return row;
}

const failing = (message = 'ECONNECTION: nobody there'): Mailer => ({
  send: () => Promise.reject(new MailServerError(message)),
});

it('is tried five times more, with growing pauses, and is then logged as failed (B35)', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db);
  const id = await queued(reservationId);
  for (const [tries, pause] of retryPauses.entries()) {
    await database.db.execute(sql`delete from graphile_worker._private_jobs`);
    expect(await deliverMessage(ctx, mailOnly(failing()), id, tries + 1)).toMatchObject({ outcome: 'retry' });
    expect(await deliverMessage(ctx, mailOnly(failing()), id, tries + 1)).toEqual({ outcome: 'nothingToDo' });
    const [job] = await database.db.execute(sql`
      select task_identifier, extract(epoch from run_at - now())::float as pause from graphile_worker.jobs`);
    expect(job?.['task_identifier']).toBe('send-message');
    expect(Math.abs(Number(job?.['pause']) - pause)).toBeLessThan(2);
    expect(await onlyMessage()).toMatchObject({
      status: 'queued',
      attempts: tries + 1,
      lastError: 'ECONNECTION: nobody there',
    });
  }
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  expect(await deliverMessage(ctx, mailOnly(failing()), id, 6)).toMatchObject({ outcome: 'failed' });
  expect(await onlyMessage()).toMatchObject({ status: 'failed', attempts: 6 });
  expect(await database.db.execute(sql`select 1 from graphile_worker.jobs`)).toHaveLength(0);
  expect(await deliverMessage(ctx, mailOnly(failing()), id)).toEqual({ outcome: 'nothingToDo' });
  expect([...retryPauses].toSorted((a, b) => a - b)).toEqual([...retryPauses]);
});

it('keeps of an unexpected error only its name: its text may quote personal data', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'EEEE2345' });
  const id = await queued(reservationId);
  await deliverMessage(ctx, mailOnly({ send: () => Promise.reject(new TypeError('DNI 12345678Z')) }), id);
  expect((await onlyMessage()).lastError).toBe('TypeError');
});

it('erases a secret field as soon as the message has left, and never logs it', async () => {
  const id = await queued(undefined, { 'usuario.clave': sealedField(ctx.installation, 'K7PX2MQA') });
  expect(JSON.stringify(await onlyMessage())).not.toContain('K7PX2MQA');
  const send = vi
    .fn<(mail: OutgoingMail) => Promise<{ providerId: string }>>()
    .mockResolvedValue({ providerId: '250 ok' });
  await deliverMessage(ctx, mailOnly({ send }), id);
  expect(send.mock.calls[0]?.[0].text).toContain('K7PX2MQA');
  const row = await onlyMessage();
  expect(row).toMatchObject({ status: 'sent', fields: {}, providerId: '250 ok' });
  expect(JSON.stringify(row)).not.toContain('K7PX2MQA');
});

it('tells the schedule in force when it is sent, not when it was queued', async () => {
  const { reservationId, activityId } = await insertSampleReservation(ctx.db, { reference: 'FFFF2345' });
  const id = await queued(reservationId);
  await database.db.execute(sql`update activities set date = '2026-12-06' where id = ${activityId}`);
  await deliverMessage(ctx, mailOnly(null), id);
  expect((await onlyMessage()).text).toContain('domingo, 6 de diciembre de 2026');
});

it('of a reservation that is gone is not sent', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'GGGG2345' });
  const id = await queued(reservationId);
  await database.db.execute(sql`delete from reservations where id = ${reservationId}`);
  const send = vi.fn<Mailer['send']>();
  expect(await deliverMessage(ctx, mailOnly({ send }), id)).toMatchObject({ outcome: 'failed' });
  expect(send).not.toHaveBeenCalled();
  expect((await onlyMessage()).lastError).toBe('record.notFound');
});

const failingWith = (kind: DeliveryFailureKind, retryAfter?: number): Mailer => ({
  send: () => Promise.reject(new MailServerError('550 5.1.1 no such user', kind, retryAfter)),
});

it('an address that is refused for good is written to no more (B35)', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'HHHH2345' });
  const first = await queued(reservationId);
  expect(await deliverMessage(ctx, mailOnly(failingWith('addressRefused')), first)).toMatchObject({
    outcome: 'failed',
  });
  expect(await onlyMessage()).toMatchObject({ status: 'failed', attempts: 1, lastError: '550 5.1.1 no such user' });
  const send = vi.fn<Mailer['send']>();
  const second = await queued(reservationId);
  expect(await deliverMessage(ctx, mailOnly({ send }), second)).toEqual({ outcome: 'suppressed' });
  expect(send).not.toHaveBeenCalled();
  expect(await onlyMessage()).toMatchObject({ status: 'suppressed' });
  await ctx.db.execute(sql`delete from email_suppressions`);
});

it('what is refused as it is is given up at once, and says nothing against the address', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'JJJJ2345' });
  const id = await queued(reservationId);
  expect(await deliverMessage(ctx, mailOnly(failingWith('refused')), id)).toMatchObject({ outcome: 'failed' });
  expect(await ctx.db.execute(sql`select 1 from email_suppressions`)).toHaveLength(0);
});

it('waits at least as long as the far side asks', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'KKKK2345' });
  const id = await queued(reservationId);
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  await deliverMessage(ctx, mailOnly(failingWith('notTaken', 90)), id);
  const [job] = await database.db.execute(
    sql`select extract(epoch from run_at - now())::float as pause from graphile_worker.jobs`,
  );
  expect(Math.abs(Number(job?.['pause']) - 90)).toBeLessThan(2);
});

it('is marked where nobody knows whether an earlier try arrived, and only then (B35)', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'LLLL2345' });
  const taken = mailOnly({ send: () => Promise.resolve({ providerId: 'ok' }) });

  const refused = await queued(reservationId);
  await deliverMessage(ctx, mailOnly(failingWith('notTaken')), refused);
  await deliverMessage(ctx, taken, refused, 2);
  expect(await onlyMessage()).toMatchObject({ status: 'sent', possiblyRepeated: false });

  const unanswered = await queued(reservationId);
  await deliverMessage(ctx, mailOnly(failingWith('noAnswer')), unanswered);
  await deliverMessage(ctx, taken, unanswered, 2);
  expect(await onlyMessage()).toMatchObject({ status: 'sent', possiblyRepeated: true });

  // A process that died after handing it over, and one that died before.
  for (const [handedOver, possiblyRepeated] of [
    [sql`now()`, true],
    [sql`null`, false],
  ] as const) {
    const id = await queued(reservationId);
    await ctx.db.execute(sql`update messages set status = 'sending', attempts = 1, handed_over_at = ${handedOver}`);
    expect(await deliverMessage(ctx, taken, id)).toEqual({ outcome: 'sent' });
    expect(await onlyMessage()).toMatchObject({ status: 'sent', possiblyRepeated });
  }
});

import { messages } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Mailer, OutgoingMail, ServiceContext } from '../../context';
import { mailOnly } from './carriers';
import { deliverMessage, retryPauses } from './deliver-message';
import type { DeliveryFailureKind } from './delivery-failure';
import { LeftAlone, MailServerError } from './delivery-failure';
import { queueMessage } from './queue-message';
import { sealedField } from '../content/sealed-field';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db);

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

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((kept, broken) => ([resolve, reject] = [kept, broken]));
  return { promise, resolve, reject };
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

it('is not given up because the far side was left alone: the last try is one that is made', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'LEFT2345' });
  const id = await queued(reservationId);
  const leftAlone = mailOnly({ send: () => Promise.reject(new LeftAlone(30)) });
  for (let attempt = 1; attempt <= 5; attempt += 1) await deliverMessage(ctx, leftAlone, id, attempt);
  for (let times = 0; times < 2; times += 1) {
    await database.db.execute(sql`delete from graphile_worker._private_jobs`);
    expect(await deliverMessage(ctx, leftAlone, id, 6)).toMatchObject({ outcome: 'retry' });
    const [job] = await database.db.execute(sql`select payload->'attempt' as attempt,
      round(extract(epoch from run_at - now()))::int as pause from graphile_worker._private_jobs`);
    expect(job).toEqual({ attempt: 6, pause: 3600 });
  }
  expect(await deliverMessage(ctx, mailOnly(failing()), id, 6)).toMatchObject({ outcome: 'failed' });
  await ctx.db.execute(sql`delete from messages`);
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
  const suppressed = await onlyMessage();
  expect(suppressed).toMatchObject({ status: 'suppressed', lastError: '550 5.1.1 no such user', handedOverAt: null });
  // Staff read it out on the telephone.
  expect(suppressed.text).toContain('Hemos recibido su solicitud');
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

it('what broke after it was handed over may have arrived; what broke before has not', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'MMMM2345' });
  const broken = await queued(reservationId);
  await deliverMessage(ctx, mailOnly({ send: () => Promise.reject(new TypeError('broken')) }), broken);
  expect(await onlyMessage()).toMatchObject({ status: 'queued', possiblyRepeated: true });
  const unprepared = await queued(reservationId);
  const carriers = { mailer: () => Promise.reject(new TypeError('broken')), whatsapp: () => Promise.resolve(null) };
  await deliverMessage(ctx, carriers, unprepared);
  expect(await onlyMessage()).toMatchObject({ status: 'queued', possiblyRepeated: false });
});

it('what was sent is never recorded as a failed try where the answer cannot be stored', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'NNNN2345' });
  const id = await queued(reservationId);
  await ctx.db.execute(sql`alter table messages add constraint no_answers check (provider_id is null)`);
  const taken = mailOnly({ send: () => Promise.resolve({ providerId: 'ok' }) });
  await expect(deliverMessage(ctx, taken, id)).rejects.toThrow('Failed query');
  await ctx.db.execute(sql`alter table messages drop constraint no_answers`);
  expect(await onlyMessage()).toMatchObject({ status: 'sending', attempts: 1, lastError: null });
  // The job runs again.
  expect(await deliverMessage(ctx, taken, id)).toEqual({ outcome: 'sent' });
  expect(await onlyMessage()).toMatchObject({ status: 'sent', possiblyRepeated: true });
});

it('of two jobs with one message only one hands it over, and the late one writes nothing', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'PPPP2345' });
  const id = await queued(reservationId);
  const sent: string[] = [];
  const slow = deferred<Mailer>();
  const late = deliverMessage(ctx, { mailer: () => slow.promise, whatsapp: () => Promise.resolve(null) }, id);
  await vi.waitFor(async () => expect((await onlyMessage()).status).toBe('sending'));
  const mailerOf = (name: string): Mailer => ({
    send: () => {
      sent.push(name);
      return Promise.resolve({ providerId: name });
    },
  });
  expect(await deliverMessage(ctx, mailOnly(mailerOf('second')), id)).toEqual({ outcome: 'sent' });
  slow.resolve(mailerOf('first'));
  expect(await late).toEqual({ outcome: 'nothingToDo' });
  expect(sent).toEqual(['second']);
  expect(await onlyMessage()).toMatchObject({ status: 'sent', providerId: 'second', possiblyRepeated: false });
});

it('a try that fails late does not undo what a later one sent', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'QQQQ2345' });
  const id = await queued(reservationId);
  const answer = deferred<{ providerId: string }>();
  const moving = { ...ctx, clock: { now: () => new Date('2026-11-20T10:00:01Z') } };
  const first = deliverMessage(ctx, mailOnly({ send: () => answer.promise }), id);
  await vi.waitFor(async () => expect((await onlyMessage()).handedOverAt).not.toBeNull());
  await deliverMessage(moving, mailOnly({ send: () => Promise.resolve({ providerId: 'second' }) }), id);
  answer.reject(new MailServerError('421 gone'));
  await first;
  expect(await onlyMessage()).toMatchObject({ status: 'sent', providerId: 'second', possiblyRepeated: true });
});

it('a delivery that was told before the answer to the sending stays', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'RRRR2345' });
  const id = await queued(reservationId);
  const send = async () => {
    await ctx.db.execute(sql`update messages set status = 'delivered', delivered_at = now()`);
    return { providerId: 'wamid' };
  };
  await deliverMessage(ctx, mailOnly({ send }), id);
  expect(await onlyMessage()).toMatchObject({ status: 'delivered', providerId: 'wamid', fields: {} });
});

it('of who was erased meanwhile no address is kept (B46)', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'SSSS2345' });
  const id = await queued(reservationId);
  const send = async () => {
    await ctx.db.execute(
      sql`update messages set status = 'failed', recipient = '', last_error = 'personalData.erased'`,
    );
    throw new MailServerError('550 5.1.1 <carmen@example.org>: no such user', 'addressRefused');
  };
  await deliverMessage(ctx, mailOnly({ send }), id);
  expect(await ctx.db.execute(sql`select 1 from email_suppressions`)).toHaveLength(0);
  expect(JSON.stringify(await onlyMessage())).not.toContain('carmen@example.org');
});

it('ends a message whatever signs the far side answers with: else it would leave again and again', async () => {
  const sent = await queued();
  const delivery = await deliverMessage(ctx, mailOnly({ send: async () => ({ providerId: '250 \0 ok' }) }), sent);
  expect(delivery.outcome).toBe('sent');
  expect(await onlyMessage()).toMatchObject({ status: 'sent', providerId: '250  ok' });

  const refused = await queued();
  const mailer = { send: () => Promise.reject(new MailServerError('550 \0 no', 'refused')) };
  expect((await deliverMessage(ctx, mailOnly(mailer), refused)).outcome).toBe('failed');
  expect(await onlyMessage()).toMatchObject({ status: 'failed', lastError: '550  no' });
});

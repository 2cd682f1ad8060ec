import { conversations, messages, people, templates, territories } from '@dehesa/db/schema';
import { saveSecret } from '@dehesa/services/configuration';
import type { ServiceContext } from '@dehesa/services/context';
import { queueMessage, seedTemplates } from '@dehesa/services/messages';
import { closedAfterAll, createTestDatabase, emptyTables, insertSampleReservation } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WhatsappCloud } from '../adapters/whatsapp/whatsapp-cloud';
import { startWhatsappServer, type WhatsappServer } from '../adapters/whatsapp/whatsapp-server.test-support';
import { bounded, queueDeps } from './queue/queue-world.test-support';
import { type Queue, startQueue } from './queue/start-queue';

const account = { token: 'EAAtokenDePrueba123456', phoneNumberId: '100200300400', accountId: '500600' };
const phone = '+34600100200';

let server: WhatsappServer;
let queue: Queue | undefined;
let reservationId: number;

const database = await closedAfterAll(createTestDatabase());
const deps = queueDeps(database.db);
const ctx: ServiceContext = { ...deps, actor: null };
await seedTemplates(ctx);

beforeEach(async () => {
  await emptyTables(database.db, 'reservations', 'activities', 'messages', 'conversations');
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  ({ reservationId } = await insertSampleReservation(database.db));
  // Links are for the booker's own telephone (B52).
  await database.db.execute(sql`update people set phone = '600100200' where reservation_id = ${reservationId}`);
  server = await startWhatsappServer();
  server.accounts.push({ ...account });
  server.templates.push(approved('reserva_confirmada', 8));
  deps.whatsapp = new WhatsappCloud({ url: server.url, limits: { callMs: 600, answerBytes: 10_000 } });
  await setUp(account.token);
});
afterEach(async () => {
  await queue?.stop();
  await server.close();
  queue = undefined;
});

const approved = (name: string, parameters: number) => ({
  accountId: account.accountId,
  name,
  language: 'es',
  status: 'APPROVED',
  parameters,
});

async function setUp(token: string) {
  const ids = { whatsappPhoneNumberId: account.phoneNumberId, whatsappAccountId: account.accountId };
  await database.db.update(territories).set(ids).where(eq(territories.id, 1));
  await saveSecret(ctx, ctx.db, 'whatsapp-token-1', token);
}

const start = async () => {
  queue = await startQueue({ databaseUrl: database.url, deps, smtpUrl: null, pollInterval: 50 });
};

const enqueue = (territoryId: 1 | 2 = 1) =>
  queueMessage(database.db, {
    slug: 'reserva-confirmada',
    channel: 'whatsapp',
    language: 'es',
    recipient: { address: phone, name: 'Carmen Iglesias' },
    reservationId,
    territoryId,
  });

const heardFrom = (hoursAgo: number, territoryId = 1) =>
  database.db
    .insert(conversations)
    .values({ territoryId, phone, lastIncomingAt: new Date(Date.now() - hoursAgo * 3_600_000) });

async function onlyMessage() {
  const [row, ...others] = await database.db.select().from(messages);
  expect(others).toEqual([]);
  if (!row) throw new Error('no message');
  return row;
}

const untilStatus = (status: string) =>
  vi.waitFor(async () => expect((await onlyMessage()).status).toBe(status), bounded);
const untilFailedTry = () => vi.waitFor(async () => expect((await onlyMessage()).lastError).not.toBeNull(), bounded);
const skipPause = () =>
  database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );

describe('a queued message for WhatsApp (B38)', () => {
  it('leaves as the approved template, with its fields by position', async () => {
    await enqueue();
    await start();
    await untilStatus('sent');
    const row = await onlyMessage();
    const [taken] = server.taken;
    expect(row).toMatchObject({ providerId: taken?.wamid, attempts: 1, lastError: null, possiblyRepeated: false });
    expect(row.text).toContain('Su reserva está *confirmada*');
    expect(row.html).toContain('<!doctype html>');
    expect(taken).toMatchObject({
      to: phone,
      biz_opaque_callback_data: String(row.id),
      phoneNumberId: account.phoneNumberId,
    });
    const parameters = taken?.template?.components?.[0]?.parameters.map((one) => one.text) ?? [];
    expect(parameters).toHaveLength(8);
    expect(parameters.at(-1)).toContain('https://reservas.example.org/mi-reserva/');
    for (const value of parameters) expect(row.text).toContain(value);
  });

  it.each([
    ['has just written', 1, 1, 'text'],
    ['wrote a day ago', 23.9, 1, 'template'],
    ['wrote to the other territory', 1, 2, 'template'],
  ] as const)('to whoever %s (%d hours ago, territory %d) as %s', async (_who, hoursAgo, territoryId, kind) => {
    server.openWindows.add('34600100200');
    await heardFrom(hoursAgo, territoryId);
    await enqueue();
    await start();
    await untilStatus('sent');
    const [taken] = server.taken;
    expect(taken?.type).toBe(kind);
    if (kind === 'text') expect(taken?.text?.body).toBe((await onlyMessage()).text);
  });

  it('has one line in each field, and never nothing', async () => {
    await database.db
      .update(people)
      .set({ firstName: 'Ana\n    María\tdel  Mar' })
      .where(eq(people.reservationId, reservationId));
    await database.db.execute(sql`update activity_texts set meeting_point = ''`);
    await enqueue();
    await start();
    await untilStatus('sent');
    const parameters = server.taken[0]?.template?.components?.[0]?.parameters.map((one) => one.text);
    expect(parameters?.[0]).toBe('Ana María del Mar');
    expect(parameters?.[6]).toBe('–');
  });

  it('uses the name that the template was given', async () => {
    server.templates.push(approved('mi_plantilla', 1));
    await database.db
      .update(templates)
      .set({ providerName: 'mi_plantilla', body: 'Hola, {{reserva.nombre}}: le esperamos.' })
      .where(sql`slug = 'reserva-confirmada' and language = 'es' and channel = 'whatsapp'`);
    await enqueue();
    await start();
    await untilStatus('sent');
    expect(server.taken[0]?.template?.name).toBe('mi_plantilla');
    await emptyTables(database.db, 'templates');
    await seedTemplates(ctx);
  });

  it('falls back to the text of the product where there is none', async () => {
    await emptyTables(database.db, 'templates');
    await enqueue();
    await start();
    await untilStatus('sent');
    expect((await onlyMessage()).text).toContain('Su reserva está *confirmada*');
    await seedTemplates(ctx);
  });

  it('stays readable in the log where the territory has no account', async () => {
    await enqueue(2);
    await start();
    await untilStatus('kept');
    expect((await onlyMessage()).text).toContain('confirmada');
    expect(server.calls).toEqual([]);
  });

  it('is given up where WhatsApp refuses it for good', async () => {
    server.templates.length = 0;
    await enqueue();
    await start();
    await untilStatus('failed');
    expect(await onlyMessage()).toMatchObject({ attempts: 1, lastError: expect.stringContaining('132001') });
  });

  it('waits for a token that is put right, which is nowhere in the log', async () => {
    await setUp('EAAotroToken123456789');
    await enqueue();
    await start();
    await untilFailedTry();
    expect((await onlyMessage()).lastError).toMatch(/^190: /);
    await setUp(account.token);
    await skipPause();
    await untilStatus('sent');
    expect(await onlyMessage()).toMatchObject({ attempts: 2, possiblyRepeated: false });
  });

  it('is marked where the server dies after it has taken it, and sent again', async () => {
    server.answers.push('takeAndDie');
    await enqueue();
    await start();
    await untilFailedTry();
    expect(await onlyMessage()).toMatchObject({ status: 'queued', possiblyRepeated: true });
    // The account is left alone for a while after a silence; another process knows nothing of it.
    deps.whatsapp = new WhatsappCloud({ url: server.url });
    await skipPause();
    await untilStatus('sent');
    expect(server.taken.map((one) => one.biz_opaque_callback_data)).toEqual(
      Array(2).fill(String((await onlyMessage()).id)),
    );
  });

  it('asks nothing of an account that is too busy, for as long as it says', async () => {
    server.answers.push({ status: 429, headers: { 'retry-after': '600' } });
    await enqueue();
    await start();
    await untilFailedTry();
    await skipPause();
    await vi.waitFor(async () => expect(await onlyMessage()).toMatchObject({ attempts: 2, status: 'queued' }), bounded);
    expect(server.calls).toHaveLength(1);
    const [job] = await database.db.execute(sql`
      select extract(epoch from max(run_at) - now())::float as pause from graphile_worker.jobs where task_identifier = 'send-message'`);
    expect(Number(job?.['pause'])).toBeGreaterThan(500);
  });
});

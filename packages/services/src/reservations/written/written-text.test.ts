import { closedAfterAll } from '@dehesa/testing';
import { auditLog, configuration, emailSuppressions, messages } from '@dehesa/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { SendTextInput } from '@dehesa/domain/reservations';
import { emailKey } from '@dehesa/domain/identity';
import { eraseMessages } from '../../personal-data/erase-rows';
import { renderMessage } from '../../messages/index';
import { sendAccountText } from '../../users/index';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { cancelReservation } from '../status/change-status';
import { previewText, readTextRecipients } from './preview-text';
import { sendText } from './send-text';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const es = { subject: 'Aparcar en {{actividad.municipio}}', text: 'Hola, {{reserva.nombre}}:\n\nAparque en la plaza.' };
const en = { subject: 'Parking', text: 'Please park in the square, {{reserva.nombre}}.' };
let keys = 0;
const written = (activityId: number, ids: number[], more: Partial<SendTextInput> = {}) =>
  SendTextInput.parse({ activityId, ids, texts: { es, en }, key: `clave ${(keys += 1)}`, ...more });

async function readers() {
  const activityId = await world.activity();
  const spanish = await world.reserve(activityId, 1, { notify: false });
  const english = await world.reserve(activityId, 1, { language: 'en', status: 2, notify: false });
  return { activityId, spanish, english };
}

const messagesOf = (id: number) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.reservationId, id), eq(messages.slug, 'reserva-mensaje')));
async function rendered(id: number) {
  const [message] = await messagesOf(id);
  if (message === undefined) throw new Error('no message');
  return (await renderMessage(admin(), message)).log;
}

describe('a text of staff (B90)', () => {
  it('goes to each in their language, by e-mail, with a line in each history and a job each', async () => {
    const { activityId, spanish, english } = await readers();
    expect(await sendText(admin(), written(activityId, [spanish, english]))).toMatchObject({
      recipients: 2,
      repeated: false,
    });
    expect(await rendered(spanish)).toMatchObject({
      subject: 'Aparcar en Torrejón el Rubio',
      text: expect.stringContaining('Aparque en la plaza.'),
    });
    expect(await rendered(english)).toMatchObject({ text: expect.stringContaining('park in the square, Ana.') });
    const [row] = await messagesOf(spanish);
    expect(row).toMatchObject({ channel: 'email', language: 'es', status: 'queued' });
    const jobs = await world.db.execute(sql`select 1 from graphile_worker._private_jobs
      where (payload->>'messageId')::int = ${row?.id}`);
    expect(jobs).toHaveLength(1);
    expect(await world.lastAudit(spanish)).toMatchObject({
      action: 'reservations.write',
      actorId: world.actors.admin.userId,
      details: { messageId: row?.id },
    });
    const logged = await world.db.select().from(auditLog);
    expect(JSON.stringify(logged)).not.toContain('Aparque');
  });

  it('stands in the history by its subject once it has left, until it is erased (B46)', async () => {
    const { activityId, spanish } = await readers();
    await sendText(admin(), written(activityId, [spanish]));
    const event = async () => (await readReservation(admin(), { id: spanish, includeCancelled: false })).history[0];
    expect(await event()).toMatchObject({ action: 'reservations.write', written: null });
    await world.db.update(messages).set({ subject: 'Aparcar' }).where(eq(messages.reservationId, spanish));
    expect(await event()).toMatchObject({ written: 'Aparcar', actor: { role: 1 } });
    await eraseMessages(world.db, eq(messages.reservationId, spanish));
    expect(await event()).toMatchObject({ action: 'reservations.write', written: null });
  });

  it('is sent once for each key, at the same moment too; the key is of its sender and of its activity', async () => {
    const { activityId, spanish, english } = await readers();
    const input = written(activityId, [spanish, english]);
    const both = await Promise.all([sendText(admin(), input), sendText(admin(), input)]);
    expect(both.filter(({ repeated }) => repeated)).toHaveLength(1);
    expect(await sendText(admin(), input)).toMatchObject({ recipients: 2, repeated: true });
    expect(await messagesOf(spanish)).toHaveLength(1);
    const other = await readers();
    expect(await refusal(sendText(admin(), { ...input, activityId: other.activityId, ids: [other.spanish] }))).toBe(
      'reservations.idempotencyMismatch',
    );
    expect(await sendText(world.as(world.actors.super), input)).toMatchObject({ repeated: false });
  });

  it('under a key of what was written to accounts is something else, and the other way round', async () => {
    const { activityId, spanish, english } = await readers();
    const asSuper = world.as(world.actors.super);
    const input = written(activityId, [spanish, english]);
    const ids = [world.actors.member.userId];
    const toAccounts = { ids, texts: { es: { subject: 'Aviso', text: 'Cerramos.' } }, key: `clave ${(keys += 1)}` };
    await sendText(asSuper, input);
    expect(await refusal(sendAccountText(asSuper, { ...toAccounts, key: input.key }))).toBe(
      'reservations.idempotencyMismatch',
    );
    expect(await sendAccountText(asSuper, toAccounts)).toEqual({ recipients: 1, repeated: false });
    expect(await refusal(sendText(asSuper, { ...input, key: toAccounts.key }))).toBe(
      'reservations.idempotencyMismatch',
    );
  });

  it('names beforehand whom no e-mail reaches, and writes to none of them nor to who has gone', async () => {
    const { activityId, spanish } = await readers();
    const refused = await world.reserve(activityId, 1, { notify: false });
    const nobody = await world.reserve(activityId, 1, { notify: false });
    const gone = await world.reserve(activityId, 1, { notify: false });
    const elsewhere = await world.reserve(await world.activity(), 1, { notify: false });
    await world.db
      .insert(emailSuppressions)
      .values({ emailKey: emailKey(await world.addressOf(refused)), reason: '550 no such user' });
    await world.db.execute(sql`update people set email = null, email_key = null where reservation_id = ${nobody}`);
    await cancelReservation(admin(), { id: gone, notify: false, force: false });
    const ids = [spanish, refused, nobody, gone, elsewhere];
    expect(await readTextRecipients(admin(), { activityId, ids })).toMatchObject({
      recipients: 1,
      languages: [{ language: 'es', count: 1 }],
      suppressed: [{ id: refused }],
      withoutEmail: [{ id: nobody }],
      gone: 2,
    });
    expect(await sendText(admin(), written(activityId, ids))).toMatchObject({ recipients: 1 });
    for (const id of [refused, nobody, gone, elsewhere]) expect(await messagesOf(id)).toEqual([]);
    expect(await refusal(sendText(admin(), written(activityId, [gone, nobody])))).toBe('reservations.listEmpty');
  });

  it.each([
    [{ es }, 'messages.textMissing'],
    [{ es: { ...es, text: 'Hola, {{usuario.clave}}' }, en }, 'messages.unknownField'],
    [{ es: { ...es, subject: '{{reserva.precio}}' }, en }, 'messages.unknownField'],
    [{ es: { ...es, text: 'Hola, {{reserva.nombre' }, en }, 'messages.templateInvalid'],
    [{ es: { ...es, text: '{{#reserva.turno}}Turno{{/reserva.turno}}' }, en }, 'messages.templateInvalid'],
    [{ es: { ...es, text: '{{reserva.nombre}}'.repeat(201) }, en }, 'input.tooComplex'],
  ] as const)('refuses %j: %s, and nothing of it is queued', async (texts, code) => {
    const { activityId, spanish, english } = await readers();
    const input = written(activityId, [spanish, english], { texts });
    expect(await refusal(sendText(admin(), input))).toBe(code);
    expect(await refusal(previewText(admin(), input))).toBe(code);
    expect(await messagesOf(spanish)).toEqual([]);
  });

  it('is plain text: neither its markup nor that of a name gets through, and no value is read as a field (B45)', async () => {
    const activityId = await world.activity();
    const booker = { ...world.person(), firstName: '{{reserva.email}}' };
    const id = await world.reserve(activityId, 1, { booker, notify: false });
    const text = { subject: 'Hola', text: '<script>alert(1)</script> <a href="javascript:x">y</a> {{reserva.nombre}}' };
    await sendText(admin(), written(activityId, [id], { texts: { es: text } }));
    const { html } = await rendered(id);
    expect(html).not.toMatch(/<script|<a href="javascript/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain(booker.email);
  });

  it('previews as the first reader of each language gets it, and is of no concern to who does not reach it', async () => {
    const { activityId, spanish, english } = await readers();
    const input = written(activityId, [spanish, english]);
    expect(await previewText(admin(), input)).toMatchObject([
      { language: 'es', recipients: 1, subject: 'Aparcar en Torrejón el Rubio' },
      { language: 'en', recipients: 1, html: expect.stringContaining('Please park in the square, Ana.') },
    ]);
    for (const verb of [previewText, sendText, readTextRecipients] as const) {
      expect(await refusal(verb(world.as(world.actors.tajo), input))).toBe('record.notFound');
      expect(await refusal(verb(world.as(world.actors.member), input))).toBe('access.forbidden');
      expect(await refusal(verb(world.as(null), input))).toBe('access.unauthenticated');
    }
  });
});

describe('where English is offered no more (B108)', () => {
  afterAll(() => world.db.update(configuration).set({ visitorLanguages: ['es', 'pt', 'en'] }));

  it('its readers are counted among those of the first, and get its text', async () => {
    const { activityId, spanish, english } = await readers();
    await world.db.update(configuration).set({ visitorLanguages: ['es', 'pt'] });
    const ids = [spanish, english];
    expect((await readTextRecipients(admin(), { activityId, ids })).languages).toEqual([{ language: 'es', count: 2 }]);
    expect(
      (await previewText(admin(), written(activityId, ids, { texts: { es } }))).map(({ language }) => language),
    ).toEqual(['es']);
    expect(await sendText(admin(), written(activityId, ids, { texts: { es } }))).toMatchObject({ recipients: 2 });
    expect((await messagesOf(english))[0]).toMatchObject({ language: 'es' });
    expect(await rendered(english)).toMatchObject({ text: expect.stringContaining('Aparque en la plaza.') });
  });
});

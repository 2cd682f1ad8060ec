import { auditLog, bulkMessages, emailSuppressions, messages, users } from '@dehesa/db/schema';
import { SendAccountsTextInput } from '@dehesa/domain/users';
import { closedAfterAll } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deliverMessage, mailOnly, renderMessage, sendingKey } from '../../messages';
import { eraseMessages } from '../../personal-data/erase-rows';
import { removeAccount } from '../remove-account';
import { setAccountAccess } from '../set-account-access';
import { readAccountHistory } from '../history/read-account-history';
import { createUserWorld, refusal } from '../users.test-support';
import { previewAccountText, readAccountTextRecipients } from './preview-account-text';
import { sendAccountText } from './send-account-text';

const world = await closedAfterAll(createUserWorld());
const { super: superAdmin, admin, tajo, member, collaborator } = world.actors;
const asSuper = world.as(superAdmin);

const es = { subject: 'Cerramos en {{configuracion.nombre}}', text: 'Hola, {{usuario.nombre}}:\n\nEl lunes cerramos.' };
const pt = { subject: 'Fechamos', text: 'Na segunda-feira fechamos, {{usuario.nombre}}.' };
let keys = 0;
const written = (ids: number[], more: Partial<SendAccountsTextInput> = {}) =>
  SendAccountsTextInput.parse({ ids, texts: { es, pt }, key: `clave ${(keys += 1)}`, ...more });

const emailOf = async (id: number) => (await world.stored(id))?.email ?? '';
const messagesTo = async (id: number) =>
  (await world.told(await emailOf(id))).filter(({ slug }) => slug === 'cuenta-mensaje');
async function rendered(id: number) {
  const [message] = await messagesTo(id);
  if (message === undefined) throw new Error('no message');
  return (await renderMessage(asSuper, message)).log;
}
const prioritiesOf = async (id: number) => {
  const [message] = await messagesTo(id);
  return world.db.execute(sql`select priority from graphile_worker._private_jobs
    where (payload->>'messageId')::int = ${message?.id}`);
};

describe('a text of staff to accounts (B90, B96)', () => {
  it('goes to each in their language, by e-mail, with a line in each history and a job each', async () => {
    const spanish = await world.create({ firstName: 'Rosa' });
    const portuguese = await world.create({ firstName: 'Inês', language: 'pt' });
    expect(await sendAccountText(asSuper, written([spanish, portuguese, spanish]))).toEqual({
      recipients: 2,
      repeated: false,
    });
    expect(await rendered(spanish)).toMatchObject({
      subject: expect.stringMatching(/^Cerramos en ./),
      text: expect.stringContaining('El lunes cerramos.'),
    });
    expect(await rendered(portuguese)).toMatchObject({ text: expect.stringContaining('fechamos, Inês.') });
    const [row] = await messagesTo(spanish);
    expect(row).toMatchObject({ channel: 'email', language: 'es', status: 'queued', reservationId: null });
    expect([await prioritiesOf(spanish), await prioritiesOf(portuguese)]).toEqual([
      [{ priority: 10 }],
      [{ priority: 10 }],
    ]);
    expect((await world.audited(spanish)).at(-1)).toEqual({
      action: 'users.write',
      actorId: superAdmin.userId,
      details: { messageId: row?.id },
    });
    expect(JSON.stringify(await world.db.select().from(auditLog))).not.toContain('cerramos');
  });

  it('does not wait behind others where it goes to one alone', async () => {
    const id = await world.create();
    await sendAccountText(asSuper, written([id]));
    expect(await prioritiesOf(id)).toEqual([{ priority: 0 }]);
  });

  it('stands in the history by its subject once it has left, until it is erased (B46, B98)', async () => {
    const id = await world.create();
    await sendAccountText(asSuper, written([id]));
    const event = async () => (await readAccountHistory(asSuper, { id })).events[0];
    expect(await event()).toMatchObject({ action: 'users.write', written: null, actor: { role: 0 } });
    const [message] = await messagesTo(id);
    await deliverMessage(asSuper, mailOnly(null), message?.id ?? 0);
    expect(await event()).toMatchObject({ written: expect.stringMatching(/^Cerramos en ./) });
    await eraseMessages(world.db, eq(messages.id, message?.id ?? 0));
    expect(await event()).toMatchObject({ action: 'users.write', written: null });
  });

  it('is sent once for each key, at the same moment too; a key is its sender’s, and of accounts', async () => {
    const ids = [await world.create(), await world.create()];
    const input = written(ids);
    const all = await Promise.all([1, 2, 3].map(() => sendAccountText(asSuper, input)));
    expect(all.filter(({ repeated }) => repeated)).toHaveLength(2);
    for (const answer of all) expect(answer.recipients).toBe(2);
    // Nor does it come to a second sending once nobody could be reached any more.
    for (const id of ids) await setAccountAccess(asSuper, { id, hasAccess: false });
    expect(await sendAccountText(asSuper, input)).toEqual({ recipients: 2, repeated: true });
    for (const id of ids) expect(await messagesTo(id)).toHaveLength(1);
    const company = await world.create({ role: 2 });
    expect(await sendAccountText(world.as(admin), { ...input, ids: [company] })).toMatchObject({ repeated: false });
    const [stored] = await world.db
      .select()
      .from(bulkMessages)
      .where(eq(bulkMessages.keyHash, sendingKey(superAdmin, input.key)));
    expect(stored).toMatchObject({ kind: 'accounts', activityId: null, recipients: 2, sentBy: superAdmin.userId });
  });

  it('where it breaks off nobody was written to, and the same key sends it', async () => {
    const ids = [await world.create(), await world.create()];
    const input = written(ids);
    await world.db.execute(sql`create function torn_away() returns trigger language plpgsql as
      $$ begin raise exception 'torn away'; end $$`);
    await world.db.execute(
      sql`create trigger torn before insert on audit_log for each row execute function torn_away()`,
    );
    await expect(sendAccountText(asSuper, input)).rejects.toMatchObject({ cause: { message: 'torn away' } });
    await world.db.execute(sql`drop trigger torn on audit_log`);
    expect(await messagesTo(ids[0] ?? 0)).toEqual([]);
    expect(await sendAccountText(asSuper, input)).toEqual({ recipients: 2, repeated: false });
  });

  it('goes out in the language that it was looked at for, though somebody chooses another at that moment', async () => {
    const id = await world.create({ language: 'es' });
    // Between the look at who reads what and the writing of the messages.
    await world.db.execute(sql`create function choose_another() returns trigger language plpgsql as
      $$ begin update users set language = 'pt'; return new; end $$`);
    await world.db.execute(
      sql`create trigger chosen before insert on bulk_messages for each row execute function choose_another()`,
    );
    try {
      await sendAccountText(asSuper, written([id], { texts: { es } }));
    } finally {
      await world.db.execute(sql`drop trigger chosen on bulk_messages`);
      await world.db.execute(sql`update users set language = 'es'`);
    }
    expect(await messagesTo(id)).toMatchObject([{ language: 'es' }]);
    expect(await rendered(id)).toMatchObject({ text: expect.stringContaining('El lunes cerramos.') });
  });

  it('says beforehand who gets none and why, and writes to none of them', async () => {
    const reached = await world.create({ firstName: 'Ada', lastName: 'Cid' });
    const refused = await world.create({ email: 'Rechazada@example.org' });
    const without = await world.create();
    const erased = await world.create();
    const unreadable = await world.create();
    await world.db.insert(emailSuppressions).values({ emailKey: 'rechazada@example.org', reason: '550 no such user' });
    await setAccountAccess(asSuper, { id: without, hasAccess: false });
    await removeAccount(asSuper, { id: erased });
    await world.db.update(users).set({ email: 'sin correo' }).where(eq(users.id, unreadable));
    const ids = [reached, refused, without, erased, unreadable, collaborator.userId, 999_999];
    const found = await readAccountTextRecipients(asSuper, { ids });
    expect(found).toMatchObject({
      recipients: 1,
      languages: [{ language: 'es', count: 1 }],
      suppressed: [{ id: refused }],
      withoutEmail: [{ id: unreadable }],
      withoutAccess: [{ id: without }],
      gone: 3,
    });
    expect(await sendAccountText(asSuper, written(ids))).toMatchObject({ recipients: 1 });
    for (const id of [refused, without, unreadable, collaborator.userId]) expect(await messagesTo(id)).toEqual([]);
    await expect(sendAccountText(asSuper, written([refused, without, erased]))).rejects.toMatchObject(
      refusal('messages.nobodyReached'),
    );
  });

  it('goes to nobody once the account has gone before it left', async () => {
    const id = await world.create();
    await sendAccountText(asSuper, written([id]));
    const [message] = await messagesTo(id);
    if (message === undefined) throw new Error('no message');
    await removeAccount(asSuper, { id });
    await expect(renderMessage(asSuper, message)).rejects.toMatchObject(refusal('record.notFound'));
  });

  it.each([
    [{ es }, 'messages.textMissing'],
    [{ es: { ...es, text: 'Hola, {{usuario.clave}}' }, pt }, 'messages.unknownField'],
    [{ es: { ...es, text: '{{usuario.enlace_invitacion}}' }, pt }, 'messages.unknownField'],
    [{ es: { ...es, subject: '{{reserva.nombre}}' }, pt }, 'messages.unknownField'],
    [{ es: { ...es, text: 'Hola, {{usuario.nombre' }, pt }, 'messages.templateInvalid'],
    [{ es: { ...es, text: '{{#usuario.empresa}}x{{/usuario.empresa}}' }, pt }, 'messages.templateInvalid'],
    [{ es: { ...es, text: '{{usuario.nombre}}'.repeat(201) }, pt }, 'input.tooComplex'],
  ] as const)('refuses %j: %s, and nothing of it is queued', async (texts, code) => {
    const ids = [await world.create(), await world.create({ language: 'pt' })];
    const input = written(ids, { texts });
    await expect(sendAccountText(asSuper, input)).rejects.toMatchObject(refusal(code));
    await expect(previewAccountText(asSuper, input)).rejects.toMatchObject(refusal(code));
    for (const id of ids) expect(await messagesTo(id)).toEqual([]);
  });

  it('is plain text: neither its markup nor that of a name gets through, and no value is read as a field (B45)', async () => {
    const id = await world.create({ firstName: '{{usuario.email}}<b>' });
    const text = { subject: 'Hola', text: '<script>alert(1)</script> {{usuario.nombre}}' };
    await sendAccountText(asSuper, written([id], { texts: { es: text } }));
    const { html } = await rendered(id);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('{{usuario.email}}&lt;b&gt;');
  });

  it('previews as the first reader of each language gets it', async () => {
    const ids = [
      await world.create({ firstName: 'Zoe' }),
      await world.create({ firstName: 'Ana', lastName: 'Aro' }),
      await world.create({ firstName: 'Inês', language: 'pt' }),
    ];
    const samples = await previewAccountText(asSuper, written(ids));
    expect(samples).toMatchObject([
      { language: 'es', recipients: 2, name: 'Ana Aro', html: expect.stringContaining('Hola, Ana:') },
      { language: 'pt', recipients: 1, html: expect.stringContaining('fechamos, Inês.') },
    ]);
    for (const id of ids) expect(await messagesTo(id)).toEqual([]);
  });

  it('reaches whom the sender manages and nobody else; others have no business here (B22, B53)', async () => {
    const [clerk, company] = [await world.create(), await world.create({ role: 2, companyName: 'Encina Rutas' })];
    const input = written([clerk, company, superAdmin.userId]);
    expect(await readAccountTextRecipients(world.as(admin), input)).toEqual({
      recipients: 1,
      languages: [{ language: 'es', count: 1 }],
      suppressed: [],
      withoutEmail: [],
      withoutAccess: [],
      gone: 2,
    });
    expect(await sendAccountText(world.as(admin), input)).toMatchObject({ recipients: 1 });
    expect([await messagesTo(clerk), await messagesTo(superAdmin.userId)]).toEqual([[], []]);
    for (const verb of [previewAccountText, sendAccountText, readAccountTextRecipients] as const) {
      for (const actor of [tajo, member, collaborator])
        await expect(verb(world.as(actor), input)).rejects.toMatchObject(refusal('access.forbidden'));
      await expect(verb(world.as(null), input)).rejects.toMatchObject(refusal('access.unauthenticated'));
    }
  });

  it('goes to two hundred at most', () => {
    const ids = Array.from({ length: 201 }, (_, index) => index + 1);
    expect(SendAccountsTextInput.safeParse({ ids, texts: { es }, key: 'x' }).success).toBe(false);
    expect(SendAccountsTextInput.safeParse({ ids: ids.slice(1), texts: { es }, key: 'x' }).success).toBe(true);
    expect(
      SendAccountsTextInput.safeParse({ ids: [1], texts: { es: { ...es, text: 'x'.repeat(4001) } }, key: 'x' }).success,
    ).toBe(false);
  });
});

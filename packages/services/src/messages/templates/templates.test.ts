import { auditLog, configuration, files, mailImages, templates } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import type { TemplateInput } from '@dehesa/domain/messages';
import { defaultTemplates, whatsappTemplates } from '@dehesa/i18n/mails';
import { closedAfterAll, createTestDatabase, emptyTables, insertSampleUser, testContext } from '@dehesa/testing';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mailer, OutgoingMail, ServiceContext } from '../../context';
import { MailServerError } from '../delivery/delivery-failure';
import { seedTemplates } from '../seed-templates';
import { sendTestMail } from '../delivery/send-test-mail';
import { createTemplate } from './create-template';
import { editTemplate } from './edit-template';
import { listTemplates } from './list-templates';
import { previewDraft, previewTemplate } from './preview-template';
import { removeTemplate } from './remove-template';

const contextOf = (role: Role | null, mailer: Mailer | null = null): ServiceContext =>
  testContext(database.db, {
    actor: role === null ? null : { userId, role, territoryId: null },
    mail: { current: () => Promise.resolve(mailer) },
  });
const superAdmin = () => contextOf(0);

const database = await closedAfterAll(createTestDatabase());
const userId = await insertSampleUser(database.db, { role: 0, email: 'yo@example.org' });
await database.db.insert(configuration).values({ id: 1 }).onConflictDoNothing();
beforeEach(async () => {
  await emptyTables(database.db, 'templates', 'audit_log');
  await seedTemplates(superAdmin());
});

function text(change: Partial<TemplateInput> = {}): TemplateInput {
  return {
    slug: 'reserva-confirmada',
    channel: 'whatsapp',
    language: 'es',
    subject: 'Confirmada',
    recordGroups: ['reserva', 'actividad'],
    body: 'Hola, {{reserva.nombre}}: {{actividad.titulo}}',
    providerName: '',
    ...change,
  };
}

async function stored(slug: string, language = 'es', channel = 'email') {
  const [row] = await database.db
    .select()
    .from(templates)
    .where(and(eq(templates.slug, slug), eq(templates.language, language), eq(templates.channel, channel)));
  return row;
}
async function idOf(slug: string, language = 'es', channel = 'email'): Promise<number> {
  return (await stored(slug, language, channel))?.id ?? 0;
}

describe('who may', () => {
  it.each([
    [null, 'access.unauthenticated'],
    [1, 'access.forbidden'],
    [2, 'access.forbidden'],
    [3, 'access.forbidden'],
    [4, 'access.forbidden'],
  ] as const)('role %s may not: %s (B22)', async (role, code) => {
    const ctx = contextOf(role);
    await expect(listTemplates(ctx)).rejects.toThrow(code);
    await expect(createTemplate(ctx, text())).rejects.toThrow(code);
    await expect(editTemplate(ctx, { ...text(), id: 1 })).rejects.toThrow(code);
    await expect(removeTemplate(ctx, { id: 1 })).rejects.toThrow(code);
    await expect(previewTemplate(ctx, { slug: 'recuperar-clave' })).rejects.toThrow(code);
    await expect(previewDraft(ctx, text())).rejects.toThrow(code);
    await expect(sendTestMail(ctx, { to: '' })).rejects.toThrow(code);
  });
});

describe('templates (B36)', () => {
  it('lists those of the messages first, in their order', async () => {
    await createTemplate(superAdmin(), text({ slug: '', subject: 'Aviso de niebla', channel: 'email' }));
    const rows = await listTemplates(superAdmin());
    expect(rows[0]).toMatchObject({ slug: 'reserva-pendiente', language: 'es', shipped: true, changed: false });
    expect(rows.at(-1)).toMatchObject({ slug: 'aviso-de-niebla', message: undefined, shipped: false });
  });

  it('stores a text of a message on another channel, as it is written', async () => {
    const body = 'Hola, {{reserva.nombre}}:\n\n*{{actividad.titulo}}* <fuera>';
    await createTemplate(superAdmin(), text({ body, language: 'en' }));
    expect((await stored('reserva-confirmada', 'en', 'whatsapp'))?.body).toBe(body);
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'templates.create'));
    expect(entry).toMatchObject({ entity: 'template', details: { slug: 'reserva-confirmada', channel: 'whatsapp' } });
  });

  it('names a text of its own after its subject, and a second one otherwise', async () => {
    const input = text({ slug: '', subject: '¡Niebla! {{actividad.titulo}}' });
    expect(await createTemplate(superAdmin(), input)).toMatchObject({ slug: 'niebla' });
    expect(await createTemplate(superAdmin(), input)).toMatchObject({ slug: 'niebla-2' });
    expect(await createTemplate(superAdmin(), { ...input, subject: 'Recuperar clave' })).toMatchObject({
      slug: 'recuperar-clave-2',
    });
    expect(await createTemplate(superAdmin(), { ...input, subject: '{{actividad.titulo}}' })).toMatchObject({
      slug: 'plantilla',
    });
  });

  it('refuses to save over what somebody else saved meanwhile', async () => {
    const id = await idOf('reserva-pendiente');
    const shown = (await listTemplates(superAdmin())).find((row) => row.id === id);
    const edited = (subject: string) => ({ ...text({ slug: 'reserva-pendiente', channel: 'email', subject }), id });
    await editTemplate(superAdmin(), { ...edited('De una'), savedAt: shown?.savedAt });
    await expect(editTemplate(superAdmin(), { ...edited('De otra'), savedAt: shown?.savedAt })).rejects.toThrow(
      'messages.changedMeanwhile',
    );
    expect((await stored('reserva-pendiente'))?.subject).toBe('De una');
    const again = (await stored('reserva-pendiente'))?.updatedAt;
    await editTemplate(superAdmin(), { ...edited('De otra'), savedAt: again });
    expect((await stored('reserva-pendiente'))?.subject).toBe('De otra');
  });

  it('refuses a second text of a message in a language and on a channel', async () => {
    await expect(createTemplate(superAdmin(), text())).rejects.toThrow('messages.templateExists');
    await expect(
      editTemplate(superAdmin(), { ...text({ channel: 'email' }), id: await idOf('reserva-pendiente') }),
    ).rejects.toThrow('messages.templateExists');
    expect((await stored('reserva-pendiente'))?.subject).toContain('solicitud');
  });

  it.each([
    [{ subject: ' ' }, 'messages.templateIncomplete'],
    [{ body: '' }, 'messages.templateIncomplete'],
    [{ channel: 'email', body: '<script>x</script>' }, 'messages.templateIncomplete'],
    [{ body: '{{reserva.dni}}' }, 'messages.unknownField'],
    [{ subject: '{{oferta.plazo}}' }, 'messages.unknownField'],
    [{ body: '{{usuario.nombre}}' }, 'messages.unknownField'],
    [{ recordGroups: ['reserva', 'usuario'], body: '{{usuario.nombre}}' }, 'messages.unknownField'],
    [{ channel: 'email', body: '<p>{{&reserva.dni}}</p>' }, 'messages.unknownField'],
    [{ channel: 'email', body: '<a href="{{reserva.dni}}">a</a>' }, 'messages.unknownField'],
    [{ body: '{{#reserva.turno}}' }, 'messages.templateInvalid'],
    [{ body: 'a {{#reserva.turno}}b{{/reserva.turno}}' }, 'messages.whatsappSections'],
    [{ providerName: 'Con Espacios' }, 'providerName'],
    [{ slug: 'Ño' }, 'slug'],
  ] satisfies [Partial<TemplateInput>, string][])('refuses %o: %s', async (change, code) => {
    await expect(createTemplate(superAdmin(), text(change))).rejects.toThrow(code);
    await expect(editTemplate(superAdmin(), { ...text(change), id: await idOf('reserva-pendiente') })).rejects.toThrow(
      code,
    );
  });

  it('edits, inlined and cleaned', async () => {
    const id = await idOf('reserva-confirmada');
    await editTemplate(superAdmin(), {
      ...text({ channel: 'email', body: '<style>p{color:red}</style><p onclick="x">{{reserva.nombre}}</p>' }),
      id,
    });
    expect(await stored('reserva-confirmada')).toMatchObject({
      id,
      subject: 'Confirmada',
      body: '<p style="color:red">{{reserva.nombre}}</p>',
    });
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'templates.edit'));
    expect(entry?.details).toMatchObject({ changed: ['subject', 'recordGroups', 'body'] });
    expect((await listTemplates(superAdmin())).find((row) => row.id === id)?.changed).toBe(true);
  });

  it('leaves the text of the product where one was moved away', async () => {
    const id = await idOf('reserva-confirmada');
    await editTemplate(superAdmin(), { ...text({ slug: '', channel: 'email' }), id });
    expect(await stored('reserva-confirmada')).toMatchObject(defaultTemplates.es['reserva-confirmada']);
    expect((await stored('confirmada'))?.id).toBe(id);
  });

  it('keeps uploaded pictures for the mails that have left, and refuses one that is not there', async () => {
    const key = 'aaaaaaaa-1111-4222-8333-bbbbbbbbbbbb';
    const body = `<p><img src="/files/${key}.jpg" alt="Logo"></p>`;
    const id = await idOf('reserva-confirmada');
    const save = () => editTemplate(superAdmin(), { ...text({ channel: 'email', body }), id });
    await expect(save()).rejects.toThrow('record.notFound');
    await database.db
      .insert(files)
      .values({ id: key, storageKey: `${key}.jpg`, sha256: 'x', kind: 'image', mediaType: 'image/jpeg', bytes: 1 });
    await save();
    expect((await stored('reserva-confirmada'))?.body).toContain(`src="https://reservas.example.org/files/${key}.jpg"`);
    expect(await database.db.select().from(mailImages)).toEqual([{ fileId: key }]);
  });

  it('goes back to the text of the product when one of a message is deleted', async () => {
    const id = await idOf('recuperar-clave', 'pt');
    await editTemplate(superAdmin(), {
      ...text({
        slug: 'recuperar-clave',
        language: 'pt',
        channel: 'email',
        recordGroups: ['usuario'],
        body: '<p>Olá</p>',
      }),
      id,
    });
    expect(await removeTemplate(superAdmin(), { id })).toEqual({ restored: true });
    expect(await stored('recuperar-clave', 'pt')).toMatchObject(defaultTemplates.pt['recuperar-clave']);
    await expect(removeTemplate(superAdmin(), { id })).rejects.toThrow('record.notFound');
  });

  it('keeps what a WhatsApp text is called there, and goes back to that of the product', async () => {
    const id = await idOf('reserva-confirmada', 'es', 'whatsapp');
    await editTemplate(superAdmin(), { ...text({ providerName: 'mi_plantilla_2' }), id });
    expect(await stored('reserva-confirmada', 'es', 'whatsapp')).toMatchObject({ providerName: 'mi_plantilla_2' });
    expect(await removeTemplate(superAdmin(), { id })).toEqual({ restored: true });
    expect(await stored('reserva-confirmada', 'es', 'whatsapp')).toMatchObject({
      ...whatsappTemplates.es['reserva-confirmada'],
      providerName: '',
    });
    const { id: email } = await createTemplate(superAdmin(), text({ slug: '', channel: 'email', providerName: 'x' }));
    expect((await listTemplates(superAdmin())).find((row) => row.id === email)?.providerName).toBe('');
  });

  it('deletes what the product does not need', async () => {
    const { id } = await createTemplate(superAdmin(), text({ language: 'fr' }));
    expect(await removeTemplate(superAdmin(), { id })).toEqual({ restored: false });
    expect(await stored('reserva-confirmada', 'fr', 'whatsapp')).toBeUndefined();
  });
});

describe('previews', () => {
  it('have samples in every field and no secret', async () => {
    for (const { slug, language, channel, sampleSubject } of await listTemplates(superAdmin())) {
      const { subject, html } = await previewTemplate(superAdmin(), { slug, language, channel });
      expect(sampleSubject).toBe(subject);
      expect(subject + html).not.toMatch(/\{\{|undefined/);
      expect(html).toContain('<!doctype html>');
    }
  });

  it('choose the Spanish e-mail unless told otherwise, and what there is where there is none', async () => {
    expect((await previewTemplate(superAdmin(), { slug: 'reserva-cancelada' })).html).toContain('lang="es-ES"');
    expect((await previewTemplate(superAdmin(), { slug: 'reserva-cancelada', language: 'pt' })).html).toContain(
      'lang="pt-PT"',
    );
    await createTemplate(superAdmin(), text({ slug: 'propia', language: 'pt', body: 'Olá <b>\n{{reserva.nombre}}' }));
    const { html } = await previewTemplate(superAdmin(), { slug: 'propia' });
    expect(html).toContain('Olá &lt;b&gt;\nAna');
    await expect(previewTemplate(superAdmin(), { slug: 'ninguna' })).rejects.toThrow('record.notFound');
  });

  it("keep an element's own style over the house's", async () => {
    const { html } = await previewDraft(
      superAdmin(),
      text({ channel: 'email', body: '<p style="margin:0">{{reserva.nombre}}</p>' }),
    );
    expect(html).toContain('<p style="margin:0 0 18px;margin:0">Ana</p>');
  });
});

describe('the test of the outgoing mail', () => {
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve({ providerId: '250 ok' });
    },
  };
  beforeEach(async () => {
    sent.length = 0;
    await database.db.update(configuration).set({ adminEmails: [] });
  });

  it('goes to the address that is given, to the administrators, or to oneself', async () => {
    const ctx = contextOf(0, mailer);
    expect((await sendTestMail(ctx, { to: 'otra@example.org' })).answers).toMatchObject([
      { email: 'otra@example.org' },
    ]);
    expect((await sendTestMail(ctx, { to: '' })).answers).toMatchObject([{ email: 'yo@example.org' }]);
    await database.db.update(configuration).set({ adminEmails: ['a@example.org', 'b@example.org'] });
    expect((await sendTestMail(ctx, { to: '' })).answers.map(({ email }) => email)).toEqual([
      'a@example.org',
      'b@example.org',
    ]);
    expect(sent.map((mail) => mail.to.email)).toEqual([
      'otra@example.org',
      'yo@example.org',
      'a@example.org',
      'b@example.org',
    ]);
    expect(sent[0]?.html).toContain('El correo funciona');
  });

  it('says what the mail server answered', async () => {
    const refusing: Mailer = { send: () => Promise.reject(new MailServerError('EAUTH: 535 no')) };
    await expect(sendTestMail(contextOf(0, refusing), { to: '' })).rejects.toMatchObject({
      failure: { code: 'messages.testFailed', params: { reason: 'EAUTH: 535 no' } },
    });
    await expect(sendTestMail(superAdmin(), { to: '' })).rejects.toThrow('messages.mailNotConfigured');
    expect(await sendTestMail(contextOf(0, mailer), { to: 'otra@example.org' })).toEqual({
      answers: [{ email: 'otra@example.org', answer: '250 ok' }],
    });
  });

  it('stands in the audit log also where only the first of two was taken', async () => {
    await database.db.update(configuration).set({ adminEmails: ['a@example.org', 'b@example.org'] });
    const send: Mailer['send'] = ({ to }) =>
      to.email === 'a@example.org'
        ? Promise.resolve({ providerId: '250 ok' })
        : Promise.reject(new MailServerError('550 5.1.1 no such user'));
    await expect(sendTestMail(contextOf(0, { send }), { to: '' })).rejects.toThrow('messages.testFailed');
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'configuration.testMail'));
    expect(entry).toMatchObject({ details: { recipients: 2, taken: 1 } });
  });
});

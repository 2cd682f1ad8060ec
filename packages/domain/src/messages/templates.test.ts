import { describe, expect, it } from 'vitest';
import { checkTemplateInput, usableGroups } from './check-template-input';
import { AllowAddressInput, MessageListInput } from './schema';
import { endableMessages, fieldsOf, recordGroups, secretTemplateFields, templateFields } from './template-fields';
import { messageOf, TemplateApprovalInput, TemplateInput, TestMailInput } from './template-schema';
import { MessageKind, TemplateSlug } from './templates';

const typed = { subject: 'Tu reserva', body: '<p>Hola</p>', recordGroups: [] };

describe('the fields of a template (B36)', () => {
  it('are those of its groups and no others', () => {
    expect([...fieldsOf(['configuracion', 'oferta'])]).toEqual([
      'configuracion.nombre',
      'configuracion.direccion_web',
      'oferta.plazas',
      'oferta.plazo',
      'oferta.enlace',
    ]);
    expect(fieldsOf([]).size).toBe(0);
  });

  it.each([
    ['lista-espera-oferta', ['reserva', 'actividad', 'configuracion', 'oferta']],
    ['actividad-suspendida', ['reserva', 'actividad', 'configuracion', 'suspension']],
    ['actividad-otra-fecha', ['reserva', 'actividad', 'configuracion', 'suspension']],
    ['aviso-administrador-resumen', ['avisos', 'configuracion']],
    ['verificar-correo', ['usuario', 'configuracion']],
    ['reserva-recordatorio', ['reserva', 'actividad', 'configuracion']],
  ] as const)('of %s are at hand when it is sent', (slug, groups) => {
    expect(recordGroups[slug]).toEqual(groups);
  });

  it('are at hand for every message, and secrets are among them (B42)', () => {
    for (const slug of TemplateSlug.options) expect(recordGroups[slug].length).toBeGreaterThan(1);
    expect(secretTemplateFields).toEqual(['usuario.clave', 'usuario.enlace_verificacion', 'usuario.enlace_invitacion']);
    for (const field of ['clave', 'enlace_verificacion', 'enlace_invitacion'])
      expect(templateFields.usuario).toContain(field);
  });

  it('of a group that its message does not have cannot be used; a text of its own has all', () => {
    expect(usableGroups('verificar-correo', ['reserva', 'usuario'])).toEqual(['usuario']);
    expect(usableGroups('boletin', ['reserva', 'usuario'])).toEqual(['reserva', 'usuario']);
  });
});

describe('a template as typed', () => {
  it('says what is missing, of subject and of body (D16)', () => {
    expect(checkTemplateInput(typed)).toBeNull();
    for (const missing of [{ subject: '' }, { body: '' }])
      expect(checkTemplateInput({ ...typed, ...missing })).toMatchObject({ code: 'messages.templateIncomplete' });
  });

  it('is an e-mail in Spanish unless said otherwise, trimmed, each group once', () => {
    expect(
      TemplateInput.parse({ subject: ' Hola ', body: ' x ', recordGroups: ['reserva', 'reserva', 'usuario'] }),
    ).toEqual({
      slug: '',
      channel: 'email',
      language: 'es',
      subject: 'Hola',
      recordGroups: ['reserva', 'usuario'],
      body: 'x',
      providerName: '',
    });
  });

  it.each(['reserva-confirmada', 'a', 'a1-b2', ''])('may have the slug "%s"', (slug) => {
    expect(TemplateInput.safeParse({ ...typed, slug }).success).toBe(true);
  });
  it.each(['Reserva', 'reserva_confirmada', '-a', 'a-', 'a--b', 'a b'])('may not have the slug "%s"', (slug) => {
    expect(TemplateInput.safeParse({ ...typed, slug }).success).toBe(false);
  });
  it.each([
    ['reserva_1', true],
    ['Reserva', false],
    ['reserva-1', false],
    ['1 2', false],
  ])('called %s at WhatsApp: %s', (providerName, fits) => {
    expect(TemplateInput.safeParse({ ...typed, providerName }).success).toBe(fits);
  });

  it('is approved at the account of one of the two territories', () => {
    const fits = [0, 1, 2, 3].map((territoryId) => TemplateApprovalInput.safeParse({ id: 1, territoryId }).success);
    expect(fits).toEqual([false, true, true, false]);
  });
});

describe('messages', () => {
  it('are known by their slug; an answer of the inbox is of no template', () => {
    expect(messageOf('reserva-pendiente')).toBe('reserva-pendiente');
    expect(messageOf('respuesta-whatsapp')).toBeUndefined();
    expect(MessageKind.safeParse('respuesta-whatsapp').success).toBe(true);
    expect(MessageKind.safeParse('otra').success).toBe(false);
  });

  it('that may be ended are the reminders alone', () => {
    expect([...endableMessages]).toEqual(['reserva-recordatorio']);
  });

  it('are listed all unless something is asked for (B35)', () => {
    expect(MessageListInput.parse({})).toMatchObject({ search: '', status: null, channel: null });
    expect(MessageListInput.parse({ search: ' ana ' }).search).toBe('ana');
    expect(MessageListInput.safeParse({ search: 'a'.repeat(101) }).success).toBe(false);
    expect(AllowAddressInput.safeParse({ email: '  ' }).success).toBe(false);
    expect(AllowAddressInput.parse({ email: ' a@b.es ' })).toEqual({ email: 'a@b.es' });
  });

  it('of a test go to an address, or where none is named to the administrators', () => {
    expect(TestMailInput.parse({})).toEqual({ to: '' });
    expect(TestMailInput.parse({ to: ' ana@example.test ' })).toEqual({ to: 'ana@example.test' });
    expect(TestMailInput.safeParse({ to: 'ana' }).success).toBe(false);
  });
});

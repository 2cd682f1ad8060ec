import { describe, expect, it } from 'vitest';
import {
  copyOf,
  newValues,
  plainTextOf,
  templateProblems,
  type TemplateRow,
  toInput,
  valuesOf,
} from './template-values';

const row: TemplateRow = {
  id: 1,
  slug: 'reserva-confirmada',
  message: 'reserva-confirmada',
  channel: 'email',
  language: 'es',
  subject: 'Confirmada',
  sampleSubject: 'Confirmada',
  recordGroups: ['reserva', 'actividad'],
  providerName: '',
  body: '<p>Hola</p>',
  savedAt: new Date('2026-05-01T10:00:00Z'),
  shipped: true,
  changed: false,
};

it('gives back what it was given', () => {
  expect(toInput(valuesOf(row), row)).toEqual({
    slug: 'reserva-confirmada',
    channel: 'email',
    language: 'es',
    subject: 'Confirmada',
    recordGroups: ['reserva', 'actividad'],
    body: '<p>Hola</p>',
    providerName: '',
  });
});

describe('a copy', () => {
  it('is for the first language that has no text yet', () => {
    expect(copyOf(row, [row]).language).toBe('en');
    expect(copyOf(row, [row, { ...row, language: 'en' }]).language).toBe('fr');
    expect(copyOf(row, [row, { ...row, language: 'en', channel: 'whatsapp' }]).language).toBe('en');
  });

  it('is a text of its own where each language has one, and of a text of its own', () => {
    const all = (['es', 'en', 'fr', 'pt'] as const).map((language) => ({ ...row, language }));
    expect(copyOf(row, all)).toMatchObject({ message: '', language: 'es' });
    const own = { ...row, slug: 'niebla', message: undefined };
    expect(copyOf(own, [own])).toMatchObject({ message: '', language: 'es' });
    expect(toInput(copyOf(own, [own]), null).slug).toBe('');
  });
});

it('leaves out groups that its message does not have, and keeps the name of a text of its own', () => {
  const values = { ...newValues(), subject: 'a', html: 'b' };
  expect(toInput({ ...values, message: 'recuperar-clave' }, null).recordGroups).toEqual(['configuracion', 'usuario']);
  expect(toInput(values, { ...row, slug: 'niebla', message: undefined }).slug).toBe('niebla');
  expect(toInput(values, row).slug).toBe('');
});

it('needs a subject and the body of its own channel', () => {
  expect(templateProblems({ ...newValues(), html: 'a' }, 'falta')).toEqual({ subject: 'falta' });
  expect(templateProblems({ ...newValues(), subject: 'a', html: 'a', channel: 'whatsapp' }, 'falta')).toEqual({
    body: 'falta',
  });
});

it('knows what a WhatsApp template may be called', () => {
  const values = { ...newValues(), subject: 'a', text: 'a', channel: 'whatsapp' as const };
  expect(templateProblems({ ...values, providerName: 'reserva_2' }, 'falta', 'mal')).toEqual({});
  expect(templateProblems({ ...values, providerName: 'Reserva 2' }, 'falta', 'mal')).toEqual({ providerName: 'mal' });
});

it('makes a text for WhatsApp without parts that come and go', () => {
  expect(plainTextOf('<p>{{#reserva.turno}}Turno: {{reserva.turno}}{{/reserva.turno}}</p>')).toBe(
    'Turno: {{reserva.turno}}',
  );
});

it('makes lines of an e-mail for WhatsApp', () => {
  expect(plainTextOf('<h1>Hola</h1>\n<p>{{reserva.nombre}} &amp; <b>más</b><br>dos</p><p></p><p>fin</p>')).toBe(
    'Hola\n{{reserva.nombre}} & más\ndos\n\nfin',
  );
});

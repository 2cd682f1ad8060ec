import { describe, expect, it } from 'vitest';
import { hasSections, positionalTemplate, providerNameOf } from './positional-template';

describe('the form of a text that WhatsApp approves (B38)', () => {
  it('numbers the fields as they first appear', () => {
    const body =
      'Hola, {{reserva.nombre}}: {{ actividad.titulo }} el {{{actividad.fecha}}}.\nAdiós, {{&reserva.nombre}}.';
    expect(positionalTemplate(body)).toEqual({
      text: 'Hola, {{1}}: {{2}} el {{3}}.\nAdiós, {{1}}.',
      fields: ['reserva.nombre', 'actividad.titulo', 'actividad.fecha'],
    });
    expect(positionalTemplate('Sin campos')).toEqual({ text: 'Sin campos', fields: [] });
  });

  it.each([
    ['{{reserva.nombre}}', false],
    ['{{#reserva.turno}}a{{/reserva.turno}}', true],
    ['{{ ^ reserva.turno}}a{{/reserva.turno}}', true],
    ['# {{reserva.nombre}} /', false],
  ])('%s has parts that come and go: %s', (body, expected) => {
    expect(hasSections(body)).toBe(expected);
  });

  it('is made at once of what would take a pattern hours', () => {
    for (const body of [`{{${' '.repeat(200_000)}`, '{{'.repeat(100_000), `{{{${' #'.repeat(100_000)}}`]) {
      expect(hasSections(body)).toBe(false);
      expect(positionalTemplate(body)).toEqual({ text: body, fields: [] });
    }
    const many = Array.from({ length: 20_000 }, (_, n) => `{{a.${n}}}`).join('');
    expect(positionalTemplate(many).fields).toHaveLength(20_000);
  });

  it('is called as the slug, with low lines, or as it was named', () => {
    expect(providerNameOf({ slug: 'reserva-en-espera', providerName: '' })).toBe('reserva_en_espera');
    expect(providerNameOf({ slug: 'reserva-en-espera', providerName: 'otra' })).toBe('otra');
  });
});

import { languages } from '@dehesa/domain/languages';
import { recordGroups, TemplateSlug } from '@dehesa/domain/messages';
import { defaultTemplates } from '@dehesa/i18n/mails';
import { describe, expect, it } from 'vitest';
import { checkTemplate, fillHtml, fillLine, fillText } from './fill-template';

const cases = languages.flatMap((language) => TemplateSlug.options.map((slug) => ({ slug, language })));

it.each(cases)('$slug in $language uses only the fields of its groups', ({ slug, language }) => {
  const { subject, body } = defaultTemplates[language][slug];
  expect(() => checkTemplate(subject, recordGroups[slug])).not.toThrow();
  expect(() => checkTemplate(body, recordGroups[slug])).not.toThrow();
});

describe('a template is refused (B36)', () => {
  it.each([
    ['{{reserva.nombr}}', 'messages.unknownField'],
    ['{{usuario.nombre}}', 'messages.unknownField'],
    ['{{nombre}}', 'messages.unknownField'],
    ['{{{reserva.dni}}}', 'messages.unknownField'],
    ['{{&reserva.dni}}', 'messages.unknownField'],
    ['{{#reserva.turno}}{{reserva.x}}{{/reserva.turno}}', 'messages.unknownField'],
    ['{{^actividad.x}}no{{/actividad.x}}', 'messages.unknownField'],
    ['{{#reserva.turno}}{{.}}{{/reserva.turno}}', 'messages.unknownField'],
    ['{{reserva.constructor}}', 'messages.unknownField'],
    ['{{#reserva.turno}}', 'messages.templateInvalid'],
    ['{{reserva.nombre', 'messages.templateInvalid'],
    ['{{> otra}}', 'messages.templateInvalid'],
    ['{{=<% %>=}}<% reserva.nombre %>', 'messages.templateInvalid'],
  ])('%s', (template, code) => {
    expect(() => checkTemplate(template, ['reserva', 'actividad'])).toThrow(code);
  });
});

describe('a value that reaches for more than its place', () => {
  const values = { reserva: { nombre: '<b>Ana</b>\r\nBcc: eva@example.test\u0000' } };

  it('begins no line of its own in a subject, where it could be a header', () => {
    for (const field of ['{{reserva.nombre}}', '{{{reserva.nombre}}}', '{{&reserva.nombre}}'])
      expect(fillLine(`Para ${field}\n`, values)).toBe('Para <b>Ana</b> Bcc: eva@example.test');
  });

  it('is no markup in a body', () => {
    for (const field of ['{{reserva.nombre}}', '{{{reserva.nombre}}}', '{{&reserva.nombre}}'])
      expect(fillHtml(`<p>${field}</p>`, values)).toContain('<p>&lt;b&gt;Ana&lt;&#x2F;b&gt;');
  });
});

describe('a list', () => {
  const values = {
    avisos: {
      total: '2',
      lista: [{ avisos: { titulo: 'Buitres & águilas' } }, { avisos: { titulo: '<b>Ciervos</b>' } }],
    },
  };

  it('repeats its section for each entry, which escapes like any field and still has the fields around it', () => {
    expect(fillHtml('{{#avisos.lista}}<p>{{{avisos.titulo}}} ({{avisos.total}})</p>{{/avisos.lista}}', values)).toBe(
      '<p>Buitres &amp; águilas (2)</p><p>&lt;b&gt;Ciervos&lt;&#x2F;b&gt; (2)</p>',
    );
  });

  it('is empty where there is nothing in it, and has no text of its own', () => {
    const template = '{{#avisos.lista}}x{{/avisos.lista}}{{^avisos.lista}}ninguna{{/avisos.lista}}';
    expect(fillHtml(template, { avisos: { lista: [] } })).toBe('ninguna');
    for (const fill of [fillHtml, fillLine, fillText])
      expect(fill('a{{avisos.lista}}{{&avisos.lista}}', values)).toBe('a');
  });
});

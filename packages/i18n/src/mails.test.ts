import { languages } from '@dehesa/domain/language-codes';
import { TemplateSlug } from '@dehesa/domain/messages';
import { describe, expect, it } from 'vitest';
import { defaultTemplates, whatsappTemplates } from './mails';

const fieldsIn = (text: string) =>
  [...text.matchAll(/\{\{([#^/]?[\w.]+)\}\}/g)].map(([, field = '']) => field).toSorted((a, b) => a.localeCompare(b));

it.each(languages)('leads from a cancelled booking to the agenda in %s, as its reader speaks', (language) => {
  for (const slug of ['reserva-cancelada', 'actividad-suspendida'] as const)
    expect(defaultTemplates[language][slug].body).toContain(
      `href="{{configuracion.direccion_web}}/agenda?lang=${language}"`,
    );
});

describe.each(TemplateSlug.options)('%s', (slug) => {
  const [es, pt] = [defaultTemplates.es[slug], defaultTemplates.pt[slug]];

  it('gives the same facts in both languages', () => {
    expect(fieldsIn(pt.subject)).toEqual(fieldsIn(es.subject));
    expect(fieldsIn(pt.body)).toEqual(fieldsIn(es.body));
  });

  it('is written in each language on its own', () => {
    expect(pt.subject === es.subject && slug !== 'aviso-administrador' && !slug.endsWith('-mensaje')).toBe(false);
    expect(pt.body).not.toBe(es.body);
  });

  it('has one heading and nothing that mail programs drop', () => {
    for (const { body } of [es, pt]) {
      expect(body.match(/<h1>/g)).toHaveLength(1);
      expect(body).not.toMatch(/<(style|script|img|div|form)|class=|onclick/);
    }
  });

  it.each([
    ['es', 'Hola', ':'],
    ['pt', 'Olá', ','],
  ] as const)('greets in %s as one writes there', (language, hello, sign) => {
    const whatsapp: Partial<Record<string, { body: string }>> = whatsappTemplates[language];
    const bodies = [defaultTemplates[language][slug].body, whatsapp[slug]?.body ?? ''];
    const greetings = bodies.flatMap((body) => body.split('\n').filter((line) => line.includes(hello)));
    for (const greeting of greetings)
      expect(greeting.replace(/<[^>]*>/g, '')).toMatch(new RegExp(`^${hello}.*\\}${sign}$`, 'u'));
  });
});

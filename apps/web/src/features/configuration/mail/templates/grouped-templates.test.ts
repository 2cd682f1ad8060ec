import { TemplateSlug } from '@dehesa/domain/messages';
import { describe, expect, it } from 'vitest';
import { groupedTemplates, searchedTemplates } from './grouped-templates';
import type { TemplateRow } from './template-values';

let id = 0;
const row = (change: Partial<TemplateRow>): TemplateRow => ({
  id: (id += 1),
  slug: change.message ?? 'niebla',
  message: undefined,
  channel: 'email',
  language: 'es',
  subject: 'Asunto',
  sampleSubject: 'Asunto',
  recordGroups: [],
  providerName: '',
  body: '<p>Cuerpo</p>',
  savedAt: new Date(0),
  shipped: true,
  changed: false,
  ...change,
});
const rows = [
  row({ message: 'recuperar-clave', subject: 'Recuperar contraseña' }),
  row({ message: 'reserva-cancelada', body: '<p>Se ha <b>anulado</b> la excursión</p>' }),
  row({ message: 'reserva-cancelada', language: 'pt', body: '<p>A saída foi anulada</p>' }),
  row({ message: 'reserva-cancelada', channel: 'whatsapp', body: '*Anulada* a < 2 días' }),
  row({ subject: 'Niebla en el río' }),
];
const all = searchedTemplates(rows, ({ message, subject }) => (message === undefined ? subject : `«${message}»`));
const listed = (typed: string, language = '') =>
  groupedTemplates(all, { typed, language }).map(({ group, messages }) => [
    group,
    ...messages.map(({ name, rows: texts }) => `${name} ${texts.length}`),
  ]);

describe('templates by what they are for (U49)', () => {
  it('stand in the order of their groups, the texts of a message together, one’s own last', () => {
    expect(listed('')).toEqual([
      ['booking', '«reserva-cancelada» 3'],
      ['accounts', '«recuperar-clave» 1'],
      ['own', 'Niebla en el río 1'],
    ]);
  });

  it.each([
    ['RIO', [['own', 'Niebla en el río 1']]],
    [' contrasena ', [['accounts', '«recuperar-clave» 1']]],
    ['saida', [['booking', '«reserva-cancelada» 1']]],
    ['ha anulado la', [['booking', '«reserva-cancelada» 1']]],
    ['anulad', [['booking', '«reserva-cancelada» 3']]],
    ['reserva-can', [['booking', '«reserva-cancelada» 3']]],
    ['<b>', []],
    ['nada de esto', []],
  ])('are found by name, subject and text in any language, without case and accents: %s', (typed, found) => {
    expect(listed(typed)).toEqual(found);
  });

  it('can be those of one language', () => {
    expect(listed('', 'pt')).toEqual([['booking', '«reserva-cancelada» 1']]);
    expect(listed('excursion', 'pt')).toEqual([]);
  });

  it('know whom each message of the product goes to', () => {
    const messages = searchedTemplates(
      TemplateSlug.options.map((message) => row({ message })),
      ({ slug }) => slug,
    );
    const groups = groupedTemplates(messages, { typed: '', language: '' });
    expect(groups.flatMap((group) => group.messages)).toHaveLength(TemplateSlug.options.length);
    expect(groups.flatMap((group) => group.messages.filter(({ reader }) => reader === null))).toEqual([]);
    expect(groups.map(({ group }) => group)).not.toContain('own');
  });
});

import { positionalTemplate } from '@dehesa/domain/messages';
import {
  complexityLimits,
  markupComplexity,
  styleComplexity,
  templateComplexity,
} from '@dehesa/domain/text-complexity';
import { describe, expect, it } from 'vitest';
import { textReader } from '../../text-tasks';

const read = await textReader('storableBody');
const storable = (body: string, change: { channel?: 'whatsapp'; subject?: string } = {}) =>
  read({
    channel: 'email',
    subject: 'Asunto',
    recordGroups: ['reserva', 'avisos'],
    publicUrl: 'https://reservas.example.org',
    body,
    ...change,
  });
const refusal = (part: keyof typeof complexityLimits) =>
  expect.objectContaining({ failure: { code: 'input.tooComplex', params: { part, max: complexityLimits[part] } } });

describe('a template that would hold up who reads it is refused before it is read (B51)', () => {
  it.each([
    ['nesting', `<style>${'@media x{'.repeat(200)}</style><p>x</p>`],
    ['rules', `<style>${'@media x{'.repeat(2_000)}</style><p>x</p>`],
    ['nesting', '<div>'.repeat(8_000)],
    ['elements', '<p class="a">x</p>'.repeat(5_000)],
    ['rules', `<style>${Array.from({ length: 3_000 }, (_, n) => `.a${n}{color:red}`).join('')}</style><p>x</p>`],
    ['fields', '{{#reserva.turno}}x{{/reserva.turno}}'.repeat(4_000)],
    ['sections', '{{#avisos.lista}}'.repeat(2) + '{{/avisos.lista}}'.repeat(2)],
  ] as const)('too many %s: %.30s…', (part, body) => {
    expect(() => storable(body)).toThrow(refusal(part));
  });

  it('sections in the subject too', () => {
    const subject = '{{#avisos.lista}}{{#avisos.lista}}{{/avisos.lista}}{{/avisos.lista}}';
    expect(() => storable('<p>x</p>', { subject })).toThrow(refusal('sections'));
  });

  it('and one that its styles would make too long', () => {
    const failure = { code: 'input.tooComplex', params: { part: 'characters', max: 100_000 } };
    const long = `<style>p{${['margin', 'padding', 'border']
      .flatMap((name) => ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}:1px`))
      .join(';')}}</style>`;
    expect(() => storable(long + '<p>x</p>'.repeat(1_500))).toThrow(expect.objectContaining({ failure }));
  });

  it('what a template is made of stays', () => {
    const table = `<table>${'<tr><td style="padding:8px">{{reserva.nombre}}</td></tr>'.repeat(200)}</table>`;
    expect(storable(table)).toBe(table);
  });
});

/** Milliseconds of the processor, not of the clock. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each(['<', '<style', '<style>', '<a', '{{', '{{ ', ' ', '{{&', '{', '/*', '"', '\\', 'url(', '<!--', '</'])(
  'whether it would is told in one pass: %s',
  (piece) => {
    const text = `{{&${piece.repeat(100_000 / piece.length)}x`;
    const pass = () => {
      markupComplexity(text);
      styleComplexity(text);
      templateComplexity(text);
      positionalTemplate(text);
    };
    expect(Math.min(spent(pass), spent(pass))).toBeLessThan(100);
  },
);

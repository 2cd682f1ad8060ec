import { describe, expect, it } from 'vitest';
import { complexityLimits, markupComplexity, styleComplexity, templateComplexity } from './text-complexity';

const { elements, nesting, rules, fields, sections } = complexityLimits;

describe('markup', () => {
  it.each([
    ['a letter', '<h1>Hola</h1><p>Texto <b>con</b> <a href="x">enlace</a><br></p>'.repeat(100)],
    ['a layout of tables', '<table><tr><td>'.repeat(15) + 'x' + '</td></tr></table>'.repeat(15)],
    ['paragraphs that nobody closes', '<p>uno'.repeat(1_000)],
    ['the widest', '<b>x</b>'.repeat(elements)],
    ['the deepest', '<div>'.repeat(nesting)],
    ['a large sheet', `<style>${'a{color:red}'.repeat(rules)}</style>`],
    ['an embedded picture', `<img src="data:image/png;base64,${'A'.repeat(90_000)}">`],
  ])('%s may be', (_, html) => {
    expect(markupComplexity(html)).toBeNull();
  });

  it.each([
    ['elements', '<b>x</b>'.repeat(elements + 1), elements],
    ['elements', '<p>x'.repeat(8_000), elements],
    ['nesting', '<div>'.repeat(nesting + 1), nesting],
    ['nesting', '<div></x>'.repeat(nesting + 1), nesting],
    ['nesting', `<style>${'@media x{'.repeat(nesting + 1)}</style>`, nesting],
    ['rules', `<style>${'a{}'.repeat(rules + 1)}`, rules],
    ['rules', '<STYLE>a{}</STYLE>'.repeat(rules + 1), rules],
  ] as const)('too many %s', (part, html, max) => {
    expect(markupComplexity(html)).toEqual({ part, max });
  });
});

describe('style sheets', () => {
  it.each([
    'a { color: red } '.repeat(3_000),
    '@media print { a::after { content: "((((" ")" } } '.repeat(200),
    `/* ${'{'.repeat(500)} */ a { width: calc((1px + 2px) * 3) }`,
    String.raw`.\{ { color: red } `.repeat(500),
    '@media x{'.repeat(nesting),
  ])('%.40s… may be', (css) => {
    expect(styleComplexity(css)).toBeNull();
  });

  it.each([
    '@media x{',
    'a{color:(',
    'a{b:[',
    '@media x{/*}*/',
    '@media x{a:url(})',
    '@media x{"}"',
    String.raw`@media x{\}`,
  ])('%s without end is too deep', (css) => {
    expect(styleComplexity(css.repeat(nesting + 1))).toEqual({ part: 'nesting', max: nesting });
  });

  it('are no shallower than the blocks that are left open', () => {
    expect(styleComplexity(`${'@media x{'.repeat(nesting)}a{}`)).toEqual({ part: 'nesting', max: nesting });
    expect(styleComplexity(`${'@media x{'.repeat(nesting - 1)}a{}@media x{b{`)).not.toBeNull();
  });
});

describe('templates', () => {
  const section = '{{#reserva.turno}}x{{/reserva.turno}}';

  it.each([
    section.repeat(fields),
    '{{reserva.nombre}}'.repeat(fields),
    '{{#avisos.lista}}{{avisos.titulo}}{{/avisos.lista}}',
    '{{ #avisos.lista }}{{ /avisos.lista }}'.repeat(2),
    Array.from({ length: sections }, (_, n) => `{{#a.b${n}}}`).join(''),
  ])('%.40s… may be', (template) => {
    expect(templateComplexity(template)).toBeNull();
  });

  it.each([
    ['fields', section.repeat(4_000), fields],
    // Each entry would show all of them: a few of these would grow beyond any memory.
    ['sections', '{{#avisos.lista}}{{# avisos.lista }}x', sections],
    ['sections', '{{#a.b}}{{^a.b}}', sections],
    ['sections', Array.from({ length: sections + 1 }, (_, n) => `{{#a.b${n}}}`).join(''), sections],
  ] as const)('too many %s', (part, template, max) => {
    expect(templateComplexity(template)).toEqual({ part, max });
  });
});

import { expect, it } from 'vitest';
import { summaryOf } from './summary';

it.each<[string, string, string]>([
  ['nothing', '', ''],
  ['short text, freed of its markup', '<p>Buitres &amp; <b>nubes</b></p><p>Al alba</p>', 'Buitres & nubes Al alba'],
  [
    'pictures and the addresses of links are no text',
    '<p><img src="/a.jpg" alt="x">Ver <a href="/b">mapa</a></p>',
    'Ver mapa',
  ],
  ['a stray sign', '2 < 3 y nada más', '2 < 3 y nada más'],
])('%s', (_case, html, summary) => expect(summaryOf(html)).toBe(summary));

const words = 'Un paseo largo por el río. '.repeat(12);
const cut = `${words.slice(0, words.lastIndexOf(' ', 159))}…`;

it.each<[string, string]>([
  ['one paragraph', `<p>${words}</p>`],
  ['many short ones, in much markup', words.replace(/\S+/g, '<p class="a">  \n <b>$&</b></p>')],
  ['characters written the long way', `<p>${words.replaceAll(' ', '&nbsp;&#x20;')}</p>`],
])('cuts between words: %s', (_case, html) => {
  expect(cut.length).toBeLessThanOrEqual(161);
  expect(summaryOf(html)).toBe(cut);
});

it('is quick, however long the text', () => {
  const html = '<p>Un <b>paseo</b> por el <a href="https://example.org">río</a></p>'.repeat(100_000);
  const before = process.cpuUsage();
  summaryOf(html);
  // Converted whole it takes seconds.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
});

import { expect, it } from 'vitest';
import { readOrigins } from './origin-lines';

it.each([
  ['', { origins: [] }],
  [
    ' https://www.ejemplo.org/\n\nhttp://localhost:8080 ',
    { origins: ['https://www.ejemplo.org', 'http://localhost:8080'] },
  ],
  ['https://www.ejemplo.org\nHTTPS://WWW.EJEMPLO.ORG', { origins: ['https://www.ejemplo.org'] }],
  ['https://montañas.example', { origins: ['https://xn--montaas-8za.example'] }],
  ['https://ejemplo.org\nwww.ejemplo.org', { problem: { line: 'www.ejemplo.org' } }],
  ['https://ejemplo.org/agenda', { problem: { line: 'https://ejemplo.org/agenda' } }],
  ['https://*.ejemplo.org', { problem: { line: 'https://*.ejemplo.org' } }],
  [
    Array.from({ length: 21 }, (_, number) => `https://sitio${number}.example`).join('\n'),
    { problem: { tooMany: 20 } },
  ],
])('%j', (text, read) => {
  expect(readOrigins(text)).toEqual(read);
});

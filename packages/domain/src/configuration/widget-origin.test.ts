import { expect, it } from 'vitest';
import { tidyOrigin } from './widget-origin';

it.each([
  ['https://www.example.org', 'https://www.example.org'],
  [' HTTPS://WWW.Example.ORG/ ', 'https://www.example.org'],
  ['https://example.org:443', 'https://example.org'],
  ['http://example.org:80/', 'http://example.org'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['https://xn--montaas-8za.example', 'https://xn--montaas-8za.example'],
  ['http://example.org:443', 'http://example.org:443'],
  ['https://example.org:80', 'https://example.org:80'],
  ['https://example.org:1', 'https://example.org:1'],
  ['https://example.org:00443', 'https://example.org:443'],
  ['https://example.org:65535', 'https://example.org:65535'],
  ['https://a.b', 'https://a.b'],
  [`https://${'a'.repeat(253)}`, `https://${'a'.repeat(253)}`],
])('%s is the origin %s', (text, origin) => {
  expect(tidyOrigin(text)).toBe(origin);
});

it.each([
  '',
  'www.example.org',
  '*',
  'https://*.example.org',
  'https://example.org/pagina',
  'https://example.org?x=1',
  'https://usuario@example.org',
  "https://example.org; script-src 'unsafe-inline'",
  'https://a;b.example',
  'https://example.org https://otra.example',
  'https://example.org,otra',
  'https://.example.org',
  'https://example..org',
  'https://-example.org',
  'https://example.org:0',
  'https://example.org:65536',
  'https://example.org:99999',
  'https://example.org:100000',
  'https://example.org:',
  'https://example-.org',
  'xhttps://example.org',
  `https://${'a'.repeat(254)}`,
  'javascript:alert(1)',
  'ftp://example.org',
  'null',
])('%j is none', (text) => {
  expect(tidyOrigin(text)).toBeNull();
});

import { expect, it } from 'vitest';
import { fixedMail, fixedSettings } from './fixed-settings';

it('what the environment sets is told in the order of the screen, what it leaves out is not', () => {
  expect(
    fixedSettings({ RATE_LIMIT: '900', PUBLIC_URL: 'https://reservas.example.org', API_DOCS: '', HOME: '/root' }),
  ).toEqual([
    { name: 'PUBLIC_URL', value: 'https://reservas.example.org' },
    { name: 'RATE_LIMIT', value: '900' },
  ]);
});

it.each([
  [
    'SMTP_URL',
    'smtp://correo%40example.org:secreta@smtp.example.org:2525?requireTLS=false',
    'smtp://smtp.example.org:2525?…',
  ],
  [
    'MAP_TILES_URL',
    'https://tiles.example.org/{z}/{x}/{y}.png?key=secreta',
    'https://tiles.example.org/{z}/{x}/{y}.png?…',
  ],
  ['S3_ENDPOINT', 'https://secreta@s3.example.org', 'https://s3.example.org'],
  ['POSTAL_CODES_URL', 'off', 'off'],
  ['MUNICIPAL_BORDERS_URL', 'https://ogc.example.org/items?key=secreta', 'https://ogc.example.org/items?…'],
  ['SECURITY_CONTACT', 'mailto:seguridad@example.org', 'mailto:seguridad@example.org'],
  ['S3_SECRET_ACCESS_KEY', 'secreta', null],
  ['S3_ACCESS_KEY_ID', 'secreta', null],
  ['BACKUP_KEY', 'secreta', null],
  ['METRICS_TOKEN', 'secreta', null],
])('%s is told without its secret', (name, given, value) => {
  const told = fixedSettings({ [name]: given });
  expect(told).toEqual([{ name, value }]);
  expect(JSON.stringify(told)).not.toContain('secreta');
});

it('keys that only sign are not told at all', () => {
  expect(fixedSettings({ SECRET_KEY: 'a', DATABASE_URL: 'b', CLIENT_KEYS: 'c' })).toEqual([]);
});

it('a mail server of the environment is told as the fields of the screen, its password as set or not', () => {
  expect(fixedMail('smtps://correo%40example.org:secreta@smtp.example.org')).toEqual({
    host: 'smtp.example.org',
    port: 465,
    tls: true,
    requireTls: true,
    account: 'correo@example.org',
    hasPassword: true,
  });
  expect(fixedMail('smtp://smtp.example.org?requireTLS=false')).toMatchObject({
    port: 587,
    requireTls: false,
    hasPassword: false,
  });
  expect(fixedMail(null)).toBeNull();
});

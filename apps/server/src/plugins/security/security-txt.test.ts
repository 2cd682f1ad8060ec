import { afterAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.test-support';

let now = new Date('2026-11-22T23:30:00Z');
const clock = { now: () => now };
const named = await createTestApp({ clock, securityContact: 'mailto:seguridad@example.org' });
const silent = await createTestApp();

afterAll(async () => {
  await named.close();
  await silent.close();
});

const read = (test: TestApp) => test.app.inject({ url: '/.well-known/security.txt' });

it('names the installation’s contact in the fields of RFC 9116, as plain text', async () => {
  const { statusCode, headers, body } = await read(named);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    [
      'Contact: mailto:seguridad@example.org',
      'Expires: 2027-02-20T00:00:00Z',
      'Preferred-Languages: es, pt',
      'Canonical: http://localhost:3000/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('never is out of date, however long the process runs', async () => {
  now = new Date('2029-03-01T00:00:00Z');
  expect((await read(named)).body).toContain('Expires: 2029-05-30T00:00:00Z');
});

it('is not there where nobody is named', async () => {
  expect((await read(silent)).statusCode).toBe(404);
});

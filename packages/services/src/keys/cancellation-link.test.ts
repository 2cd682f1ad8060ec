import { describe, expect, it } from 'vitest';
import { cancellationToken, contactHash, readCancellationToken } from './contact-link';
import { signToken } from './signed-token';

const installation = { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 1) };
const recipient = { reservationId: 42, address: 'María+1@example.org' };
const contact = contactHash(installation, 42, 'maría+1@EXAMPLE.org');

describe('the link of B37', () => {
  it('is URL-safe, short, and names reservation and address without telling the address (B52)', () => {
    const token = cancellationToken(installation, recipient);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(token.length).toBeLessThan(90);
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).toBe(`42:${contact}`);
    expect(readCancellationToken(installation, token)).toEqual({ reservationId: 42, contact });
  });

  it('of a mail that left before B52 names the address itself', () => {
    const token = signToken(installation, 'cancellation-link', '42:María+1@example.org');
    expect(readCancellationToken(installation, token)).toEqual({ reservationId: 42, contact });
    expect(readCancellationToken(installation, signToken(installation, 'cancellation-link', '42'))).toBeUndefined();
  });

  it('of another installation says nothing', () => {
    const token = cancellationToken({ ...installation, secretKey: Buffer.alloc(32, 2) }, recipient);
    expect(readCancellationToken(installation, token)).toBeUndefined();
  });

  const [payload = '', signature = ''] = cancellationToken(installation, recipient).split('.');
  const other = Buffer.from(`43:${contact}`).toString('base64url');
  it.each([
    ['nothing', ''],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['another reservation', `${other}.${signature}`],
    ['a shortened signature', `${payload}.${signature.slice(0, -4)}`],
    ['a third part', `${payload}.${signature}.x`],
    ['not base64', '<script>.%00'],
  ])('with %s says nothing', (_name, token) => {
    expect(readCancellationToken(installation, token)).toBeUndefined();
  });
});

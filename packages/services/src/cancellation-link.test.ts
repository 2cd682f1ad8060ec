import { describe, expect, it } from 'vitest';
import { cancellationToken, readCancellationToken } from './cancellation-link';

const installation = { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 1) };
const claim = { reservationId: 42, email: 'María+1@example.org' };

describe('the link of B37', () => {
  it('is URL-safe and tells reservation and address again', () => {
    const token = cancellationToken(installation, claim);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(readCancellationToken(installation, token)).toEqual(claim);
  });

  it('of another installation says nothing', () => {
    const token = cancellationToken({ ...installation, secretKey: Buffer.alloc(32, 2) }, claim);
    expect(readCancellationToken(installation, token)).toBeUndefined();
  });

  const [payload = '', signature = ''] = cancellationToken(installation, claim).split('.');
  const other = Buffer.from('43:María+1@example.org').toString('base64url');
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

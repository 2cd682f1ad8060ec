import { expect, it } from 'vitest';
import { purposeKey } from './purpose-key';
import { open, seal } from './seal';

const installation = { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 1) };
const key = purposeKey(installation, 'configuration-secrets');

it('gives back what was sealed, differently each time, and hides it', () => {
  const sealed = seal(key, 'contraseña', 'mail-password');
  expect(open(key, sealed, 'mail-password')).toBe('contraseña');
  expect(sealed.includes('contraseña')).toBe(false);
  expect(seal(key, 'contraseña', 'mail-password').equals(sealed)).toBe(false);
});

it('opens with the same key, for the same name and unchanged only', () => {
  const sealed = seal(key, 'contraseña', 'mail-password');
  expect(() => open(purposeKey(installation, 'message-fields'), sealed, 'mail-password')).toThrow(
    'unable to authenticate',
  );
  expect(() => open(key, sealed, 'wordpress-password')).toThrow('unable to authenticate');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => open(key, changed, 'mail-password')).toThrow('unable to authenticate');
});

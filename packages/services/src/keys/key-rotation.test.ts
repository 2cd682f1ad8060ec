import { configuration, configurationSecrets, messages } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase, testContext } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSecret, resealSecrets, saveSecret } from '../configuration';
import type { Installation, ServiceContext } from '../context';
import { resealFields, sealedField } from '../messages';
import { overlayFields } from '../messages/content/sealed-field';
import { purposeKey } from './purpose-key';
import { seal } from './seal';
import { readSignedToken, signToken } from './signed-token';

const [oldest, before, now] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const under = (secretKey: Buffer, ...previousKeys: Buffer[]): Installation => ({
  publicUrl: 'https://reservas.example.org',
  secretKey,
  previousKeys,
});

const as = (installation: Installation): ServiceContext =>
  testContext(database.db, { clock: { now: () => new Date() }, installation });
const database = await closedAfterAll(createTestDatabase());
await database.db.update(configuration).set({ mailHost: 'mail.example.org', syncUrl: 'https://sinc.example.org' });
beforeEach(async () => {
  await database.db.delete(configurationSecrets);
  await database.db.delete(messages);
});

describe('a signed link', () => {
  it('holds as long as its key is known, newest or not, and new ones are signed under the current key', () => {
    const link = signToken(under(oldest), 'cancellation-link', '7:carmen@example.org');
    const read = (installation: Installation, token = link) =>
      readSignedToken(installation, 'cancellation-link', token);
    expect(read(under(now, before, oldest))).toBe('7:carmen@example.org');
    expect(read(under(now, before))).toBeUndefined();
    expect(read(under(now))).toBeUndefined();
    expect(readSignedToken(under(now, oldest), 'other-date', link)).toBeUndefined();
    expect(read(under(now), signToken(under(now, oldest), 'cancellation-link', 'x'))).toBe('x');
  });
});

describe('a secret of the configuration', () => {
  it('is read under a previous key, and then sealed under the current one, once', async () => {
    await saveSecret(as(under(oldest)), database.db, 'payment-key', 'k');
    await saveSecret(as(under(before)), database.db, 'mail-password', 'contraseña');
    await saveSecret(as(under(now)), database.db, 'sync-token', 'ficha');
    const ctx = as(under(now, before, oldest));
    expect(await readSecret(ctx, 'mail-password')).toBe('contraseña');
    await expect(readSecret(as(under(now)), 'mail-password')).rejects.toThrow('configuration.secretLost');
    expect(await resealSecrets(ctx)).toEqual({ resealed: 2, lost: [] });
    const rows = await database.db.select().from(configurationSecrets);
    expect(await resealSecrets(ctx)).toEqual({ resealed: 0, lost: [] });
    expect(await database.db.select().from(configurationSecrets)).toEqual(rows);
    // The previous keys may go.
    for (const [name, text] of [
      ['payment-key', 'k'],
      ['mail-password', 'contraseña'],
      ['sync-token', 'ficha'],
    ] as const) {
      expect(await readSecret(as(under(now)), name)).toBe(text);
    }
  });

  it('that was stored before secrets had a place is read, and from then on belongs to the place of today', async () => {
    const ctx = as(under(now));
    const sealed = seal(purposeKey(ctx.installation, 'configuration-secrets'), 'antigua', 'mail-password');
    await database.db.insert(configurationSecrets).values({ name: 'mail-password', sealed });
    expect(await readSecret(ctx, 'mail-password')).toBe('antigua');
    expect(await resealSecrets(ctx)).toEqual({ resealed: 1, lost: [] });
    expect(await readSecret(ctx, 'mail-password')).toBe('antigua');
    await database.db.update(configuration).set({ mailHost: 'mail.example.net' });
    await expect(readSecret(ctx, 'mail-password')).rejects.toThrow('configuration.secretLost');
    await database.db.update(configuration).set({ mailHost: 'mail.example.org' });
  });

  it('that no key opens is named and stays as it is', async () => {
    await saveSecret(as(under(oldest)), database.db, 'mail-password', 'x');
    const rows = await database.db.select().from(configurationSecrets);
    expect(await resealSecrets(as(under(now, before)))).toEqual({ resealed: 0, lost: ['mail-password'] });
    expect(await database.db.select().from(configurationSecrets)).toEqual(rows);
  });
});

describe('a secret field of a message that waits', () => {
  const opened = (installation: Installation, fields: Record<string, string>) =>
    overlayFields(installation, {}, fields)['usuario']?.['clave'];

  it('is sealed anew, however many there are, and nothing else of it changes', async () => {
    const count = 450;
    const rows = Array.from({ length: count }, (_, number) => ({
      slug: 'recuperar-clave',
      language: 'es',
      recipient: `socia${number}@example.org`,
      status: number % 2 === 0 ? ('queued' as const) : ('sending' as const),
      fields: { 'usuario.clave': sealedField(under(before), `clave-${number}`), 'usuario.nombre': 'Carmen' },
    }));
    await database.db.insert(messages).values([
      ...rows,
      {
        slug: 'recuperar-clave',
        language: 'es',
        recipient: 'otra@example.org',
        fields: { 'usuario.nombre': 'sealed: no' },
      },
    ]);
    const ctx = as(under(now, before));
    expect(await resealFields(ctx)).toBe(count);
    expect(await resealFields(ctx)).toBe(0);
    const stored = await database.db.select().from(messages).where(eq(messages.slug, 'recuperar-clave'));
    expect(stored).toHaveLength(count + 1);
    for (const { recipient, fields } of stored) {
      const [number] = /\d+/.exec(recipient) ?? [];
      if (number === undefined) continue;
      expect(fields['usuario.nombre']).toBe('Carmen');
      expect(opened(under(now), fields)).toBe(`clave-${number}`);
    }
  });

  it('is read under a previous key before that, and not under one that is gone', () => {
    const fields = { 'usuario.clave': sealedField(under(before), 'K7PX2MQA') };
    expect(opened(under(now, before), fields)).toBe('K7PX2MQA');
    expect(() => opened(under(now), fields)).toThrow('a key that is gone');
  });
});

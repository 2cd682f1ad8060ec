import { closedAfterAll } from '@dehesa/testing';
import { sessions, users } from '@dehesa/db/schema';
import { ProfileInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storeOwnImage } from '../files';
import { editAccount } from './edit-account';
import { editProfile, mergeProfile } from './edit-profile';
import { readAccount } from './read-account';
import { readProfile } from './read-profile';
import { removeProfileImage } from './remove-profile-image';
import type { OwnEdit } from './own-email';
import { createUserWorld, hasher, refusal } from './users.test-support';

const world = await closedAfterAll(createUserWorld());
await world.db.update(users).set({ passwordHash: 'hash of encina-2026' });

/** A green picture of 30 × 20. */
const greenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);

const own = (change: object = {}) =>
  ProfileInput.parse({ firstName: 'Ana', lastName: 'Durán', email: 'nueva@example.org', ...change });

/** By whom an edit is made; with the right password unless told otherwise. */
const by = (password = 'encina-2026', sessionId = 0): OwnEdit => ({
  proof: { password, address: '192.0.2.1' },
  sessionId,
  hasher,
});

describe('one’s own data', () => {
  it.each(['super', 'admin', 'tajo', 'member'] as const)('%s reads and saves its own', async (name) => {
    const ctx = world.as(world.actors[name]);
    const { id: imageId, url: imageUrl } = await storeOwnImage(ctx, greenPng);
    await editProfile(
      ctx,
      own({ email: `${name}-own@example.org`, alias: 'yo', address: 'Calle Real, 1', imageId }),
      by(),
    );
    expect(await readProfile(ctx)).toMatchObject({
      id: world.actors[name].userId,
      role: world.actors[name].role,
      territoryId: world.actors[name].territoryId,
      alias: 'yo',
      address: 'Calle Real, 1',
      email: `${name}-own@example.org`,
      imageUrl,
      language: 'es',
      membership: null,
    });
    await removeProfileImage(ctx);
    expect(await readProfile(ctx)).toMatchObject({ imageId: null, imageUrl: null, alias: 'yo' });
    expect((await world.audited(world.actors[name].userId)).map(({ action }) => action)).toEqual([
      'users.editProfile',
      'users.removeProfileImage',
    ]);
  });

  it('a collaborator saves what visitors know of it, and stays complete', async () => {
    const ctx = world.as(world.actors.collaborator);
    await expect(editProfile(ctx, own(), by())).rejects.toMatchObject(refusal('users.incomplete'));
    const business = {
      companyName: 'Casa del Puente',
      postalCode: '10980',
      locality: 'Alcántara',
      province: 'Cáceres',
      phone: '927 39 00 00',
      website: 'casadelpuente.test',
      services: 'Cama y desayuno',
    };
    await editProfile(ctx, own({ ...business, email: 'puente@example.org' }), by());
    expect(await readProfile(ctx)).toMatchObject({ ...business, website: 'https://casadelpuente.test' });
  });

  it('what only collaborators have is not saved for others', async () => {
    const ctx = world.as(world.actors.member);
    await editProfile(ctx, own({ email: 'member@example.org', services: 'Nada' }), by());
    expect(await readProfile(ctx)).toMatchObject({ services: '' });
  });

  it.each([
    [{ firstName: '' }, 'users.incomplete'],
    [{ email: 'x@y' }, 'users.emailInvalid'],
    [{ birthDate: '2099-01-01' }, 'users.birthDateInvalid'],
    [{ email: 'TAJO-own@example.org' }, 'users.emailTaken'],
    [{ imageId: '00000000-0000-4000-8000-000000000000' }, 'record.notFound'],
  ])('refuses %o with %s', async (change, code) => {
    await expect(editProfile(world.as(world.actors.member), own(change), by())).rejects.toMatchObject(refusal(code));
  });

  it('a new address has to be proven anew', async () => {
    const { userId } = world.actors.member;
    await world.db.update(users).set({ emailVerifiedAt: world.now }).where(eq(users.id, userId));
    const ctx = world.as(world.actors.member);
    await mergeProfile(ctx, (stored) => ({ ...stored, alias: 'otra' }));
    expect(await world.stored(userId)).toMatchObject({ emailVerifiedAt: world.now, alias: 'otra' });
    await mergeProfile(ctx, (stored) => ({ ...stored, email: 'movida@example.org' }), by());
    expect(await world.stored(userId)).toMatchObject({ emailVerifiedAt: null });
  });

  it('is for whoever is signed in', async () => {
    const nobody = world.as(null);
    const unauthenticated = refusal('access.unauthenticated');
    await expect(readProfile(nobody)).rejects.toMatchObject(unauthenticated);
    await expect(editProfile(nobody, own())).rejects.toMatchObject(unauthenticated);
    await expect(removeProfileImage(nobody)).rejects.toMatchObject(unauthenticated);
    await expect(storeOwnImage(nobody, greenPng)).rejects.toMatchObject(unauthenticated);
  });

  it('in gym mode a member sees its fee and cannot change it, and its birth date is required', async () => {
    await world.mode('gimnasio');
    const { userId } = world.actors.member;
    await world.db.update(users).set({ feeExpiresOn: '2026-05-03' }).where(eq(users.id, userId));
    const ctx = world.as(world.actors.member);
    expect(await readProfile(ctx)).toMatchObject({
      membership: { tariffId: null, tariff: null, paidOn: null, expiresOn: '2026-05-03', state: 'expiringSoon' },
    });
    await expect(editProfile(ctx, own(), by())).rejects.toMatchObject(refusal('users.incomplete'));
    await editProfile(ctx, own({ birthDate: '1990-01-01' }), by());
    expect(await world.stored(userId)).toMatchObject({ birthDate: '1990-01-01', feeExpiresOn: '2026-05-03' });
    expect(await readProfile(world.as(world.actors.admin))).toMatchObject({ membership: null });
    await world.mode('actividades');
  });
});

describe('another address for one’s own account', () => {
  const told = (recipient: string) => world.told(recipient);
  /** Somebody with two sessions; answers the id of the first. */
  async function withSessions(name: string) {
    const actor = await world.add(1, name);
    await world.db.update(users).set({ passwordHash: 'hash of encina-2026' }).where(eq(users.id, actor.userId));
    const rows = ['here', 'elsewhere'].map((place) => ({
      idHash: `${name} ${place}`,
      userId: actor.userId,
      expiresAt: new Date('2027-01-01'),
    }));
    const [here] = await world.db.insert(sessions).values(rows).returning({ id: sessions.id });
    return { actor, ctx: world.as(actor), here: here?.id ?? 0 };
  }

  it('needs the password, is told to the old one and ends all other sessions (B23, B35)', async () => {
    const { actor, ctx, here } = await withSessions('muda');
    const move = { ...own(), email: 'estrena@example.org' };
    for (const wrong of ['', 'alcornoque'])
      await expect(editProfile(ctx, move, by(wrong, here))).rejects.toMatchObject(refusal('auth.invalidCredentials'));
    await expect(editProfile(ctx, move)).rejects.toMatchObject(refusal('auth.invalidCredentials'));
    expect(await world.stored(actor.userId)).toMatchObject({ email: 'muda@example.org' });
    expect(await world.sessionsOf(actor.userId)).toBe(2);
    expect(await told('muda@example.org')).toEqual([]);

    await editProfile(ctx, move, by('encina-2026', here));
    expect(await world.stored(actor.userId)).toMatchObject({ email: 'estrena@example.org' });
    const kept = await world.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, actor.userId));
    expect(kept).toEqual([{ id: here }]);
    const [message, ...others] = await told('muda@example.org');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      slug: 'correo-cambiado',
      language: 'es',
      fields: { 'usuario.nombre': 'Ana', 'usuario.email_nuevo': 'e•••@example.org' },
    });
    expect(await told('estrena@example.org')).toEqual([]);
  });

  it('an edit that leaves the address, or writes it otherwise, needs nothing more', async () => {
    const { actor, ctx, here } = await withSessions('queda');
    await editProfile(ctx, { ...own(), email: 'Queda@Example.org', alias: 'la misma' }, by('', here));
    expect(await world.stored(actor.userId)).toMatchObject({ alias: 'la misma' });
    expect(await world.sessionsOf(actor.userId)).toBe(2);
    expect(await told('queda@example.org')).toEqual([]);
  });

  it('a move that is refused tells nobody and ends nothing', async () => {
    const { actor, ctx, here } = await withSessions('choca');
    const taken = { ...own(), email: 'super-own@example.org' };
    await expect(editProfile(ctx, taken, by('encina-2026', here))).rejects.toMatchObject(refusal('users.emailTaken'));
    expect(await told('choca@example.org')).toEqual([]);
    expect(await world.sessionsOf(actor.userId)).toBe(2);
  });

  it('ten wrong passwords are the last for a while (B25)', async () => {
    const { ctx } = await withSessions('prueba');
    const move = { ...own(), email: 'prueba2@example.org' };
    for (let n = 0; n < 10; n += 1)
      await expect(editProfile(ctx, move, by('wrong'))).rejects.toMatchObject(refusal('auth.invalidCredentials'));
    await expect(editProfile(ctx, move, by())).rejects.toMatchObject(refusal('auth.tooManyAttempts'));
  });

  it('is the same for a super admin, whose account is also one that it manages', async () => {
    const me = await world.add(0, 'jefa');
    await world.db.update(users).set({ passwordHash: 'hash of encina-2026' }).where(eq(users.id, me.userId));
    const ctx = world.as(me);
    const { membership: _fee, ...stored } = await readAccount(ctx, { id: me.userId });
    const move = { ...stored, email: 'jefa2@example.org' };
    await expect(editAccount(ctx, move, by('wrong'))).rejects.toMatchObject(refusal('auth.invalidCredentials'));
    await editAccount(ctx, move, by());
    expect((await told('jefa@example.org')).map(({ slug }) => slug)).toEqual(['correo-cambiado']);
    const other = await world.create({ email: 'ajena@example.org' });
    const { membership: _other, ...form } = await readAccount(ctx, { id: other });
    await editAccount(ctx, { ...form, email: 'ajena2@example.org' });
    expect((await told('ajena@example.org')).map(({ slug }) => slug)).toEqual(['cuenta-aviso']);
  });
});

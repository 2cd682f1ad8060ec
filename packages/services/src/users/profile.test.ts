import { users } from '@dehesa/db/schema';
import { ProfileInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeOwnImage } from '../files';
import { editProfile, mergeProfile } from './edit-profile';
import { readProfile } from './read-profile';
import { removeProfileImage } from './remove-profile-image';
import { createUserWorld, refusal, type UserWorld } from './users.test-support';

let world: UserWorld;
beforeAll(async () => {
  world = await createUserWorld();
});
afterAll(() => world.close());

/** A green picture of 30 × 20. */
const greenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);

const own = (change: object = {}) =>
  ProfileInput.parse({ firstName: 'Ana', lastName: 'Durán', email: 'nueva@example.org', ...change });

describe('one’s own data', () => {
  it.each(['super', 'admin', 'tajo', 'member'] as const)('%s reads and saves its own', async (name) => {
    const ctx = world.as(world.actors[name]);
    const { id: imageId, url: imageUrl } = await storeOwnImage(ctx, greenPng);
    await editProfile(ctx, own({ email: `${name}-own@example.org`, alias: 'yo', address: 'Calle Real, 1', imageId }));
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
    await expect(editProfile(ctx, own())).rejects.toMatchObject(refusal('users.incomplete'));
    const business = {
      companyName: 'Casa del Puente',
      postalCode: '10980',
      locality: 'Alcántara',
      province: 'Cáceres',
      phone: '927 39 00 00',
      website: 'casadelpuente.test',
      services: 'Cama y desayuno',
    };
    await editProfile(ctx, own({ ...business, email: 'puente@example.org' }));
    expect(await readProfile(ctx)).toMatchObject({ ...business, website: 'https://casadelpuente.test' });
  });

  it('what only collaborators have is not saved for others', async () => {
    const ctx = world.as(world.actors.member);
    await editProfile(ctx, own({ email: 'member@example.org', services: 'Nada' }));
    expect(await readProfile(ctx)).toMatchObject({ services: '' });
  });

  it.each([
    [{ firstName: '' }, 'users.incomplete'],
    [{ email: 'x@y' }, 'users.emailInvalid'],
    [{ birthDate: '2099-01-01' }, 'users.birthDateInvalid'],
    [{ email: 'TAJO-own@example.org' }, 'users.emailTaken'],
    [{ imageId: '00000000-0000-4000-8000-000000000000' }, 'record.notFound'],
  ])('refuses %o with %s', async (change, code) => {
    await expect(editProfile(world.as(world.actors.member), own(change))).rejects.toMatchObject(refusal(code));
  });

  it('a new address has to be proven anew', async () => {
    const { userId } = world.actors.member;
    await world.db.update(users).set({ emailVerifiedAt: world.now }).where(eq(users.id, userId));
    const ctx = world.as(world.actors.member);
    await mergeProfile(ctx, (stored) => ({ ...stored, alias: 'otra' }));
    expect(await world.stored(userId)).toMatchObject({ emailVerifiedAt: world.now, alias: 'otra' });
    await mergeProfile(ctx, (stored) => ({ ...stored, email: 'movida@example.org' }));
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
    await expect(editProfile(ctx, own())).rejects.toMatchObject(refusal('users.incomplete'));
    await editProfile(ctx, own({ birthDate: '1990-01-01' }));
    expect(await world.stored(userId)).toMatchObject({ birthDate: '1990-01-01', feeExpiresOn: '2026-05-03' });
    expect(await readProfile(world.as(world.actors.admin))).toMatchObject({ membership: null });
    await world.mode('actividades');
  });
});

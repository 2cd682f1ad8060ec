import { activities, users } from '@dehesa/db/schema';
import type { AccountInput, CreateAccountInput } from '@dehesa/domain/users';
import { mailTexts } from '@dehesa/i18n/mails';
import { closedAfterAll, insertSampleReservation } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDocument, keepImage } from '../files';
import { createAccount } from './create-account';
import { editAccount, mergeAccount } from './edit-account';
import { readAccount } from './read-account';
import { readUserKind } from './read-user-kind';
import { removeAccount } from './remove-account';
import { removeAccountImage } from './remove-account-image';
import { setAccountAccess, toggleAccountAccess } from './set-account-access';
import { setAccountPassword } from './set-account-password';
import { createUserWorld, hasher, refusal } from './users.test-support';

const world = await closedAfterAll(createUserWorld());
beforeEach(() => world.mode('actividades'));

const superAdmin = () => world.as(world.actors.super);
const admin = () => world.as(world.actors.admin);

/** A green picture of 30 × 20. */
const greenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);

/** What the form sends back of one that it read. */
async function formOf(id: number): Promise<AccountInput & { id: number }> {
  const { membership: _fee, ...fields } = await readAccount(superAdmin(), { id });
  return fields;
}

/** A company that owns an activity. */
async function owner(): Promise<number> {
  const id = await world.create({ role: 2, companyName: 'Encina Rutas' });
  const { activityId } = await insertSampleReservation(world.db, { reference: `OWN${String(id).padStart(5, '0')}` });
  await world.db.update(activities).set({ companyId: id }).where(eq(activities.id, activityId));
  return id;
}

describe('creating', () => {
  it('stores what reading answers, with the password that was given', async () => {
    const { id: imageId, url: imageUrl } = await keepImage(superAdmin(), greenPng);
    const input = world.input({
      role: 2,
      companyName: 'Encina Rutas',
      taxId: 'B10000000',
      address: 'Calle Real, 1',
      birthDate: '1990-05-02',
      territoryId: 1,
      reference: '117',
      imageId,
    });
    const { id } = await createAccount(superAdmin(), input, hasher);
    const { password: _password, membership: _fee, ...fields } = input;
    expect(await readAccount(superAdmin(), { id })).toEqual({
      ...fields,
      id,
      invitation: null,
      displayName: 'Encina Rutas',
      age: 35,
      territory: { es: 'Monfragüe', pt: expect.any(String) },
      imageUrl,
      language: 'es',
      hasAccess: true,
      createdAt: world.now,
      membership: null,
      ownedActivities: 0,
    });
    expect(await world.stored(id)).toMatchObject({ passwordHash: 'hash of jara y romero', mustChangePassword: false });
    expect(await world.audited(id)).toMatchObject([
      { action: 'users.create', actorId: world.actors.super.userId, details: { role: 2 } },
    ]);
  });

  it('gives a territory to managers alone', async () => {
    expect(await world.stored(await world.create({ role: 3, territoryId: 1 }))).toMatchObject({ territoryId: null });
  });

  it.each<[Partial<CreateAccountInput>, string]>([
    [{ firstName: ' ' }, 'users.incomplete'],
    [{ lastName: '' }, 'users.incomplete'],
    [{ password: '' }, 'users.incomplete'],
    [{ email: 'rosa@encina' }, 'users.emailInvalid'],
    [{ password: '1234567' }, 'auth.passwordTooShort'],
    [{ password: 'encina2026', companyName: 'Encina Rutas' }, 'auth.passwordTooEasy'],
    [{ email: ' SUPER@example.org' }, 'users.emailTaken'],
    [{ imageId: '00000000-0000-4000-8000-000000000000' }, 'record.notFound'],
  ])('refuses %o with %s', async (change, code) => {
    await expect(world.create(change)).rejects.toMatchObject(refusal(code));
  });

  it('takes no document for an image', async () => {
    const { id: imageId } = await keepDocument(superAdmin(), Buffer.from('%PDF-1.7'), { name: 'a.pdf' });
    await expect(world.create({ imageId })).rejects.toMatchObject(refusal('file.unsupported'));
  });

  it('asks for the birth date in gym mode', async () => {
    await world.mode('gimnasio');
    await expect(world.create()).rejects.toMatchObject(refusal('users.incomplete'));
    expect(await world.create({ birthDate: '1990-01-01' })).toEqual(expect.any(Number));
  });

  it('of twenty with one address at once stores one', async () => {
    const input = world.input();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => createAccount(superAdmin(), input, hasher)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries) {
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject(refusal('users.emailTaken'));
    }
  });
});

describe('who may do what', () => {
  it('an admin manages role 2, and nothing else exists for it (B22)', async () => {
    const company = await world.create({ role: 2 }, world.actors.admin);
    await expect(readAccount(admin(), { id: company })).resolves.toMatchObject({ role: 2 });
    for (const role of [0, 1, 3] as const) {
      await expect(world.create({ role }, world.actors.admin)).rejects.toMatchObject(refusal('users.roleNotAllowed'));
      await expect(editAccount(admin(), { ...(await formOf(company)), role })).rejects.toMatchObject(
        refusal('users.roleNotAllowed'),
      );
      const id = await world.create({ role });
      const missing = refusal('record.notFound');
      await expect(readAccount(admin(), { id })).rejects.toMatchObject(missing);
      await expect(editAccount(admin(), { ...(await formOf(id)), role: 2 })).rejects.toMatchObject(missing);
      await expect(removeAccount(admin(), { id })).rejects.toMatchObject(missing);
      await expect(setAccountAccess(admin(), { id, hasAccess: false })).rejects.toMatchObject(missing);
      await expect(setAccountPassword(admin(), { id, password: '12345678' })).rejects.toMatchObject(missing);
      await expect(removeAccountImage(admin(), { id })).rejects.toMatchObject(missing);
    }
  });

  it('a collaborator is none of these users, not even for a super admin', async () => {
    const id = world.actors.collaborator.userId;
    await expect(readAccount(superAdmin(), { id })).rejects.toMatchObject(refusal('record.notFound'));
    await expect(removeAccount(superAdmin(), { id })).rejects.toMatchObject(refusal('record.notFound'));
    expect(await readUserKind(superAdmin(), { id })).toBe('collaborator');
    expect(await readUserKind(admin(), { id: world.actors.tajo.userId })).toBe('account');
    await expect(readUserKind(world.as(world.actors.tajo), { id })).rejects.toMatchObject(refusal('record.notFound'));
  });

  it.each(['tajo', 'member', 'collaborator'] as const)('%s manages nobody', async (name) => {
    const ctx = world.as(world.actors[name]);
    const { userId: id } = world.actors[name];
    const forbidden = refusal('access.forbidden');
    await expect(readAccount(ctx, { id })).rejects.toMatchObject(forbidden);
    await expect(createAccount(ctx, world.input(), hasher)).rejects.toMatchObject(forbidden);
    await expect(removeAccount(ctx, { id })).rejects.toMatchObject(forbidden);
    await expect(toggleAccountAccess(ctx, { id })).rejects.toMatchObject(forbidden);
    await expect(setAccountPassword(ctx, { id, password: '12345678' })).rejects.toMatchObject(forbidden);
  });
});

describe('editing', () => {
  it('tells the audit log which fields changed, not what they hold', async () => {
    const id = await world.create();
    await editAccount(superAdmin(), { ...(await formOf(id)), phone: '600 111 222', locality: 'Cedillo' });
    expect(await world.stored(id)).toMatchObject({ phone: '600 111 222', passwordHash: 'hash of jara y romero' });
    expect((await world.audited(id)).at(-1)).toMatchObject({
      action: 'users.edit',
      details: { changed: ['locality', 'phone'] },
    });
  });

  it('another address has to be proven anew; another spelling of it has not', async () => {
    const id = await world.create({ email: 'prueba@example.org' });
    const proven = { emailVerifiedAt: world.now, oneTimePasswordHash: 'x' };
    await world.db.update(users).set(proven).where(eq(users.id, id));
    await editAccount(superAdmin(), { ...(await formOf(id)), email: 'Prueba@example.org' });
    expect(await world.stored(id)).toMatchObject(proven);
    await editAccount(superAdmin(), { ...(await formOf(id)), email: 'otra@example.org' });
    expect(await world.stored(id)).toMatchObject({ emailVerifiedAt: null, oneTimePasswordHash: null });
    await expect(
      editAccount(superAdmin(), { ...(await formOf(id)), email: 'admin@example.org' }),
    ).rejects.toMatchObject(refusal('users.emailTaken'));
  });

  it('another address is told to the one before and ends the sessions; another spelling does neither', async () => {
    const id = await world.create({ email: 'muda@example.org', firstName: 'Rosa', language: 'pt' });
    await world.signedIn(id);
    await editAccount(superAdmin(), { ...(await formOf(id)), email: 'Muda@example.org' });
    expect(await world.sessionsOf(id)).toBe(1);
    expect(await world.told('Muda@example.org')).toEqual([]);
    await expect(
      editAccount(superAdmin(), { ...(await formOf(id)), email: 'admin@example.org' }),
    ).rejects.toMatchObject(refusal('users.emailTaken'));
    expect(await world.sessionsOf(id)).toBe(1);
    await editAccount(superAdmin(), { ...(await formOf(id)), email: 'estrena@example.org' });
    expect(await world.sessionsOf(id)).toBe(0);
    expect(await world.told('Muda@example.org')).toMatchObject([
      {
        slug: 'cuenta-aviso',
        language: 'pt',
        fields: {
          'usuario.nombre': 'Rosa',
          'usuario.aviso': mailTexts.pt.accountNotices.emailMovedByStaff,
          'usuario.email_nuevo': 'e•••@example.org',
        },
      },
    ]);
    for (const address of ['estrena@example.org', 'admin@example.org']) expect(await world.told(address)).toEqual([]);
  });

  it('another role ends the sessions, other data do not', async () => {
    const id = await world.create({ role: 3 });
    await world.signedIn(id);
    await editAccount(superAdmin(), { ...(await formOf(id)), alias: 'Rosi' });
    expect(await world.sessionsOf(id)).toBe(1);
    await editAccount(superAdmin(), { ...(await formOf(id)), role: 2, territoryId: 2 });
    expect(await world.sessionsOf(id)).toBe(0);
    expect(await world.stored(id)).toMatchObject({ role: 2, territoryId: 2 });
    await editAccount(superAdmin(), { ...(await formOf(id)), role: 1 });
    expect(await world.stored(id)).toMatchObject({ role: 1, territoryId: null });
    expect((await world.audited(id)).at(-1)).toMatchObject({ details: { role: { from: 2, to: 1 } } });
  });

  it('a company that owns activities stays one', async () => {
    const id = await owner();
    const form = await formOf(id);
    const owning = { failure: { code: 'users.ownsActivities', params: { activities: 1 } } };
    await expect(editAccount(superAdmin(), { ...form, role: 1 })).rejects.toMatchObject(owning);
    await expect(removeAccount(admin(), { id })).rejects.toMatchObject(owning);
    await editAccount(admin(), { ...form, alias: 'encina' });
    expect(await readAccount(admin(), { id })).toMatchObject({ alias: 'encina', ownedActivities: 1 });
  });

  it('whoever names some fields undoes nothing that another saves meanwhile', async () => {
    const id = await world.create();
    const change = (fields: Partial<AccountInput>) =>
      mergeAccount(superAdmin(), { id }, ({ membership: _fee, ...stored }) => ({ ...stored, ...fields }));
    await Promise.all([
      change({ alias: 'a' }),
      change({ phone: '1' }),
      change({ locality: 'b' }),
      change({ taxId: 'c' }),
    ]);
    expect(await world.stored(id)).toMatchObject({ alias: 'a', phone: '1', locality: 'b', taxId: 'c' });
  });
});

describe('access, password and image', () => {
  it('without access the sessions end; toggling answers how it is now', async () => {
    const id = await world.create();
    await world.signedIn(id);
    expect(await toggleAccountAccess(superAdmin(), { id })).toEqual({ hasAccess: false });
    expect(await world.sessionsOf(id)).toBe(0);
    expect(await toggleAccountAccess(superAdmin(), { id })).toEqual({ hasAccess: true });
    await setAccountAccess(superAdmin(), { id, hasAccess: true });
    expect((await world.audited(id)).map(({ action }) => action)).toEqual([
      'users.create',
      'users.setAccess',
      'users.setAccess',
    ]);
  });

  it("another's password is set, what it replaces is void, and its sessions end (B23)", async () => {
    const id = await world.create();
    const oneTime = { oneTimePasswordHash: 'x', oneTimePasswordExpiresAt: world.now, mustChangePassword: true };
    await world.db.update(users).set(oneTime).where(eq(users.id, id));
    await world.signedIn(id);
    await setAccountPassword(superAdmin(), { id, password: 'alcornoque' }, hasher);
    expect(await world.stored(id)).toMatchObject({
      passwordHash: 'hash of alcornoque',
      oneTimePasswordHash: null,
      mustChangePassword: false,
    });
    expect(await world.sessionsOf(id)).toBe(0);
    await expect(setAccountPassword(superAdmin(), { id, password: 'corta' }, hasher)).rejects.toMatchObject(
      refusal('auth.passwordTooShort'),
    );
    await expect(setAccountPassword(superAdmin(), { id, password: 'monfrague1' }, hasher)).rejects.toMatchObject(
      refusal('auth.passwordTooEasy'),
    );
  });

  it('the image is taken off', async () => {
    const { id: imageId } = await keepImage(superAdmin(), greenPng);
    const id = await world.create({ imageId });
    await removeAccountImage(superAdmin(), { id });
    expect(await readAccount(superAdmin(), { id })).toMatchObject({ imageId: null, imageUrl: null });
  });
});

describe('oneself', () => {
  it('nobody removes itself, takes its own access, gives itself another role or sets its password here', async () => {
    const other = await world.create({ role: 0 });
    const me = world.actors.super.userId;
    const oneself = refusal('users.oneself');
    await expect(removeAccount(superAdmin(), { id: me })).rejects.toMatchObject(oneself);
    await expect(toggleAccountAccess(superAdmin(), { id: me })).rejects.toMatchObject(oneself);
    await expect(editAccount(superAdmin(), { ...(await formOf(me)), role: 1 })).rejects.toMatchObject(oneself);
    await expect(setAccountPassword(superAdmin(), { id: me, password: '12345678' })).rejects.toMatchObject(oneself);
    await editAccount(superAdmin(), { ...(await formOf(me)), alias: 'jefa' });
    expect(await world.stored(me)).toMatchObject({ alias: 'jefa', role: 0, hasAccess: true });
    await removeAccount(superAdmin(), { id: other });
    expect(await world.stored(other)).toBeUndefined();
  });
});

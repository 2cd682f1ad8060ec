import { auditLog, configuration, files, messages, territories, users } from '@dehesa/db/schema';
import { SignUpInput } from '@dehesa/domain/collaborators';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActivityWorld } from '../../activities/activities.test-support';
import { refusal } from '../../reservations/staff/staff-world.test-support';
import { isSignUpKey, signUpCollaborator } from './sign-up-collaborator';

const world = await closedAfterAll(createActivityWorld());
const logo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2f5a3c' } })
  .withExif({ IFD0: { Artist: 'Somebody' } })
  .png()
  .toBuffer();
await insertSampleUser(world.db, { role: 3, email: 'taken@example.org' });
await world.db
  .update(territories)
  .set({ adminAlias: 'Monfragüe', adminEmails: ['a@example.org', 'b@example.org'] })
  .where(eq(territories.id, 1));
beforeEach(() =>
  world.db
    .update(configuration)
    .set({ collaboratorKey: 'clave de alta', adminAlias: 'Oficina', adminEmails: ['A@example.org', 'x'] }),
);

let signedUp = 0;
function form(change: Partial<SignUpInput> = {}): SignUpInput {
  signedUp += 1;
  return SignUpInput.parse({
    key: 'clave de alta',
    companyName: 'Casa Rural La Umbría',
    firstName: 'Rosa',
    lastName: 'Prieto',
    postalCode: '10695',
    locality: 'Villarreal de San Carlos',
    province: 'Cáceres',
    phone: '927 000 000',
    email: `umbria${signedUp}@example.org`,
    territoryId: 1,
    language: 'pt',
    ...change,
  });
}
const signUp = (input: SignUpInput, picture: Uint8Array = logo) => signUpCollaborator(world.as(null), input, picture);
const stored = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0];

describe('isSignUpKey', () => {
  it('knows the key of the configuration, and no other; without one there is no sign-up', async () => {
    const visitor = world.as(null);
    expect(await isSignUpKey(visitor, 'clave de alta')).toBe(true);
    for (const given of ['', 'clave', 'CLAVE DE ALTA', 'clave de alta '])
      expect(await isSignUpKey(visitor, given)).toBe(false);
    await world.db.update(configuration).set({ collaboratorKey: '' });
    expect(await isSignUpKey(visitor, '')).toBe(false);
  });
});

describe('signUpCollaborator', () => {
  it('stores a collaborator that waits for its confirmation, with its logo as a JPEG without metadata (B33)', async () => {
    const input = form();
    await signUp(input);
    const row = await stored(input.email);
    expect(row).toMatchObject({
      role: 4,
      hasAccess: false,
      passwordHash: null,
      companyName: 'Casa Rural La Umbría',
      territoryId: 1,
      language: 'pt',
    });
    const [image] = await world.db
      .select()
      .from(files)
      .where(eq(files.id, row?.imageId ?? ''));
    const bytes = await world.as(null).files.read(image?.storageKey ?? '');
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    expect(metadata.exif).toBeUndefined();
    const trail = await world.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, row?.id ?? 0));
    expect(trail).toMatchObject([{ action: 'collaborators.signUp', entity: 'user', actorId: null, details: {} }]);
  });

  it('tells the business in its language, and each administrator once', async () => {
    const input = form({ companyName: 'Bar El Puente' });
    await world.db.delete(messages);
    await signUp(input);
    const sent = await world.db.select().from(messages).orderBy(messages.id);
    expect(
      sent.map(({ slug, language, recipient, recipientName }) => [slug, language, recipient, recipientName]),
    ).toEqual([
      ['colaborador-alta', 'pt', input.email, 'Rosa Prieto'],
      ['colaborador-aviso', 'es', 'a@example.org', 'Monfragüe'],
      ['colaborador-aviso', 'es', 'b@example.org', 'Monfragüe'],
    ]);
    expect(sent[1]?.fields).toEqual({
      'usuario.empresa': 'Bar El Puente',
      'usuario.nombre': 'Rosa',
      'usuario.apellidos': 'Prieto',
      'usuario.enlace_acceso': 'http://localhost/actividades/admin/colaboradores',
    });
  });

  it.each([
    ['companyName', 'collaborators.incomplete'],
    ['firstName', 'collaborators.incomplete'],
    ['postalCode', 'collaborators.incomplete'],
    ['phone', 'collaborators.incomplete'],
  ] as const)('asks for %s (D7)', async (field, code) => {
    expect(await refusal(signUp(form({ [field]: '  ' })))).toBe(code);
  });

  it('refuses a wrong key first, then what is wrong with the form, its logo, and an address that signs in already', async () => {
    const input = form();
    expect(await refusal(signUp({ ...input, key: 'otra', email: 'x' }))).toBe('record.notFound');
    expect(await refusal(signUp({ ...input, email: 'rosa@' }))).toBe('collaborators.emailInvalid');
    expect(await refusal(signUp(input, new Uint8Array()))).toBe('collaborators.incomplete');
    expect(await refusal(signUp(input, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
      'file.unsupported',
    );
    expect(await refusal(signUp({ ...input, email: 'Taken@example.org' }))).toBe('collaborators.emailTaken');
    expect(await stored(input.email)).toBeUndefined();
  });

  it('stores one of two that come at once', async () => {
    const input = form();
    const both = await Promise.all([refusal(signUp(input)), refusal(signUp(input))]);
    expect(both.toSorted()).toEqual(['collaborators.emailTaken', 'done']);
  });
});

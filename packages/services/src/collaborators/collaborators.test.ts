import { closedAfterAll } from '@dehesa/testing';
import { auditLog, configuration, messages, reservations, sessions, visits } from '@dehesa/db/schema';
import type { CollaboratorInput } from '@dehesa/domain/collaborators';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keepDocument, keepImage } from '../files';
import { createCollaboratorWorld, refusal } from './collaborators.test-support';
import { createCollaborator } from './create-collaborator';
import { readEarlyAccess, saveEarlyAccess } from './early-access';
import { editCollaborator, mergeCollaborator } from './edit-collaborator';
import { readCollaborator } from './read-collaborator';
import { removeCollaborator } from './remove-collaborator';
import { removeCollaboratorImage } from './remove-collaborator-image';
import { sendCollaboratorConfirmation } from './sign-up/send-collaborator-confirmation';
import { setCollaboratorAccess, toggleCollaboratorAccess } from './set-collaborator-access';

const world = await closedAfterAll(createCollaboratorWorld());

const staff = () => world.as(world.actors.admin);
const at = (day: string) => new Date(`${day}T09:00:00Z`);

/** A green picture of 30 × 20. */
const greenPng =
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

describe('creating', () => {
  it('stores what reading answers, and waits for the confirmation', async () => {
    const { id: imageId, url: imageUrl } = await keepImage(staff(), Buffer.from(greenPng, 'base64'));
    const input = world.input({ firstName: 'Rosa', website: 'https://hotel.test', territoryId: 2, imageId });
    const { id } = await createCollaborator(staff(), input);
    expect(await readCollaborator(staff(), { id })).toEqual({
      ...input,
      id,
      imageUrl,
      language: 'es',
      territory: { es: expect.stringContaining('Tajo'), pt: expect.stringContaining('Tejo') },
      hasAccess: false,
      createdAt: world.now,
      totals: { bookings: 0, people: 0, visits: 0, visitors: 0 },
    });
    expect(await world.sentTo(input.email)).toEqual([]);
    expect(await world.audited(id)).toMatchObject([
      { action: 'collaborators.create', actorId: world.actors.admin.userId },
    ]);
  });

  it('confirmed at once it has access and is told so, in the language of its country', async () => {
    const input = world.input({ companyName: 'Quinta do Tejo', postalCode: '6060-100', territoryId: 2 });
    const { id } = await createCollaborator(staff(), input, 'confirmed');
    expect(await world.stored(id)).toMatchObject({ hasAccess: true, language: 'pt', role: 4 });
    expect(await world.sentTo(input.email)).toEqual([
      { slug: 'colaborador-confirmacion', language: 'pt', name: 'Quinta do Tejo' },
    ]);
  });

  it.each<[Partial<CollaboratorInput>, string]>([
    [{ companyName: ' ' }, 'collaborators.incomplete'],
    [{ phone: '' }, 'collaborators.incomplete'],
    [{ email: 'rosa@hotel' }, 'collaborators.emailInvalid'],
    [{ email: ' ADMIN@example.org' }, 'collaborators.emailTaken'],
    [{ imageId: '00000000-0000-4000-8000-000000000000' }, 'record.notFound'],
  ])('refuses %o with %s', async (change, code) => {
    await expect(world.create(change)).rejects.toMatchObject(refusal(code));
  });

  it('takes no document for a logo', async () => {
    const { id: imageId } = await keepDocument(staff(), Buffer.from('%PDF-1.7'), { name: 'a.pdf' });
    await expect(world.create({ imageId })).rejects.toMatchObject(refusal('file.unsupported'));
  });

  it('two at once with one address: one is stored', async () => {
    const input = world.input();
    const both = await Promise.allSettled([
      createCollaborator(staff(), input),
      createCollaborator(staff(), { ...input, email: input.email.toUpperCase() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refusal('collaborators.emailTaken'),
    });
  });
});

describe('a manager (role 2) keeps to its territory', () => {
  it('which is that of its new ones, said or not', async () => {
    for (const territoryId of [null, 2] as const) {
      const id = await world.create({ territoryId }, world.actors.tajo);
      expect(await world.stored(id)).toMatchObject({ territoryId: 2 });
    }
    await expect(world.create({ territoryId: 1 }, world.actors.tajo)).rejects.toMatchObject(
      refusal('collaborators.territoryFixed'),
    );
  });

  it('and never changes it', async () => {
    const id = await world.create({ territoryId: 2 });
    const tajo = world.as(world.actors.tajo);
    await editCollaborator(tajo, { ...world.input({ companyName: 'Casa del Puente' }), id });
    expect(await world.stored(id)).toMatchObject({ territoryId: 2, companyName: 'Casa del Puente' });
    await expect(editCollaborator(tajo, { ...world.input({ territoryId: 1 }), id })).rejects.toMatchObject(
      refusal('collaborators.territoryFixed'),
    );
    await editCollaborator(staff(), { ...world.input({ territoryId: 1 }), id });
    expect(await world.stored(id)).toMatchObject({ territoryId: 1 });
  });

  it('without one it has none and makes none', async () => {
    await expect(world.create({}, world.actors.company)).rejects.toMatchObject(refusal('access.forbidden'));
  });
});

describe('what one may not see does not exist (B22)', () => {
  const calls: [string, (ctx: ReturnType<typeof staff>, id: number) => Promise<unknown>][] = [
    ['read', (ctx, id) => readCollaborator(ctx, { id })],
    ['edit', (ctx, id) => editCollaborator(ctx, { ...world.input(), id })],
    ['remove', (ctx, id) => removeCollaborator(ctx, { id })],
    ['removeImage', (ctx, id) => removeCollaboratorImage(ctx, { id })],
    ['setAccess', (ctx, id) => setCollaboratorAccess(ctx, { id, hasAccess: true })],
    ['sendConfirmation', (ctx, id) => sendCollaboratorConfirmation(ctx, { id })],
  ];

  it.each(calls)('%s', async (_name, call) => {
    const missing = refusal('record.notFound');
    const id = await world.create({ territoryId: 1 });
    await expect(call(staff(), 2_000_000)).rejects.toMatchObject(missing);
    await expect(call(staff(), world.actors.member.userId)).rejects.toMatchObject(missing);
    await expect(call(world.as(world.actors.tajo), id)).rejects.toMatchObject(missing);
    await expect(call(world.as(world.actors.company), id)).rejects.toMatchObject(missing);
    await expect(call(world.as(world.actors.member), id)).rejects.toMatchObject(refusal('access.forbidden'));
    await expect(call(world.as(world.actors.collaborator), id)).rejects.toMatchObject(refusal('access.forbidden'));
    await expect(call(world.as(null), id)).rejects.toMatchObject(refusal('access.unauthenticated'));
    expect(await world.stored(id)).toMatchObject({ hasAccess: false });
    expect(await world.audited(world.actors.member.userId)).toEqual([]);
  });
});

describe('editing', () => {
  it('writes down which fields changed, and not what they hold', async () => {
    const input = world.input();
    const { id } = await createCollaborator(staff(), input);
    await editCollaborator(staff(), { ...input, id, phone: '600 00 00 00', language: 'pt' });
    expect((await world.audited(id)).at(-1)).toMatchObject({
      action: 'collaborators.edit',
      details: { changed: ['phone', 'language'] },
    });
  });

  it('another address is told to the one before and ends the sessions', async () => {
    const input = world.input({ email: 'posada@example.org', language: 'pt' });
    const { id } = await createCollaborator(staff(), input);
    await world.db.insert(sessions).values({ idHash: 'of the inn', userId: id, expiresAt: new Date('2027-01-01') });
    const open = () => world.db.$count(sessions, eq(sessions.userId, id));
    const edit = (email: string) => editCollaborator(staff(), { ...input, id, email });
    await edit('Posada@example.org');
    expect(await open()).toBe(1);
    await edit('venta@example.org');
    expect(await open()).toBe(0);
    const told = await world.db.select().from(messages).where(eq(messages.recipient, 'Posada@example.org'));
    expect(told).toMatchObject([
      { slug: 'cuenta-aviso', language: 'pt', fields: { 'usuario.email_nuevo': 'v•••@example.org' } },
    ]);
  });

  it('says nothing of the language: it stays', async () => {
    const id = await world.create({ language: 'pt' });
    await editCollaborator(staff(), { ...world.input({ language: null }), id });
    expect(await world.stored(id)).toMatchObject({ language: 'pt' });
  });

  it('who names some fields undoes nothing that others save at the same moment', async () => {
    const id = await world.create();
    const name = (change: Partial<CollaboratorInput>) =>
      mergeCollaborator(staff(), { id }, ({ id: _id, ...stored }) => ({ ...stored, ...change }));
    await Promise.all([name({ locality: 'Trujillo' }), name({ phone: '927' }), name({ firstName: 'Rosa' })]);
    expect(await world.stored(id)).toMatchObject({ locality: 'Trujillo', phone: '927', firstName: 'Rosa' });
  });

  it('refuses the address of somebody else', async () => {
    const id = await world.create();
    await expect(
      editCollaborator(staff(), { ...world.input({ email: 'tajo@example.org' }), id }),
    ).rejects.toMatchObject(refusal('collaborators.emailTaken'));
  });

  it('takes the logo off', async () => {
    const { id: imageId } = await keepImage(staff(), Buffer.from(greenPng, 'base64'));
    const id = await world.create({ imageId });
    await removeCollaboratorImage(staff(), { id });
    expect(await world.stored(id)).toMatchObject({ imageId: null });
  });
});

describe('access', () => {
  it('the confirmation gives it and is sent again on asking', async () => {
    const input = world.input({ firstName: 'Rosa', lastName: 'Luna' });
    const { id } = await createCollaborator(staff(), input);
    await sendCollaboratorConfirmation(staff(), { id });
    expect(await world.stored(id)).toMatchObject({ hasAccess: true });
    await sendCollaboratorConfirmation(world.as(world.actors.super), { id });
    const message = { slug: 'colaborador-confirmacion', language: 'es', name: 'Rosa Luna' };
    expect(await world.sentTo(input.email)).toEqual([message, message]);
    expect((await world.audited(id)).map(({ details }) => details)).toEqual([
      { start: 'pending' },
      { hadAccess: false },
      { hadAccess: true },
    ]);
  });

  it('cannot be confirmed where no message can arrive', async () => {
    const id = await world.create();
    await world.db.execute(`update users set email = 'sin correo ${id}' where id = ${id}`);
    await expect(sendCollaboratorConfirmation(staff(), { id })).rejects.toMatchObject(
      refusal('collaborators.emailInvalid'),
    );
    expect(await world.stored(id)).toMatchObject({ hasAccess: false });
  });

  it('withdrawn, it ends the sessions at once', async () => {
    const id = await world.create();
    expect(await toggleCollaboratorAccess(staff(), { id })).toEqual({ hasAccess: true });
    await world.db.insert(sessions).values({ idHash: `hash-${id}`, userId: id, expiresAt: at('2026-06-01') });
    await setCollaboratorAccess(staff(), { id, hasAccess: true });
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
    expect(await toggleCollaboratorAccess(staff(), { id })).toEqual({ hasAccess: false });
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect((await world.audited(id)).map(({ details }) => details)).toEqual([
      { start: 'pending' },
      { from: false, to: true },
      { from: true, to: false },
    ]);
  });
});

it('erasing one keeps the bookings and the visits of the visitors', async () => {
  const id = await world.create();
  const other = await world.create();
  const booked = await world.came(id, { booked: at('2026-04-01'), visited: at('2026-04-20') });
  await world.db.insert(visits).values({ reservationId: booked, collaboratorId: other, visitedAt: at('2026-04-21') });
  await removeCollaborator(staff(), { id });
  expect(await world.stored(id)).toBeUndefined();
  const [reservation] = await world.db.select().from(reservations).where(eq(reservations.id, booked));
  expect(reservation).toMatchObject({ status: 2, collaboratorId: null });
  const kept = await world.db.select().from(visits).where(eq(visits.reservationId, booked)).orderBy(visits.id);
  expect(kept.map(({ collaboratorId }) => collaboratorId)).toEqual([null, other]);
  expect((await world.audited(id)).at(-1)).toMatchObject({
    action: 'collaborators.remove',
    details: { bookings: 1, visits: 1 },
  });
});

describe('the early-access range (B9)', () => {
  it('is set by admins, read by all staff, and written down', async () => {
    const range = { opensOn: '2026-06-01', closesOn: '2026-06-30' };
    await saveEarlyAccess(staff(), range);
    expect(await readEarlyAccess(world.as(world.actors.tajo))).toEqual({
      ...range,
      state: 'upcoming',
      stamp: expect.any(Number),
    });
    await saveEarlyAccess(world.as(world.actors.super), { opensOn: null, closesOn: null });
    expect(await readEarlyAccess(staff())).toMatchObject({ opensOn: null, closesOn: null, state: 'off' });
    const rows = await world.db.select().from(auditLog).where(eq(auditLog.action, 'configuration.saveEarlyAccess'));
    expect(rows.map(({ details }) => details)).toEqual([
      { from: { opensOn: null, closesOn: null }, to: range },
      { from: range, to: { opensOn: null, closesOn: null } },
    ]);
  });

  it('refuses one that ends before it begins, and keeps what there was', async () => {
    await expect(saveEarlyAccess(staff(), { opensOn: '2026-06-02', closesOn: '2026-06-01' })).rejects.toMatchObject(
      refusal('collaborators.datesOutOfOrder'),
    );
    const [row] = await world.db.select().from(configuration);
    expect(row).toMatchObject({ earlyAccessOpensOn: null, earlyAccessClosesOn: null });
  });

  it('is not for managers to set, nor for others to read', async () => {
    const range = { opensOn: null, closesOn: null };
    await expect(saveEarlyAccess(world.as(world.actors.monfrague), range)).rejects.toMatchObject(
      refusal('access.forbidden'),
    );
    await expect(readEarlyAccess(world.as(world.actors.collaborator))).rejects.toMatchObject(
      refusal('access.forbidden'),
    );
  });
});

import {
  activityGuides,
  deletedAccounts,
  feePayments,
  files,
  guides,
  notificationReads,
  passkeys,
  reservations,
  sessions,
  tariffs,
  totpSecrets,
  users,
  visits,
} from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { binDays } from '@dehesa/domain/bin';
import { closedAfterAll, insertSampleReservation, insertSampleUser } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { removeCollaborator, restoreCollaborator } from '../../collaborators/index';
import { forgetExpired } from '../../configuration/forget-expired';
import { collectUnusedFiles } from '../../files/index';
import { removeAccount } from '../remove-account';
import { createUserWorld, refusal } from '../users.test-support';
import { listDeletedAccounts, listDeletedCollaborators } from './list-deleted-accounts';
import { purgeAccount, purgeCollaborator } from './purge-account';
import { restoreAccount } from './restore-account';

const world = await closedAfterAll(createUserWorld());
const { db, actors, as } = world;
const remove = (id: number, actor: Actor = actors.super) => removeAccount(as(actor), { id });
const restore = (id: number, actor: Actor = actors.super) => restoreAccount(as(actor), { id });
const binned = async (actor: Actor) => (await listDeletedAccounts(as(actor), {})).rows.map(({ id }) => id);
const later = (days: number) => ({ ...as(null), clock: { now: () => new Date(world.now.getTime() + days * 864e5) } });
const notInBin = refusal('record.notInBin');

let made = 0;
const nextReference = () => `PAPEL${100 + (made += 1)}`;

/** A company with a guide, a payment, a second factor, an open session, and what names it. */
async function company() {
  const id = await world.create({ role: 2, companyName: 'Ornitours', email: `casa${made}@example.org` });
  const { reservationId, activityId } = await insertSampleReservation(db, { reference: nextReference() });
  const [guide] = await db.insert(guides).values({ name: 'Blas', companyId: id, userId: id }).returning();
  await db.insert(activityGuides).values({ activityId, guideId: guide?.id ?? 0 });
  await db.insert(feePayments).values({
    userId: id,
    tariff: 'Mes',
    amountCents: 3000,
    paidOn: '2026-04-01',
    startsOn: '2026-04-01',
    endsOn: '2026-05-01',
    recordedBy: actors.admin.userId,
  });
  await db.insert(totpSecrets).values({ userId: id, sealed: Buffer.from([1, 2, 255]), lastStep: 7 });
  await db
    .insert(passkeys)
    .values({ userId: id, name: 'Móvil', credentialId: `key ${id}`, publicKey: Buffer.from([3]), counter: 1 });
  await db.update(reservations).set({ createdBy: id }).where(eq(reservations.id, reservationId));
  await db.insert(visits).values({ reservationId, collaboratorId: id });
  await world.signedIn(id);
  return { id, reservationId };
}

/** All rows that are of an account or name it, but for open doors. */
async function around(id: number) {
  const of = (table: string, column: string) =>
    db.execute(sql.raw(`select to_jsonb(t) as row from ${table} t where ${column} = ${id} order by 1`));
  return {
    account: await of('users', 'id'),
    guides: await of('guides', 'company_id'),
    guided: await db.select().from(activityGuides),
    payments: await of('fee_payments', 'user_id'),
    totp: await of('totp_secrets', 'user_id'),
    passkeys: await of('passkeys', 'user_id'),
    made: await of('reservations', 'created_by'),
    visits: await of('visits', 'collaborator_id'),
  };
}

describe('a deleted account can be brought back for 30 days (B100)', () => {
  it('as it was, with what went with it and what named it, but for its sessions', async () => {
    const { id } = await company();
    const before = await around(id);
    await remove(id, actors.admin);
    expect(await around(id)).toMatchObject({ account: [], guides: [], payments: [], totp: [], made: [], visits: [] });
    expect(await listDeletedAccounts(as(actors.admin), {})).toEqual({
      rows: [
        {
          id,
          role: 2,
          name: 'Ornitours',
          email: expect.stringMatching(/^casa/),
          deletedAt: world.now,
          deletedBy: 'Ana Durán',
        },
      ],
      total: 1,
    });
    await restore(id, actors.admin);
    expect(await around(id)).toEqual(before);
    expect(await world.sessionsOf(id)).toBe(0);
    expect(await db.$count(deletedAccounts)).toBe(0);
    expect((await world.audited(id)).map(({ action }) => action)).toEqual([
      'users.create',
      'users.remove',
      'users.restore',
    ]);
    // Its number goes to nobody else.
    expect(await world.create()).toBeGreaterThan(id);
  });

  it('also where more went with it than a statement has parameters', async () => {
    const id = await world.create({ role: 1 });
    const { reservationId } = await insertSampleReservation(db, { reference: nextReference() });
    await db.insert(notificationReads).values({ userId: id, reservationId });
    await remove(id);
    await db.execute(sql`update deleted_accounts set content = jsonb_set(content, '{rows,0,rows}', content #> '{rows,0,rows}' ||
      (select jsonb_agg(content #> '{rows,0,rows,0}' || jsonb_build_object('reservation_id', n))
       from generate_series(1000000, 1070000) n)) where user_id = ${id} and content #>> '{rows,0,table}' = 'notification_reads'`);
    await restore(id);
    expect(await db.$count(notificationReads, eq(notificationReads.userId, id))).toBe(1);
  });

  it('names no more what is gone meanwhile, and leaves to others what became theirs', async () => {
    const { id, reservationId } = await company();
    const [tariff] = await db.insert(tariffs).values({ name: 'Mes', days: 30 }).returning();
    await db
      .update(users)
      .set({ tariffId: tariff?.id ?? null })
      .where(eq(users.id, id));
    const clerk = await insertSampleUser(db, { role: 1, email: 'clerk@example.org' });
    await db.update(feePayments).set({ recordedBy: clerk }).where(eq(feePayments.userId, id));
    await remove(id);
    await db.delete(tariffs).where(eq(tariffs.id, tariff?.id ?? 0));
    await db.delete(users).where(eq(users.id, clerk));
    await db.update(reservations).set({ createdBy: actors.admin.userId }).where(eq(reservations.id, reservationId));
    await restore(id);
    expect(await world.stored(id)).toMatchObject({ tariffId: null });
    const after = await around(id);
    expect(after.payments).toMatchObject([{ row: { recorded_by: null, amount_cents: 3000 } }]);
    expect(after.made).toEqual([]);
  });

  it('keeps its picture while it lies there, and not longer', async () => {
    const id = await world.create();
    const [file] = await db
      .insert(files)
      .values({
        storageKey: 'a.jpg',
        sha256: 'a',
        kind: 'image',
        mediaType: 'image/jpeg',
        bytes: 1,
        createdAt: new Date(0),
      })
      .returning();
    await db
      .update(users)
      .set({ imageId: file?.id ?? null })
      .where(eq(users.id, id));
    await remove(id);
    await collectUnusedFiles(later(1));
    await restore(id);
    expect(await world.stored(id)).toMatchObject({ imageId: file?.id });
    await remove(id);
    await forgetExpired(later(binDays));
    await collectUnusedFiles(later(binDays));
    expect(await db.$count(files)).toBe(0);
  });

  it('an address that somebody else has by now is refused, and it stays where it is', async () => {
    const email = 'misma@example.org';
    const id = await world.create({ email });
    await remove(id);
    const other = await world.create({ email: 'Misma@example.org' });
    await expect(restore(id)).rejects.toMatchObject(refusal('users.emailTaken'));
    expect(await binned(actors.super)).toContain(id);
    expect(await world.stored(id)).toBeUndefined();
    await remove(other);
    await restore(id);
    await expect(restore(other)).rejects.toMatchObject(refusal('users.emailTaken'));
    await purgeAccount(as(actors.super), { id: other });
  });

  it('of two at once one brings it back', async () => {
    const id = await world.create();
    await remove(id);
    const both = await Promise.allSettled([restore(id), restore(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: notInBin });
    expect(await world.stored(id)).toMatchObject({ id });
  });

  it('torn away in its midst nothing has happened, neither when deleting nor when restoring', async () => {
    const { id } = await company();
    const before = await around(id);
    await db.execute(sql`create function torn_away() returns trigger language plpgsql as
      $$ begin raise exception 'torn away'; end $$`);
    const torn = (event: string) =>
      db.execute(
        sql.raw(`create trigger torn before ${event} on deleted_accounts for each row execute function torn_away()`),
      );
    const whole = () => db.execute(sql`drop trigger torn on deleted_accounts`);
    await torn('insert');
    await expect(remove(id)).rejects.toMatchObject({ cause: { message: 'torn away' } });
    await whole();
    expect(await around(id)).toEqual(before);
    await remove(id);
    await torn('delete');
    await expect(restore(id)).rejects.toMatchObject({ cause: { message: 'torn away' } });
    await whole();
    expect(await world.stored(id)).toBeUndefined();
    await restore(id);
    expect(await around(id)).toEqual(before);
  });

  it('after 30 days it is gone, as without a bin', async () => {
    const id = await world.create();
    await remove(id);
    await forgetExpired(later(binDays - 0.1));
    expect(await binned(actors.super)).toContain(id);
    const over = { ...later(binDays), actor: actors.super };
    await expect(restoreAccount(over, { id })).rejects.toMatchObject(notInBin);
    expect((await listDeletedAccounts(over, {})).total).toBe(0);
    await forgetExpired(over);
    expect(await db.$count(deletedAccounts, eq(deletedAccounts.userId, id))).toBe(0);
  });
});

describe('whose bin (B22, B53, B55)', () => {
  it('each sees, restores and empties what it may delete', async () => {
    const member = await world.create();
    const admin = await world.create({ role: 1 });
    const theirs = await world.create({ role: 2 });
    for (const id of [member, admin, theirs]) await remove(id);
    expect(await binned(actors.super)).toEqual(expect.arrayContaining([member, admin, theirs]));
    expect(await binned(actors.admin)).toEqual([theirs]);
    for (const id of [member, admin, 999_999]) {
      await expect(restore(id, actors.admin)).rejects.toMatchObject(notInBin);
      await expect(purgeAccount(as(actors.admin), { id })).rejects.toMatchObject(notInBin);
    }
    for (const actor of [actors.tajo, actors.member, actors.collaborator]) {
      await expect(restore(theirs, actor)).rejects.toMatchObject(refusal('access.forbidden'));
      await expect(listDeletedAccounts(as(actor), {})).rejects.toMatchObject(refusal('access.forbidden'));
    }
    await restore(theirs, actors.admin);
    await purgeAccount(as(actors.super), { id: member });
    await expect(restore(member)).rejects.toMatchObject(notInBin);
    expect((await world.audited(member)).at(-1)).toMatchObject({ action: 'users.purge', details: { role: 3 } });
    // An administrator is made by who has proven who they are.
    const unproven = { ...as(actors.super), actor: { ...actors.super, provenAt: new Date(0) } };
    await expect(restoreAccount(unproven, { id: admin })).rejects.toMatchObject(refusal('auth.proofRequired'));
    await restore(admin);
  });

  it('collaborators lie in a bin of their own, of their territory', async () => {
    const id = await insertSampleUser(db, {
      role: 4,
      email: 'venta@example.org',
      companyName: 'La Venta',
      territoryId: 1,
    });
    const { reservationId } = await insertSampleReservation(db, { reference: nextReference() });
    await db.update(reservations).set({ collaboratorId: id }).where(eq(reservations.id, reservationId));
    const monfrague = await world.add(2, 'monfrague', 1);
    const elsewhere = async () => {
      await expect(restoreCollaborator(as(actors.tajo), { id })).rejects.toMatchObject(notInBin);
      await expect(purgeCollaborator(as(actors.tajo), { id })).rejects.toMatchObject(notInBin);
      await expect(restore(id)).rejects.toMatchObject(notInBin);
      expect((await listDeletedCollaborators(as(actors.tajo), {})).total).toBe(0);
    };
    await removeCollaborator(as(monfrague), { id });
    await elsewhere();
    expect((await listDeletedCollaborators(as(monfrague), {})).rows).toMatchObject([{ id, name: 'La Venta', role: 4 }]);
    const taken = await insertSampleUser(db, { role: 3, email: 'VENTA@example.org' });
    await expect(restoreCollaborator(as(monfrague), { id })).rejects.toMatchObject(refusal('collaborators.emailTaken'));
    await db.delete(users).where(eq(users.id, taken));
    await restoreCollaborator(as(monfrague), { id });
    expect(await db.$count(reservations, eq(reservations.collaboratorId, id))).toBe(1);
    await removeCollaborator(as(monfrague), { id });
    await purgeCollaborator(as(monfrague), { id });
    await expect(restoreCollaborator(as(monfrague), { id })).rejects.toMatchObject(notInBin);
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  });
});

import { auditLog, messages, reservations, users, visits } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { CollaboratorInput } from '@dehesa/domain/collaborators';
import { createTestDatabase, insertSampleReservation, insertSampleUser, memoryFiles } from '@dehesa/testing';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { createCollaborator } from './create-collaborator';

/** For tests: staff of every kind, collaborators, and what came through them. */
export async function createCollaboratorWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const files = memoryFiles();
  const installation = { publicUrl: 'http://localhost', secretKey: Buffer.alloc(32, 1) };
  const now = new Date('2026-05-01T10:00:00Z');
  const as = (actor: Actor | null): ServiceContext => ({
    db,
    files,
    installation,
    actor: actor && { provenAt: now, ...actor },
    clock: { now: () => now },
  });
  const add = async (role: Actor['role'], email: string, territoryId: Actor['territoryId'] = null): Promise<Actor> => {
    const userId = await insertSampleUser(db, { role, email: `${email}@example.org`, companyName: email, territoryId });
    return { userId, role, territoryId };
  };
  const actors = {
    super: await add(0, 'super'),
    admin: await add(1, 'admin'),
    monfrague: await add(2, 'monfrague', 1),
    tajo: await add(2, 'tajo', 2),
    company: await add(2, 'company'),
    member: await add(3, 'member'),
    collaborator: await add(4, 'signed-in', 1),
  };

  let made = 0;
  /** A complete one that nobody else has the address of. */
  function input(change: Partial<CollaboratorInput> = {}): CollaboratorInput {
    made += 1;
    return CollaboratorInput.parse({
      companyName: `Hotel ${made}`,
      postalCode: '10700',
      locality: 'Alcántara',
      province: 'Cáceres',
      phone: '927 39 00 00',
      email: `hotel${made}@example.org`,
      ...change,
    });
  }
  const create = async (change: Partial<CollaboratorInput> = {}, actor: Actor = actors.admin) =>
    (await createCollaborator(as(actor), input(change))).id;

  /** A reservation of three, through the collaborator's link or shown at its checkpoint. */
  async function came(
    collaboratorId: number,
    how: { territoryId?: 1 | 2; status?: 1 | 2 | 3 | 4; booked?: Date; visited?: Date },
  ): Promise<number> {
    made += 1;
    const { reservationId } = await insertSampleReservation(db, {
      reference: `T${String(made).padStart(7, '0')}`,
      ...(how.territoryId && { territoryId: how.territoryId }),
      ...(how.status && { status: how.status }),
    });
    if (how.booked) {
      await db
        .update(reservations)
        .set({ collaboratorId, createdAt: how.booked })
        .where(eq(reservations.id, reservationId));
    }
    if (how.visited) await db.insert(visits).values({ reservationId, collaboratorId, visitedAt: how.visited });
    return reservationId;
  }

  const stored = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];
  const audited = async (entityId: number) =>
    db
      .select({ action: auditLog.action, details: auditLog.details, actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, entityId)))
      .orderBy(auditLog.id);
  const sentTo = (recipient: string) =>
    db
      .select({ slug: messages.slug, language: messages.language, name: messages.recipientName })
      .from(messages)
      .where(eq(messages.recipient, recipient));

  return { ...database, as, actors, input, create, came, stored, audited, sentTo, files, now };
}

/** What a verb that refused threw. */
export const refusal = (code: string) => ({ failure: { code } });

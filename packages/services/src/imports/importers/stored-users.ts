import { importedRecords, reservations, users, visits } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { defaultReference } from '@dehesa/domain/users';
import { and, eq, exists, inArray, isNotNull, or } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import type { Stored } from './importer';
import { refuseInUse } from './refuse-in-use';

type Tx = ServiceContext['db'];
type NewUser = Omit<typeof users.$inferInsert, 'role'>;

/** Writes accounts that were looked at; answers them in their order. */
export async function insertUsers(
  ctx: ServiceContext,
  tx: Tx,
  role: Role,
  made: readonly NewUser[],
): Promise<Stored[]> {
  const now = ctx.clock.now();
  const rows = made.map((user) => ({ ...user, role, hasAccess: true, createdAt: now, updatedAt: now }));
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email });
  const ids = new Map(inserted.map(({ id, email }) => [email, id]));
  return made.map(({ email, reference = '' }) => {
    const id = ids.get(email);
    if (id === undefined) throw new Error('an imported user was not inserted');
    return { id, reference: reference === defaultReference ? '' : reference };
  });
}

/** Erases them, unless one has become somebody's: has chosen a password, sent visitors, or owns activities. */
export async function undoUsers(_ctx: ServiceContext, tx: Tx, importId: number): Promise<void> {
  const theirs = inArray(
    users.id,
    tx
      .select({ id: importedRecords.entityId })
      .from(importedRecords)
      .where(and(eq(importedRecords.importId, importId), eq(importedRecords.entity, 'user'))),
  );
  const used = or(
    isNotNull(users.passwordHash),
    exists(tx.select({ id: reservations.id }).from(reservations).where(eq(reservations.collaboratorId, users.id))),
    exists(tx.select({ id: visits.id }).from(visits).where(eq(visits.collaboratorId, users.id))),
  );
  const [inUse] = await tx.select({ id: users.id }).from(users).where(and(theirs, used)).limit(1);
  if (inUse) throw DomainError.of('imports.inUse');
  await tx.delete(users).where(theirs).catch(refuseInUse);
}

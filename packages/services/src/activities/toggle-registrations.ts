import { activities } from '@dehesa/db/schema';
import { ActivityRef, type SetRegistrationsInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockActivity } from './lock-activity';

interface Registrations {
  registrationsClosed: boolean;
  version: number;
}

/** Closes open registrations, opens closed ones, and answers which it did (B56, W2): for the documented call alone. */
export async function toggleRegistrations(ctx: ServiceContext, input: ActivityRef): Promise<Registrations> {
  const { registrationsClosed, version } = await changeRegistrations(ctx, input, (closed) => !closed);
  return { registrationsClosed, version };
}

/** Closes registrations, or opens them, and answers how they are and whether they were not so before (B56, B96). */
export async function setRegistrations(
  ctx: ServiceContext,
  { closed, ...ref }: SetRegistrationsInput,
): Promise<Registrations & { changed: boolean }> {
  return changeRegistrations(ctx, ref, () => closed);
}

async function changeRegistrations(
  ctx: ServiceContext,
  input: ActivityRef,
  closedAfter: (closed: boolean) => boolean,
): Promise<Registrations & { changed: boolean }> {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockActivity(ctx, tx, id);
    if (stored.suspendedAt !== null) throw DomainError.of('activities.suspended');
    const registrationsClosed = closedAfter(stored.registrationsClosed);
    if (registrationsClosed === stored.registrationsClosed)
      return { registrationsClosed, version: stored.version, changed: false };
    const version = stored.version + 1;
    await tx
      .update(activities)
      .set({ registrationsClosed, version, updatedAt: ctx.clock.now() })
      .where(eq(activities.id, id));
    await audit(ctx, tx, {
      action: 'activities.toggleRegistrations',
      entity: 'activity',
      entityId: id,
      details: { version, fields: ['registrationsClosed'], registrationsClosed },
    });
    return { registrationsClosed, version, changed: true };
  });
}

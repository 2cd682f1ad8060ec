import { activities } from '@dehesa/db/schema';
import { ActivityRef } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockActivity } from './lock-activity';

/** Closes open registrations, opens closed ones, and answers which it did (B56, W2). */
export async function toggleRegistrations(
  ctx: ServiceContext,
  input: ActivityRef,
): Promise<{ registrationsClosed: boolean; version: number }> {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockActivity(ctx, tx, id);
    if (stored.suspendedAt !== null) throw DomainError.of('activities.suspended');
    const registrationsClosed = !stored.registrationsClosed;
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
    return { registrationsClosed, version };
  });
}

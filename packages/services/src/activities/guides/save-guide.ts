import { guides, users } from '@dehesa/db/schema';
import { type Actor, activityScope, may, rolesThatMay } from '@dehesa/domain/access';
import { EditGuideInput, GuideInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { changeableGuides } from './guide-scope';

type Tx = ServiceContext['db'];

/** Enters a guide in the actor's reach (B21, B87): a company's own, or one of the manager's territory. */
export async function createGuide(ctx: ServiceContext, raw: GuideInput): Promise<{ id: number }> {
  const actor = authorize(ctx, 'activities.manage');
  const { userId = null, ...input } = placedBy(actor, GuideInput.parse(raw));
  const scope = activityScope(actor);
  return refusingTakenAccounts(() =>
    inTransaction(ctx, async (tx) => {
      await assertAccount(tx, actor, { wanted: userId, stored: null });
      const companyId = scope.kind === 'company' ? scope.companyId : null;
      const [saved] = await tx
        .insert(guides)
        .values({ ...input, userId, companyId, createdAt: ctx.clock.now() })
        .returning({ id: guides.id });
      if (!saved) throw new Error('the guide was not inserted');
      await audit(ctx, tx, { action: 'guides.create', entity: 'guide', entityId: saved.id, details: { userId } });
      return saved;
    }),
  );
}

/** Saves a guide that the actor may change; another account takes the old one's lists away at once (B87). */
export async function editGuide(ctx: ServiceContext, raw: EditGuideInput): Promise<{ id: number }> {
  const actor = authorize(ctx, 'activities.manage');
  const { id, userId, ...input } = placedBy(actor, EditGuideInput.parse(raw));
  return refusingTakenAccounts(() =>
    inTransaction(ctx, async (tx) => {
      const stored = await lockGuide(tx, actor, id);
      const account = userId === undefined ? stored.userId : userId;
      await assertAccount(tx, actor, { wanted: account, stored: stored.userId });
      await tx
        .update(guides)
        .set({ ...input, userId: account })
        .where(eq(guides.id, id));
      const details = account === stored.userId ? {} : { userId: { from: stored.userId, to: account } };
      await audit(ctx, tx, { action: 'guides.edit', entity: 'guide', entityId: id, details });
      return { id };
    }),
  );
}

/** A guide that the actor may change and that was not removed, held; any other is missing (B22). */
export async function lockGuide(tx: Tx, actor: Actor, id: number): Promise<typeof guides.$inferSelect> {
  const [stored] = await tx
    .select()
    .from(guides)
    .where(and(eq(guides.id, id), isNull(guides.removedAt), changeableGuides(actor)))
    .for('update');
  if (!stored) throw DomainError.of('record.notFound');
  return stored;
}

/** Where an actor's guides guide: a manager's in its territory; of a company's nothing is said. */
function placedBy<T extends GuideInput>(actor: Actor, input: T): T {
  const scope = activityScope(actor);
  if (scope.kind === 'territory') return { ...input, territoryId: scope.territoryId };
  return scope.kind === 'company' ? { ...input, territoryId: null } : input;
}

/** Who guides with an account reads lists with it: administrators give any of staff's, others only their own. */
async function assertAccount(
  tx: Tx,
  actor: Actor,
  { wanted, stored }: { wanted: number | null; stored: number | null },
): Promise<void> {
  if (wanted === stored) return;
  const isAdministrator = may(actor, 'companies.manage');
  const own = [wanted, stored].every((id) => id === null || id === actor.userId);
  if (!isAdministrator && !own) throw DomainError.of('record.notFound');
  if (wanted === null) return;
  const roles = [...rolesThatMay('reservations.manage')];
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, wanted), inArray(users.role, roles)))
    .for('key share');
  if (!found) throw DomainError.of('record.notFound');
}

async function refusingTakenAccounts<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (brokenConstraint(error) === 'guides_user_unique') throw DomainError.of('activities.guideAccountTaken');
    throw error;
  }
}

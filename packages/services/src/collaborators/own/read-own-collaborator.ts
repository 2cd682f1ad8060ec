import { users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { type Page, Paging } from '@dehesa/domain/paging';
import { eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { type CollaboratorRecord, collaboratorRecords, type RecordsWanted } from '../collaborator-records';
import { selectCollaborators, toCollaborator } from '../collaborator-rows';
import { collaboratorTotals, noTotals } from '../collaborator-totals';
import type { ListedCollaborator } from '../list-collaborators';

/** A collaborator has its own early bookings and visitors, wherever the activity is. */
const everywhere = sql`true`;

/** The signed-in collaborator's own data and totals (U15). */
export async function readOwnCollaborator(ctx: ServiceContext): Promise<ListedCollaborator> {
  const { userId } = authorize(ctx, 'collaborators.readOwn');
  const [[row], totals] = await Promise.all([
    selectCollaborators(ctx.db).where(eq(users.id, userId)),
    collaboratorTotals(ctx.db, [userId], everywhere),
  ]);
  if (!row) throw DomainError.of('record.notFound');
  return { ...toCollaborator(row), totals: totals.get(userId) ?? noTotals };
}

/** A page of the early bookings that came through the signed-in collaborator, the latest first. */
export async function listOwnBookings(ctx: ServiceContext, raw: Paging): Promise<Page<CollaboratorRecord>> {
  return pageOfOwn(ctx, raw, 'bookings');
}

/** The same of the visitors that its checkpoint registered. */
export async function listOwnVisits(ctx: ServiceContext, raw: Paging): Promise<Page<CollaboratorRecord>> {
  return pageOfOwn(ctx, raw, 'visits');
}

async function pageOfOwn(
  ctx: ServiceContext,
  raw: Paging,
  kind: RecordsWanted['kind'],
): Promise<Page<CollaboratorRecord>> {
  const { userId } = authorize(ctx, 'collaborators.readOwn');
  const { pageIndex, pageSize } = Paging.parse(raw);
  const [totals, rows] = await Promise.all([
    collaboratorTotals(ctx.db, [userId], everywhere),
    collaboratorRecords(ctx.db, {
      kind,
      collaboratorIds: [userId],
      limit: pageSize,
      offset: pageIndex * pageSize,
      reach: everywhere,
    }),
  ]);
  const { bookings, visits } = totals.get(userId) ?? noTotals;
  return { rows, total: kind === 'bookings' ? bookings : visits };
}

import { users } from '@dehesa/db/schema';
import { CollaboratorRecordsInput, CollaboratorRef } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import type { Page } from '@dehesa/domain/paging';
import { and, eq } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { reachableCollaborators } from '../collaborator-scope';
import { authorize, type ServiceContext } from '../context';
import { type CollaboratorRecord, collaboratorRecords, type RecordsWanted } from './collaborator-records';
import { selectCollaborators, toCollaborator } from './collaborator-rows';
import { collaboratorTotals, noTotals } from './collaborator-totals';
import type { ListedCollaborator } from './list-collaborators';

/** One collaborator with its totals; one outside the actor's reach does not exist for it (B22). */
export async function readCollaborator(ctx: ServiceContext, raw: CollaboratorRef): Promise<ListedCollaborator> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id } = CollaboratorRef.parse(raw);
  const [[row], totals] = await Promise.all([
    selectCollaborators(ctx.db).where(and(eq(users.id, id), reachableCollaborators(actor))),
    collaboratorTotals(ctx.db, [id], reachableActivities(actor)),
  ]);
  if (!row) throw DomainError.of('record.notFound');
  return { ...toCollaborator(row), totals: totals.get(id) ?? noTotals };
}

/** A page of the early bookings that came through a collaborator, the latest first, as far as the actor reaches (B21). */
export async function listCollaboratorBookings(
  ctx: ServiceContext,
  raw: CollaboratorRecordsInput,
): Promise<Page<CollaboratorRecord>> {
  return pageOfRecords(ctx, raw, 'bookings');
}

/** The same of the reservations that were shown at its checkpoint (`Visitantes`). */
export async function listCollaboratorVisits(
  ctx: ServiceContext,
  raw: CollaboratorRecordsInput,
): Promise<Page<CollaboratorRecord>> {
  return pageOfRecords(ctx, raw, 'visits');
}

async function pageOfRecords(
  ctx: ServiceContext,
  raw: CollaboratorRecordsInput,
  kind: RecordsWanted['kind'],
): Promise<Page<CollaboratorRecord>> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id, pageIndex, pageSize } = CollaboratorRecordsInput.parse(raw);
  const reach = reachableActivities(actor);
  const [{ totals }, rows] = await Promise.all([
    readCollaborator(ctx, { id }),
    collaboratorRecords(ctx.db, {
      kind,
      collaboratorIds: [id],
      limit: pageSize,
      offset: pageIndex * pageSize,
      reach,
    }),
  ]);
  return { rows, total: kind === 'bookings' ? totals.bookings : totals.visits };
}

import { activities, users } from '@dehesa/db/schema';
import { type Agenda, AgendaInput } from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import { count, type SQL, sql } from 'drizzle-orm';
import { isCollaboratorWithAccess } from '../../collaborator-with-access';
import type { ServiceContext } from '../../context';
import { inBatches } from '../../batches/in-batches';
import { bookable, earlyAccessToday, onPage } from './agenda-conditions';
import { presentAgendaItem } from './present-agenda-item';
import { readPublicRows } from '../public/public-activity-row';

/**
 * A page of what visitors can book, now or from a day to come (B8, B9), soonest first. A page that lies behind the last
 * one is the last one. Hidden, past and closed activities are never among them.
 */
export async function listAgenda(ctx: ServiceContext, raw: AgendaInput): Promise<Agenda> {
  const input = AgendaInput.parse(raw);
  const now = ctx.clock.now();
  const today = madridDate(now);
  const where = bookable(input, { now, today, early: earlyAccessToday(input.collaboratorId, today) });
  const { total, collaboratorId } = await countAgenda(ctx, input.collaboratorId, where);
  const pageCount = Math.max(1, Math.ceil(total / input.pageSize));
  const pageIndex = Math.min(input.pageIndex, pageCount - 1);
  const page = onPage(ctx.db, where, { pageIndex, pageSize: input.pageSize });
  const rows =
    total === 0 ? [] : await readPublicRows(ctx.db, { language: input.language, collaboratorId, where: page });
  const items = await inBatches(rows, 50, (batch) => batch.map((row) => presentAgendaItem(row, input.language, now)));
  return { items, total, pageIndex, pageCount, pageSize: input.pageSize, collaboratorId, today };
}

/** How many there are, and whether the link's collaborator is one. */
async function countAgenda({ db }: ServiceContext, asked: number | null, where: SQL | undefined) {
  const collaborator = db.select({ id: users.id }).from(users).where(isCollaboratorWithAccess(users, asked));
  const [row] = await db
    .select({ total: count(), collaboratorId: sql<number | null>`${collaborator}` })
    .from(activities)
    .where(where);
  return { total: row?.total ?? 0, collaboratorId: row?.collaboratorId ?? null };
}

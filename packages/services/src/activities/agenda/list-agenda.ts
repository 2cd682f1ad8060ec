import { Role } from '@dehesa/domain/access';
import { type Agenda, AgendaInput } from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { inBatches } from '../../in-batches';
import { agendaOrder, bookable, earlyAccessToday } from './agenda-conditions';
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
  // An array is worked out first, whereas a subselect of `in` may be joined after everything else.
  const page = sql`a.id = any(array(select a.id from activities a where ${where}
    order by ${agendaOrder} limit ${input.pageSize}::int offset ${pageIndex * input.pageSize}::int))`;
  const rows =
    total === 0 ? [] : await readPublicRows(ctx.db, { language: input.language, collaboratorId, where: page });
  const items = await inBatches(rows, 50, (batch) => batch.map((row) => presentAgendaItem(row, input.language, now)));
  return { items, total, pageIndex, pageCount, pageSize: input.pageSize, collaboratorId, today };
}

/** How many there are, and whether the link's collaborator is one. */
async function countAgenda(ctx: ServiceContext, asked: number | null, where: ReturnType<typeof bookable>) {
  const [row] = await ctx.db.execute<{ total: number; collaborator_id: number | null }>(sql`
    select (select count(*)::int from activities a where ${where}) as total,
      (select u.id from users u where u.id = ${asked}::int and u.role = ${Role.collaborator} and u.has_access) as collaborator_id`);
  return { total: row?.total ?? 0, collaboratorId: row?.collaborator_id ?? null };
}

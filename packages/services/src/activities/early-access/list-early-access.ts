import { activities } from '@dehesa/db/schema';
import {
  AgendaInput,
  type EarlyAccessPage,
  EarlyAccessPageInput,
  earlyAccessPageSize,
  earlyAccessState,
} from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import { sql } from 'drizzle-orm';
import { collaboratorWithAccess } from '../../collaborator-with-access';
import type { ServiceContext } from '../../context';
import { bookable, onPage } from '../agenda/agenda-conditions';
import { earlyAccessRange } from './early-access-range';
import { presentAgendaItem } from '../agenda/present-agenda-item';
import { readPublicRows } from '../public/public-activity-row';

/** What a collaborator's link may book ahead (B9), soonest first, whatever the activities' own windows say. */
export async function listEarlyAccess(ctx: ServiceContext, raw: EarlyAccessPageInput): Promise<EarlyAccessPage> {
  const { collaboratorId, language, ...asked } = EarlyAccessPageInput.parse(raw);
  const now = ctx.clock.now();
  const today = madridDate(now);
  const [collaborator, range] = await Promise.all([
    collaboratorWithAccess(ctx, collaboratorId),
    earlyAccessRange(ctx.db),
  ]);
  const state = earlyAccessState(range, today);
  const nothing = { collaborator, state, range, items: [], total: 0, pageIndex: 0, pageCount: 1 };
  if (collaborator === null || state !== 'open') return nothing;
  const where = bookable(AgendaInput.parse({}), { now, today, early: sql`true` });
  const total = await ctx.db.$count(activities, where);
  if (total === 0) return nothing;
  const pageCount = Math.ceil(total / earlyAccessPageSize);
  const pageIndex = Math.min(asked.pageIndex, pageCount - 1);
  const page = onPage(ctx.db, where, { pageIndex, pageSize: earlyAccessPageSize });
  const rows = await readPublicRows(ctx.db, { language, collaboratorId: collaborator.id, where: page });
  const items = rows.map((row) => presentAgendaItem(row, language, now));
  return { collaborator, state, range, items, total, pageIndex, pageCount };
}

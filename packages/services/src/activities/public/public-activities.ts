import { activities } from '@dehesa/db/schema';
import { PublicActivitiesInput, type PublicActivity } from '@dehesa/domain/activities';
import { and, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { inBatches } from '../../batches/in-batches';
import { presentPublicActivity } from './present-public-activity';
import { readPublicRows } from './public-activity-row';

/** The coming activities that visitors may see, soonest first; each tells whether it can be booked, and by whom (B8, B9). */
export async function listPublicActivities(ctx: ServiceContext, raw: PublicActivitiesInput): Promise<PublicActivity[]> {
  const { language, collaboratorId } = PublicActivitiesInput.parse(raw);
  const now = ctx.clock.now();
  const where = and(gt(activities.endsAt, now), eq(activities.principal, true));
  const rows = await readPublicRows(ctx.db, { language, collaboratorId, where });
  return inBatches(rows, 50, (batch) => batch.map((row) => presentPublicActivity(row, language, now)));
}

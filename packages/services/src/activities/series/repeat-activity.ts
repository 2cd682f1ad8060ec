import { activities, activitySeries } from '@dehesa/db/schema';
import { RepeatActivityInput, type SeriesRule } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { copyActivity } from './copy-activity';
import { plannedDates } from './preview-series';
import { formatRules, parseRules } from './read-series';

type Tx = ServiceContext['db'];
type Row = typeof activities.$inferSelect;

export interface RepeatedActivity {
  seriesId: number;
  /** The new activities in order of their dates. */
  ids: number[];
}

/**
 * Repeats an activity by a rule: independent copies on its days, all in one transaction or none, in the series of the
 * activity, which begins with the first repetition. Days that lie behind (B7), that the series has, or that are excepted
 * are left out; without any day left it is `activities.seriesEmpty`. Within the actor's reach (B21).
 */
export async function repeatActivity(ctx: ServiceContext, input: RepeatActivityInput): Promise<RepeatedActivity> {
  authorize(ctx, 'activities.manage');
  const { id, rule, except } = RepeatActivityInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockActivity(ctx, tx, id);
    // Members of one series that are repeated at once follow one another, so that no day comes twice.
    const seriesId = await joinSeries(ctx, tx, stored, rule);
    const excepted = new Set(except);
    const planned = await plannedDates(ctx, tx, { ...stored, seriesId }, rule);
    const days = planned.filter(({ date, past, inSeries }) => !past && !inSeries && !excepted.has(date));
    if (days.length === 0) throw DomainError.of('activities.seriesEmpty');
    const ids = await copyActivity(ctx, tx, { ...stored, seriesId }, days);
    const details = { seriesId, rule, except, created: ids };
    await audit(ctx, tx, { action: 'activities.repeat', entity: 'activity', entityId: id, details });
    return { seriesId, ids };
  });
}

/** The series of an activity with this rule added to its others; a new one where it has none. */
async function joinSeries(ctx: ServiceContext, tx: Tx, { id, seriesId }: Row, rule: SeriesRule): Promise<number> {
  if (seriesId !== null) {
    const [series] = await tx.select().from(activitySeries).where(eq(activitySeries.id, seriesId)).for('update');
    const rules = [...parseRules(series?.rule ?? '[]'), rule];
    await tx
      .update(activitySeries)
      .set({ rule: formatRules(rules) })
      .where(eq(activitySeries.id, seriesId));
    return seriesId;
  }
  const [begun] = await tx
    .insert(activitySeries)
    .values({ rule: formatRules([rule]), createdAt: ctx.clock.now() })
    .returning({ id: activitySeries.id });
  if (!begun) throw new Error('the series was not inserted');
  await tx.update(activities).set({ seriesId: begun.id }).where(eq(activities.id, id));
  return begun.id;
}

import { type activities, activityTexts } from '@dehesa/db/schema';
import type { RepeatedSchedule } from '@dehesa/domain/activities';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { scheduleColumns, textColumns, weekSchedule } from '../activity-rows';
import { insertWithSlug } from '../insert-with-slug';

type Tx = ServiceContext['db'];
type Row = typeof activities.$inferSelect;

/**
 * Copies a locked activity onto other days, each with a slug of its own (B11): texts, shifts and free places, links to
 * other activities, who guides it (B87); files are shared, not copied. No reservations; registrations are open. The week is the day's (B10).
 */
export async function copyActivity(
  ctx: ServiceContext,
  tx: Tx,
  stored: Row,
  days: readonly RepeatedSchedule[],
): Promise<number[]> {
  const title = await spanishTitle(tx, stored.id);
  const now = ctx.clock.now();
  const { id: _id, slug: _slug, version: _version, ...columns } = stored;
  const ids: number[] = [];
  for (const { registrationOpensOn, registrationClosesOn, ...day } of days) {
    const schedule = weekSchedule({ ...day, week: null });
    const copy = await insertWithSlug(tx, title, {
      ...columns,
      ...scheduleColumns({ inForce: schedule, first: schedule, change: null, replaced: null }),
      registrationOpensOn,
      registrationClosesOn,
      registrationsClosed: false,
      suspendedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    ids.push(copy.id);
    const details = { copyOf: stored.id, seriesId: stored.seriesId };
    await audit(ctx, tx, { action: 'activities.create', entity: 'activity', entityId: copy.id, details });
  }
  // Raw: rows go from table to table, and Drizzle would want every column of them, ids too.
  for (const statement of copyStatements(stored, ids)) await tx.execute(statement);
  return ids;
}

async function spanishTitle(tx: Tx, activityId: number): Promise<string> {
  const [text] = await tx
    .select({ title: activityTexts.title })
    .from(activityTexts)
    .where(and(eq(activityTexts.activityId, activityId), eq(activityTexts.language, 'es')));
  return text?.title ?? '';
}

/** What hangs on an activity, for all copies at once; the places come last, for they need the shifts. */
function copyStatements({ id, capacity }: Row, copies: readonly number[]): SQL[] {
  const copy = sql`(select id from activities where id in (${sql.join(
    copies.map((copied) => sql`${copied}::int`),
    sql`, `,
  )})) as copy`;
  const texts = textColumns.map(({ column }) => column);
  const source = sql`where source.activity_id = ${id}::int`;
  return [
    sql`insert into activity_texts (activity_id, language, ${sql.join(texts, sql`, `)})
      select copy.id, source.language, ${sql.join(
        texts.map((text) => sql`source.${text}`),
        sql`, `,
      )}
      from activity_texts source, ${copy} ${source}`,
    sql`insert into activity_images (activity_id, file_id, gallery, position)
      select copy.id, source.file_id, source.gallery, source.position
      from activity_images source, ${copy} ${source}`,
    sql`insert into activity_documents (activity_id, language, name, file_id, extension)
      select copy.id, source.language, source.name, source.file_id, source.extension
      from activity_documents source, ${copy} ${source} order by source.id`,
    sql`insert into related_activities (activity_id, related_id, position)
      select copy.id, source.related_id, source.position
      from related_activities source, ${copy} ${source}`,
    sql`insert into activity_complements (activity_id, complementary_id)
      select copy.id, source.complementary_id
      from activity_complements source, ${copy} ${source}`,
    sql`insert into activity_guides (activity_id, guide_id)
      select copy.id, source.guide_id
      from activity_guides source join guides on guides.id = source.guide_id and guides.removed_at is null, ${copy} ${source}`,
    sql`insert into shifts (activity_id, name, position)
      select copy.id, source.name, source.position
      from shifts source, ${copy} ${source}`,
    sql`insert into shift_places (activity_id, shift_id, capacity)
      select copy.id, coalesce(shift.id, 0), ${capacity}::int
      from ${copy} left join shifts shift on shift.activity_id = copy.id`,
  ];
}

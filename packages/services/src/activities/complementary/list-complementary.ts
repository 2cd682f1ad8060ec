import { complementaryActivities } from '@dehesa/db/schema';
import { ComplementaryListInput } from '@dehesa/domain/activities';
import type { Page } from '@dehesa/domain/paging';
import { or, type SQL, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { matches } from '../../search';
import {
  type ComplementaryActivity,
  ofLanguage,
  portuguese,
  selectComplementary,
  spanish,
  toComplementary,
} from './complementary-rows';

const sortColumns: Record<ComplementaryListInput['order'], SQL> = {
  id: sql`${complementaryActivities.id}`,
  title: sql`search_fold(${spanish.title})`,
  date: sql`${complementaryActivities.date}`,
  place: sql`nullif(search_fold(${complementaryActivities.place}), '')`,
};

/**
 * One page of the complementary activities, hidden ones included (B34). They lie in no territory and belong to nobody, so
 * all staff that manages activities (roles 0 to 2) manages all of them: B21 has nothing to go by.
 */
export async function listComplementary(
  ctx: ServiceContext,
  raw: ComplementaryListInput,
): Promise<Page<ComplementaryActivity>> {
  authorize(ctx, 'activities.manage');
  const input = ComplementaryListInput.parse(raw);
  const found = input.search === '' ? undefined : matching(input.search);
  const direction = input.direction === 'asc' ? sql`asc` : sql`desc`;
  const [rows, [count]] = await Promise.all([
    selectComplementary(ctx.db)
      .where(found)
      .orderBy(
        // What has no date or place comes last, whichever way round.
        sql`${sortColumns[input.order]} ${direction} nulls last`,
        sql`${complementaryActivities.id} ${direction}`,
      )
      .limit(input.pageSize)
      .offset(input.pageIndex * input.pageSize),
    countComplementary(ctx, found),
  ]);
  return { rows: rows.map(toComplementary), total: count?.total ?? 0 };
}

/** Titles in both languages and the place. */
function matching(search: string): SQL | undefined {
  return or(
    matches(spanish.title, search),
    matches(portuguese.title, search),
    matches(complementaryActivities.place, search),
  );
}

function countComplementary(ctx: ServiceContext, found: SQL | undefined) {
  return ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(complementaryActivities)
    .innerJoin(spanish, ofLanguage(spanish, 'es'))
    .leftJoin(portuguese, ofLanguage(portuguese, 'pt'))
    .where(found);
}

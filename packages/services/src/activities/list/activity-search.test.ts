import { closedAfterAll } from '@dehesa/testing';
import { activities } from '@dehesa/db/schema';
import { ActivityListInput, AgendaInput } from '@dehesa/domain/activities';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createActivityWorld } from '../activities.test-support';
import { pageStatement, listStatement, wantedActivities } from './activity-search';
import { bookable } from '../agenda/agenda-conditions';

const world = await closedAfterAll(createActivityWorld());

/** How a page would be found, were reading whole tables and sorting them forbidden: only an index that fits is left. */
async function plan(input: Partial<ActivityListInput>, actor = world.actors.admin): Promise<string> {
  const parsed = ActivityListInput.parse(input);
  // With the counts beside it the whole is read anyway; the page alone shows how it is found.
  const toStatement = parsed.search === '' ? pageStatement : listStatement;
  return planOf(toStatement(parsed, wantedActivities(world.as(actor), parsed)));
}

async function planOf(statement: SQL): Promise<string> {
  return world.db.transaction(async (tx) => {
    for (const setting of ['enable_seqscan', 'enable_sort', 'enable_incremental_sort', 'enable_hashjoin']) {
      await tx.execute(sql.raw(`set local ${setting} = off`));
    }
    const rows = await tx.execute<Record<string, string>>(sql`explain (costs off) ${statement}`);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
}

it.each<[string, Partial<ActivityListInput>, string]>([
  ['by date', {}, 'activities_date_idx'],
  ['by date, the first ones', { direction: 'asc' }, 'activities_date_idx'],
  ['a territory by date', { territoryId: 2 }, 'activities_territory_idx'],
  ['by title', { order: 'title', direction: 'asc' }, 'activity_texts_title_idx'],
  ['by title, backwards', { order: 'title' }, 'activity_texts_title_idx'],
])('%s: in the order of an index, without sorting', async (_case, input, index) => {
  const found = await plan(input);
  expect(found).toContain(index);
  expect(found).not.toContain('Sort');
});

it('a company finds its own by date in the order of an index (B21)', async () => {
  const found = await plan({}, world.actors.company);
  expect(found).toContain('activities_company_idx');
  expect(found).not.toContain('Sort');
});

it('searches titles by their trigrams, and folds what was typed once', async () => {
  const found = await plan({ search: 'buitres' });
  expect(found).toMatch(/Bitmap Index Scan on activity_texts_search_idx/);
  expect(found).toContain('hashed SubPlan');
});

it('reads the titles themselves for one or two letters, which have no trigram', async () => {
  expect(await plan({ search: 'tu' })).not.toContain('activity_texts_search_idx');
});

it('so does the agenda, word by word', async () => {
  const agenda = (search: string) => {
    const times = { now: new Date('2026-05-01T10:00:00Z'), today: '2026-05-01', early: sql`false` };
    return planOf(
      sql`select ${activities.id} from ${activities} where ${bookable(AgendaInput.parse({ search }), times)}`,
    );
  };
  expect(await agenda('buitres')).toContain('activity_texts_search_idx');
  expect(await agenda('a tu')).not.toContain('activity_texts_search_idx');
});

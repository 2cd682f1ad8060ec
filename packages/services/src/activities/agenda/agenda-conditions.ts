import { Role } from '@dehesa/domain/access';
import { type AgendaInput, agendaDates } from '@dehesa/domain/activities';
import { addDays } from '@dehesa/domain/dates';
import { type SQL, sql } from 'drizzle-orm';
import { matches, matchesFolded } from '../../search';

/** More words than this narrow nothing down any further and cost time. */
const mostWords = 6;

/** In this order the agenda is read; `activities_agenda_idx` has it. */
export const agendaOrder = sql`a.date, a.start_time nulls first, a.id`;

/**
 * What can be booked, now or from a day to come (B8): not hidden, not past, registrations neither closed nor over.
 * Through the link of a collaborator also what early access still takes (B9), if `early` holds.
 */
export function bookable(input: AgendaInput, { now, today, early }: { now: Date; today: string; early: SQL }): SQL {
  const { from, to } = agendaDates(input, today);
  const conditions = [
    sql`not a.hidden and a.principal and not a.registrations_closed`,
    // Whatever began before yesterday is over by now (`scheduleEnd`), so the index can start there.
    sql`a.date >= ${addDays(today, -1)}::date and a.ends_at > ${now.toISOString()}::timestamptz`,
    sql`(a.registration_closes_on is null or a.registration_closes_on >= ${today}::date or ${early})`,
  ];
  if (from !== null) conditions.push(sql`a.date >= ${from}::date`);
  if (to !== null) conditions.push(sql`a.date <= ${to}::date`);
  if (input.territoryId !== null) conditions.push(sql`a.territory_id = ${input.territoryId}::int`);
  if (input.audience !== null) conditions.push(sql`a.minimum_age = ${input.audience}::int`);
  if (input.withChildren) conditions.push(sql`a.children_allowed`);
  for (const word of input.search.split(/\s+/).filter(Boolean).slice(0, mostWords)) conditions.push(names(word));
  return sql.join(conditions, sql` and `);
}

/** Whether the early-access range (B9) holds today for the collaborator of the link; worked out once a statement. */
export function earlyAccessToday(collaboratorId: number | null, today: string): SQL {
  if (collaboratorId === null) return sql`false`;
  return sql`(select (c.early_access_opens_on is not null or c.early_access_closes_on is not null)
      and (c.early_access_opens_on is null or c.early_access_opens_on <= ${today}::date)
      and (c.early_access_closes_on is null or c.early_access_closes_on >= ${today}::date)
      and exists (select from users u where u.id = ${collaboratorId}::int and u.role = ${Role.collaborator} and u.has_access)
    from configuration c)`;
}

/** A word of a title in either language, of the place, of the kind or of who organises it (B34). */
function names(word: string): SQL {
  return sql`(${matchesFolded(sql`a.municipality_folded`, word)}
    or a.id in (select x.activity_id from activity_texts x where ${matchesFolded(sql`x.title_folded`, word)})
    or a.territory_id in (select t.id from territories t
      where ${matches(sql`t.name_es`, word)} or ${matches(sql`t.name_pt`, word)})
    or a.category_id in (select k.id from categories k
      where ${matches(sql`k.name_es`, word)} or ${matches(sql`k.name_pt`, word)})
    or a.company_id in (select u.id from users u where u.role = ${Role.manager} and ${matches(sql`u.company_name`, word)}))`;
}

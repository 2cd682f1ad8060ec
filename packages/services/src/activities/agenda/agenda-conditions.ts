import { activities, activityTexts, categories, configuration, territories, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { type AgendaInput, agendaDates } from '@dehesa/domain/activities';
import { addDays } from '@dehesa/domain/dates';
import { and, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { isCollaboratorWithAccess } from '../../collaborator-with-access';
import type { ServiceContext } from '../../context';
import { matches, matchesFolded } from '../../search';

/** More words than this narrow nothing down any further and cost time. */
const mostWords = 6;

/** In this order the agenda is read; `activities_agenda_idx` has it. */
export const agendaOrder = [
  sql`${activities.date}`,
  sql`${activities.startTime} nulls first`,
  sql`${activities.id}`,
] as const;

/**
 * What can be booked, now or from a day to come (B8): not hidden, not past, registrations neither closed nor over.
 * Through the link of a collaborator also what early access still takes (B9), if `early` holds.
 */
export function bookable(
  input: AgendaInput,
  { now, today, early }: { now: Date; today: string; early: SQL },
): SQL | undefined {
  const { from, to } = agendaDates(input, today);
  const closesOn = activities.registrationClosesOn;
  return and(
    // Written as the partial index `activities_agenda_idx` has it.
    sql`not ${activities.hidden} and ${activities.principal} and not ${activities.registrationsClosed}`,
    // Whatever began before yesterday is over by now (`scheduleEnd`), so the index can start there.
    gte(activities.date, addDays(today, -1)),
    gt(activities.endsAt, now),
    or(isNull(closesOn), gte(closesOn, today), early),
    from === null ? undefined : gte(activities.date, from),
    to === null ? undefined : lte(activities.date, to),
    input.territoryId === null ? undefined : eq(activities.territoryId, input.territoryId),
    input.audience === null ? undefined : eq(activities.minimumAge, input.audience),
    input.withChildren ? eq(activities.childrenAllowed, true) : undefined,
    ...input.search.split(/\s+/).filter(Boolean).slice(0, mostWords).map(names),
  );
}

/** That it is on one page of what a condition finds. */
export function onPage(
  db: ServiceContext['db'],
  where: SQL | undefined,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): SQL {
  const page = db
    .select({ id: activities.id })
    .from(activities)
    .where(where)
    .orderBy(...agendaOrder)
    .limit(pageSize)
    .offset(pageIndex * pageSize);
  // An array is worked out first, whereas a subselect of `in` may be joined after everything else.
  return sql`${activities.id} = any(array ${page})`;
}

/** Whether the early-access range (B9) holds today for the collaborator of the link; worked out once a statement. */
export function earlyAccessToday(collaboratorId: number | null, today: string): SQL {
  if (collaboratorId === null) return sql`false`;
  const { earlyAccessOpensOn: opensOn, earlyAccessClosesOn: closesOn } = configuration;
  const holds = and(
    sql`(${opensOn} is not null or ${closesOn} is not null)`,
    or(isNull(opensOn), lte(opensOn, today)),
    or(isNull(closesOn), gte(closesOn, today)),
    sql`exists (select from ${users} where ${isCollaboratorWithAccess(users, collaboratorId)})`,
  );
  return sql`(select ${holds} from ${configuration})`;
}

/** A word of a title in either language, of the place, of the kind or of who organises it (B34). */
function names(word: string): SQL | undefined {
  const named = (table: typeof territories | typeof categories) =>
    or(matches(table.nameEs, word), matches(table.namePt, word));
  return or(
    matchesFolded(activities.municipalityFolded, word),
    sql`${activities.id} in (select ${activityTexts.activityId} from ${activityTexts}
      where ${matchesFolded(activityTexts.titleFolded, word)})`,
    sql`${activities.territoryId} in (select ${territories.id} from ${territories} where ${named(territories)})`,
    sql`${activities.categoryId} in (select ${categories.id} from ${categories} where ${named(categories)})`,
    sql`${activities.companyId} in (select ${users.id} from ${users}
      where ${and(eq(users.role, Role.manager), matches(users.companyName, word))})`,
  );
}

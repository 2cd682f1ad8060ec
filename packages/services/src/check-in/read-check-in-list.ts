import { activities, checkInTicks, people, reservations, shifts, territories, users } from '@dehesa/db/schema';
import { CheckInListInput, type Mark } from '@dehesa/domain/check-in';
import { DomainError } from '@dehesa/domain/errors';
import type { PersonKind, Unnamed } from '@dehesa/domain/reservations';
import { and, eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { jsonList, jsonObject, millis } from '../json-sql';
import { booker, ofBooker } from '../reservations/read/booker';
import { party, unnamed } from '../reservations/read/people';
import { shownReference } from '../reservations/read/reference';
import { type SpokenAnswer, spokenAnswers } from '../reservations/read/spoken-answers';
import { isConfirmed } from '../reservations/read/states';
import { personName } from '../users/read/names';
import { type ActivityHead, guidedHead, withPortugueseStart } from './activity-head';
import { checkedInBy } from './guided-activities';
import { stands } from './store-ticks';

/** A tick that stands, as a guide's device keeps it. */
export interface ListedTick {
  nonce: string;
  mark: Mark;
  /** Milliseconds since the epoch. */
  at: number;
  replaces: string[];
  /** Who ticked; empty for somebody who is no longer there. */
  by: string;
  device: string;
  /** How many without a name it is about beside the person (B83). */
  unnamed: number;
}

/** Somebody who is expected: as much as a guide needs to call them by name, nothing to reach or identify them by. */
export interface ListedPerson {
  id: number;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  /** To the activity's own questions (B73): allergies matter on the way. */
  answers: SpokenAnswer[];
  ticks: ListedTick[];
}

export interface ListedParty {
  reservationId: number;
  /** With its territory's prefix (B16). */
  reference: string;
  shift: string | null;
  notes: string;
  answers: SpokenAnswer[];
  /** The booker first. */
  people: ListedPerson[];
  /** Of a group: who else is expected (B83). */
  unnamed: Unnamed;
}

export interface CheckInList {
  activity: ActivityHead;
  /** Names of the shifts in their order. */
  shifts: string[];
  /** Confirmed reservations by shift, then by the booker's name. */
  parties: ListedParty[];
}

/** A tick that stands, in the order in which they were made. */
const ticks = sql<ListedTick[]>`(
  select ${jsonList(
    jsonObject({
      nonce: checkInTicks.nonce,
      mark: checkInTicks.mark,
      at: sql<number>`${millis(checkInTicks.tickedAt)}::bigint`,
      replaces: checkInTicks.replaces,
      device: checkInTicks.device,
      unnamed: checkInTicks.unnamed,
      by: sql<string>`coalesce(${personName(users)}, ${users.companyName}, '')`,
    }),
    checkInTicks.tickedAt,
    checkInTicks.nonce,
  )}
  from ${checkInTicks} left join ${users} on ${eq(users.id, checkInTicks.tickedBy)}
  where ${eq(checkInTicks.personId, people.id)} and ${stands})`;

const listed = party(
  jsonObject({
    id: people.id,
    kind: people.kind,
    firstName: people.firstName,
    lastName: people.lastName,
    answers: people.answers,
    ticks,
  }),
);

const shiftNames = sql<string[]>`(
  select ${jsonList(sql<string>`${shifts.name}`, shifts.position)} from ${shifts}
  where ${eq(shifts.activityId, activities.id)})`;

/** A guide's list of one activity that the actor reaches (B21) or guides (B87); a foreign one is missing (B22). */
export async function readCheckInList(ctx: ServiceContext, raw: CheckInListInput): Promise<CheckInList> {
  const actor = authorize(ctx, 'reservations.manage');
  const { activityId } = CheckInListInput.parse(raw);
  const wanted = and(eq(activities.id, activityId), checkedInBy(actor));
  const [[found], parties] = await Promise.all([
    ctx.db
      .select({ ...guidedHead, shifts: shiftNames })
      .from(activities)
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .where(wanted),
    ctx.db
      .select({
        reservationId: reservations.id,
        reference: shownReference,
        shift: shifts.name,
        notes: reservations.notes,
        answers: reservations.answers,
        questions: activities.questions,
        people: listed,
        unnamed,
      })
      .from(activities)
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .innerJoin(reservations, and(eq(reservations.activityId, activities.id), isConfirmed()))
      .innerJoin(booker, ofBooker)
      .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
      .where(wanted)
      .orderBy(shifts.position, sql`search_fold(${booker.lastName} || ' ' || ${booker.firstName})`, reservations.id),
  ]);
  if (!found) throw DomainError.of('record.notFound');
  const { shifts: names, ...head } = found;
  return {
    activity: withPortugueseStart(head),
    shifts: names,
    parties: parties.map(({ questions, ...party }) => ({
      ...party,
      answers: spokenAnswers(questions, party.answers),
      people: party.people.map((person) => ({ ...person, answers: spokenAnswers(questions, person.answers) })),
    })),
  };
}

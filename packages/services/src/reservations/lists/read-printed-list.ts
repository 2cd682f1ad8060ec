import { activities, people, reservations, shiftPlaces, shifts, territories } from '@dehesa/db/schema';
import type { ActivityQuestion } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import {
  isGroup,
  type QuestionAnswers,
  ReservationStatus,
  showReference,
  type Unnamed,
  unnamedPeople,
} from '@dehesa/domain/reservations';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { countOf, sumOf } from '../read/counts';
import { unnamed } from '../read/people';
import { type SpokenAnswer, spokenAnswers } from '../read/spoken-answers';

/** The head of a printed list. */
export interface PrintedActivity {
  id: number;
  /** The Portuguese title where there is none is the Spanish one. */
  title: { es: string; pt: string };
  municipality: string;
  meetingPoint: { es: string; pt: string };
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  /** Of all shifts together (B3). */
  capacity: number;
  capacityOfShift: number;
  shifts: number;
}

/** A line of a list: one person, a companion right below its booker. */
export interface PrintedPerson {
  reservationId: number;
  /** With its territory's prefix (B16). */
  reference: string;
  status: ReservationStatus;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  province: string;
  locality: string;
  /** Of this person, and with the booker's those of the party (B73). */
  answers: SpokenAnswer[];
  /** Of a group, the line below its organiser: who else has a place (B83). Null for a person. */
  unnamed: Unnamed | null;
}

/** The people of one shift; `shift` null where the activity has none. */
export interface PrintedShift {
  shift: string | null;
  people: PrintedPerson[];
  /** How many people these lines are. */
  count: number;
}

export interface PrintedList {
  activity: PrintedActivity;
  /** The activity's own questions that somebody on the list has answered. */
  questions: Pick<SpokenAnswer, 'question' | 'label'>[];
  /** Only shifts that somebody is on the list of, in their order. */
  shifts: PrintedShift[];
  reservations: number;
  people: number;
}

/**
 * Everybody in the reservations of an activity that are in these states, as lists are printed: by shift, then by when
 * the reservation was made, companions after their booker (B57). Who only waits comes in the order of the
 * waiting list (B19). Of chosen ones only those. Within the actor's reach (B21, B22).
 */
export async function readPrintedList(
  ctx: ServiceContext,
  activityId: number,
  statuses: readonly ReservationStatus[],
  ids?: readonly number[],
): Promise<PrintedList> {
  authorize(ctx, 'reservations.manage');
  const { prefix, questions, ...activity } = await readHead(ctx, activityId);
  const rows = await readPeople(ctx, activityId, statuses, ids);
  const shifts = byShift(rows, { prefix, questions });
  return {
    activity,
    questions: answeredIn(questions, shifts),
    shifts,
    reservations: new Set(rows.map(({ reservationId }) => reservationId)).size,
    people: shifts.reduce((sum, { count }) => sum + count, 0),
  };
}

async function readPeople(
  { db }: ServiceContext,
  activityId: number,
  statuses: readonly ReservationStatus[],
  ids?: readonly number[],
) {
  const queued = statuses.every((status) => status === ReservationStatus.waiting);
  return db
    .select({
      shiftId: reservations.shiftId,
      shift: shifts.name,
      reservationId: reservations.id,
      reference: reservations.reference,
      status: reservations.status,
      firstName: people.firstName,
      lastName: people.lastName,
      phone: sql<string>`coalesce(nullif(trim(coalesce(${people.phonePrefix}, '') || ' ' || ${people.phone}), ''), '')`,
      email: sql<string>`coalesce(${people.email}, '')`,
      province: sql<string>`coalesce(${people.province}, '')`,
      locality: sql<string>`coalesce(${people.locality}, '')`,
      // With the last of its people: below them stand those without a name.
      unnamed,
      last: sql<boolean>`${people.position} = (select max(position) from people of_party
        where of_party.reservation_id = ${reservations.id})`,
      ofPerson: people.answers,
      ofParty: sql<QuestionAnswers | null>`case when ${people.position} = 0 then ${reservations.answers} end`,
    })
    .from(reservations)
    .innerJoin(people, eq(people.reservationId, reservations.id))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(
      and(
        eq(reservations.activityId, activityId),
        inArray(reservations.status, [...statuses]),
        ids && inArray(reservations.id, [...ids]),
      ),
    )
    .orderBy(
      sql`${shifts.position} nulls first`,
      queued ? reservations.waitingSince : reservations.createdAt,
      reservations.id,
      people.position,
    );
}

type PersonOfShift = Awaited<ReturnType<typeof readPeople>>[number];

const ofActivity = eq(shiftPlaces.activityId, activities.id);

async function readHead(ctx: ServiceContext, activityId: number) {
  const [head] = await ctx.db
    .select({
      id: activityHead.id,
      title: activityHead.title,
      municipality: activityHead.municipality,
      meetingPoint: activityHead.meetingPoint,
      territory: activityHead.territory,
      date: activityHead.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      capacity: sql<number>`(${sql`select ${sumOf(shiftPlaces.capacity)} from ${shiftPlaces} where ${ofActivity}`})`,
      capacityOfShift: activities.capacity,
      shifts: sql<number>`(${sql`select ${countOf(ne(shiftPlaces.shiftId, 0))} from ${shiftPlaces} where ${ofActivity}`})`,
      prefix: territories.referencePrefix,
      questions: activities.questions,
    })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(and(eq(activities.id, activityId), reachableActivities(ctx.actor)));
  if (!head) throw DomainError.of('record.notFound');
  return head;
}

/** Rows that come ordered by shift, in their groups. */
function byShift(
  rows: readonly PersonOfShift[],
  { prefix, questions }: { prefix: string; questions: readonly ActivityQuestion[] },
): PrintedShift[] {
  const groups = new Map<number, PrintedShift>();
  for (const { shiftId, shift, ofPerson, ofParty, unnamed, last, ...person } of rows) {
    const group = groups.get(shiftId ?? 0) ?? { shift, people: [], count: 0 };
    groups.set(shiftId ?? 0, group);
    const line = { ...person, reference: showReference(person.reference, prefix), unnamed: null };
    group.people.push({
      ...line,
      answers: [...spokenAnswers(questions, ofParty), ...spokenAnswers(questions, ofPerson)],
    });
    if (last && isGroup(unnamed)) group.people.push({ ...line, ...noContact, answers: [], unnamed });
  }
  return [...groups.values()].map((group) => ({ ...group, count: countPeople(group.people) }));
}

const noContact = { firstName: '', lastName: '', phone: '', email: '', province: '', locality: '' };

/** How many people some lines are. */
export function countPeople(lines: readonly PrintedPerson[]): number {
  return lines.reduce((sum, { unnamed }) => sum + (unnamed === null ? 1 : unnamedPeople(unnamed)), 0);
}

function answeredIn(questions: readonly ActivityQuestion[], shown: readonly PrintedShift[]): PrintedList['questions'] {
  const answers = new Map(
    shown
      .flatMap(({ people }) => people.flatMap((person) => person.answers))
      .map((answer) => [answer.question, answer]),
  );
  return questions.flatMap(({ id }) => answers.get(id) ?? []).map(({ question, label }) => ({ question, label }));
}

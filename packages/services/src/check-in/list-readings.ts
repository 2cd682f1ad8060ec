import {
  activities,
  attendance,
  checkInTicks,
  people,
  reservations,
  shifts,
  territories,
  users,
  visits,
} from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { type ReadingKind, ReadingsInput, readReference, showReference } from '@dehesa/domain/reservations';
import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { activityHead } from '../activities/read/head';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { matches } from '../search';
import { businessName, actorName } from '../users/read/names';
import { sumOf } from '../reservations/read/counts';
import { cameWith } from '../reservations/read/people';
import { isConfirmed, isLive } from '../reservations/read/states';

/** Who was read when, by whom and where (B43). */
export interface Reading {
  kind: ReadingKind;
  /** Unique among those of its kind. */
  id: number;
  at: Date;
  /** The person that was checked in, or who booked what was shown; empty once it was erased (B46). */
  firstName: string;
  lastName: string;
  reservationId: number;
  /** With its prefix (B16). */
  reference: string;
  shift: string | null;
  /** 1 for a person, with those without a name who came along (B83); the party for a visit. */
  people: number;
  /** Who checked the person in, where that is known. */
  by: string | null;
  /** The device it was done with, as its owner calls it; the collaborator of a visit. */
  place: string | null;
}

export interface Readings {
  activity: { id: number; title: { es: string; pt: string }; date: string; startTime: string | null };
  /** Whatever was searched for. */
  totals: { present: number; confirmed: number; visits: number };
  rows: Reading[];
  /** Of those that were searched for. */
  total: number;
}

/** A page of an activity's readings, the latest first; what the actor does not reach does not exist for it (B21, B22). */
export async function listReadings(ctx: ServiceContext, raw: ReadingsInput): Promise<Readings> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = ReadingsInput.parse(raw);
  const head = await readHead(ctx, input.activityId, reachableActivities(actor));
  if (!head) throw DomainError.of('record.notFound');
  const found = readingsOf(ctx, input).as('found');
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(found),
    ctx.db
      .select()
      .from(found)
      .orderBy(desc(found.at), found.kind, desc(found.id))
      .limit(input.pageSize)
      .offset(input.pageIndex * input.pageSize),
  ]);
  const { prefix, totals, ...activity } = head;
  return {
    activity,
    totals,
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({ ...row, reference: showReference(row.reference, prefix) })),
  };
}

const ofActivity = eq(reservations.activityId, activities.id);
const present = sql`select ${cameWith} from ${attendance}
  join ${reservations} on ${eq(reservations.id, attendance.reservationId)}
  where ${and(ofActivity, isConfirmed(), isNull(attendance.undoneAt))}`;
const confirmed = sql`select ${sumOf(reservations.partySize)} from ${reservations} where ${and(ofActivity, isConfirmed())}`;
const shown = sql`select count(*)::int from ${visits}
  join ${reservations} on ${eq(reservations.id, visits.reservationId)} where ${and(ofActivity, isLive())}`;

async function readHead({ db }: ServiceContext, activityId: number, reach: SQL) {
  const [head] = await db
    .select({
      id: activityHead.id,
      title: activityHead.title,
      date: activityHead.date,
      startTime: activityHead.startTime,
      prefix: territories.referencePrefix,
      totals: {
        present: sql<number>`(${present})`,
        confirmed: sql<number>`(${confirmed})`,
        visits: sql<number>`(${shown})`,
      },
    })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(and(eq(activities.id, activityId), reach));
  return head;
}

/** Both kinds as one list. Who was unticked again is not there any more, and what was cancelled is in no list (B18). */
function readingsOf({ db }: ServiceContext, { activityId, kind, search }: ReadingsInput) {
  const wanted = and(
    eq(reservations.activityId, activityId),
    isLive(),
    search === ''
      ? undefined
      : or(
          matches(sql`${people.firstName} || ' ' || ${people.lastName}`, search),
          eq(reservations.reference, readReference(search)),
        ),
  );
  const ticked = db
    .select({
      kind: sql<ReadingKind>`'attendance'`.as('kind'),
      id: attendance.id,
      at: attendance.checkedInAt,
      firstName: people.firstName,
      lastName: people.lastName,
      reservationId: sql<number>`${reservations.id}`.as('reservation_id'),
      reference: reservations.reference,
      shift: shifts.name,
      people: sql<number>`1 + ${attendance.unnamed}`.as('people'),
      by: actorName(users).as('by'),
      place: sql<string | null>`nullif(${checkInTicks.device}, '')`.as('place'),
    })
    .from(reservations)
    .innerJoin(attendance, and(eq(attendance.reservationId, reservations.id), isNull(attendance.undoneAt)))
    .innerJoin(people, eq(people.id, attendance.personId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .leftJoin(users, eq(users.id, attendance.checkedInBy))
    .leftJoin(checkInTicks, eq(checkInTicks.nonce, attendance.nonce))
    .where(wanted);
  const visited = db
    .select({
      kind: sql<ReadingKind>`'visit'`.as('kind'),
      id: visits.id,
      at: visits.visitedAt,
      firstName: people.firstName,
      lastName: people.lastName,
      reservationId: sql<number>`${reservations.id}`.as('reservation_id'),
      reference: reservations.reference,
      shift: shifts.name,
      people: sql<number>`${reservations.partySize}::int`.as('people'),
      by: sql<string | null>`null::text`.as('by'),
      place: businessName(users).as('place'),
    })
    .from(reservations)
    .innerJoin(visits, eq(visits.reservationId, reservations.id))
    .innerJoin(people, and(eq(people.reservationId, reservations.id), eq(people.position, 0)))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .leftJoin(users, eq(users.id, visits.collaboratorId))
    .where(wanted);
  if (kind === 'attendance') return ticked;
  return kind === 'visit' ? visited : unionAll(ticked, visited);
}

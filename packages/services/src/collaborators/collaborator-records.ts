import { activities, files, people, reservations, shifts, territories, visits } from '@dehesa/db/schema';
import type { ReservationStatus, Unnamed } from '@dehesa/domain/reservations';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { activityHead } from '../activities/read/head';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { jsonList, jsonObject } from '../json-sql';
import { booker, ofBooker } from '../reservations/read/booker';
import { unnamed } from '../reservations/read/people';
import { shownReference } from '../reservations/read/reference';
import { isLive } from '../reservations/read/states';

/** A reservation that came through a collaborator, or was shown at its checkpoint. */
export interface CollaboratorRecord {
  collaboratorId: number;
  /** The reservation's. */
  id: number;
  reference: string;
  status: ReservationStatus;
  firstName: string;
  lastName: string;
  locality: string;
  province: string;
  email: string;
  phone: string;
  companions: { firstName: string; lastName: string }[];
  /** Of a group: who else has a place (B83). */
  unnamed: Unnamed;
  partySize: number;
  shift: string | null;
  activity: { id: number; title: { es: string; pt: string }; date: string; imageUrl: string | null };
  bookedAt: Date;
  /** When it was shown at this collaborator's checkpoint; null for a booking that was not. */
  visitedAt: Date | null;
}

export interface RecordsWanted {
  /** Early bookings, the latest first, or visits, the latest first. */
  kind: 'bookings' | 'visits';
  collaboratorIds: readonly number[];
  /** Of each collaborator. */
  limit: number;
  offset?: number;
  /** A condition on `activities`: what lies beyond it does not exist (B21). */
  reach: SQL;
}

/** The keys of what is wanted; a page of each collaborator by an index of its own, before anything else is read. */
function pageOf({ kind, limit, offset = 0, reach }: RecordsWanted): SQL {
  return kind === 'bookings'
    ? sql`
      select r.id as reservation_id, r.created_at as at
      from reservations r
      join activities on activities.id = r.activity_id and ${reach}
      where r.collaborator_id = wanted.id and ${isLive(sql`r.status`)}
      order by r.created_at desc, r.id desc
      limit ${limit} offset ${offset}`
    : sql`
      select r.id as reservation_id, v.visited_at as at
      from visits v
      join reservations r on r.id = v.reservation_id and ${isLive(sql`r.status`)}
      join activities on activities.id = r.activity_id and ${reach}
      where v.collaborator_id = wanted.id
      order by v.visited_at desc, v.id desc
      limit ${limit} offset ${offset}`;
}

const wantedId = sql<number>`wanted.id`;
const companions = sql<CollaboratorRecord['companions']>`(
  select ${jsonList(jsonObject({ firstName: people.firstName, lastName: people.lastName }), people.position)}
  from ${people} where ${and(eq(people.reservationId, reservations.id), gt(people.position, 0))})`;

/** What came through collaborators, without what was cancelled (B18): for staff and for the collaborator's own page. */
export async function collaboratorRecords(
  db: ServiceContext['db'],
  wanted: RecordsWanted,
): Promise<CollaboratorRecord[]> {
  if (wanted.collaboratorIds.length === 0) return [];
  return db
    .select({
      collaboratorId: wantedId,
      id: reservations.id,
      reference: shownReference,
      status: reservations.status,
      firstName: booker.firstName,
      lastName: booker.lastName,
      locality: sql<string>`coalesce(${booker.locality}, '')`,
      province: sql<string>`coalesce(${booker.province}, '')`,
      email: sql<string>`coalesce(${booker.email}, '')`,
      phone: sql<string>`trim(coalesce(${booker.phonePrefix}, '') || ' ' || coalesce(${booker.phone}, ''))`,
      companions,
      unnamed,
      partySize: reservations.partySize,
      shift: shifts.name,
      activity: {
        id: activities.id,
        title: activityHead.title,
        date: activities.date,
        imageUrl: activityHead.imageUrl,
      },
      bookedAt: reservations.createdAt,
      visitedAt: visits.visitedAt,
    })
    .from(sql`unnest(${idArray(wanted.collaboratorIds)}) as wanted (id)`)
    .innerJoin(sql`lateral (${pageOf(wanted)}) page`, sql`true`)
    .innerJoin(reservations, sql`${reservations.id} = page.reservation_id`)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .innerJoin(booker, ofBooker)
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .leftJoin(visits, and(eq(visits.reservationId, reservations.id), eq(visits.collaboratorId, wantedId)))
    .orderBy(wantedId, sql`page.at desc`, desc(reservations.id));
}

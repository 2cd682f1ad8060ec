import { activities, attendance, people, reservations, shifts, territories, visits } from '@dehesa/db/schema';
import { pick } from '@dehesa/domain/field-kinds';
import type { PersonQuery } from '@dehesa/domain/personal-data';
import {
  type CancelReasonCode,
  type PersonKind,
  personFieldNames,
  type QuestionAnswers,
  type ReservationStatus,
  type StoredPersonFields,
} from '@dehesa/domain/reservations';
import { and, desc, eq, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { titles } from '../activities/read/texts';
import type { ServiceContext } from '../context';
import { jsonList, millis } from '../json-sql';
import { shownReference } from '../reservations/read/reference';
import { type SpokenAnswer, spokenAnswers } from '../reservations/read/spoken-answers';
import { isLive } from '../reservations/read/states';

const person = alias(people, 'person');

/** Everything that a row of `people` and its reservation say of the person. */
export interface PersonRecord extends StoredPersonFields {
  id: number;
  reservationId: number;
  /** With its territory's prefix (B16). */
  reference: string;
  kind: PersonKind;
  bookedName: string | null;
  country: string;
  title: { es: string; pt: string };
  date: string;
  shift: string | null;
  status: ReservationStatus;
  coming: boolean;
  partySize: number;
  language: string;
  /** Only for who wrote them. */
  notes: string;
  /** Why staff cancelled it, with their words where there are any (B91); only for who booked. */
  cancelReason: CancelReasonCode | null;
  cancelNote: string;
  /** The person's own, and the party's with who booked (B73). */
  answers: SpokenAnswer[];
  consents: Consents;
  bookedAt: Date;
  checkedInAt: Date[];
  /** When the reservation was shown at a collaborator's. */
  visitedAt: Date[];
}

/** When what was agreed to, and to which text. */
export interface Consents {
  privacyAt: Date | null;
  photoAt: Date | null;
  communicationsAt: Date | null;
  whatsappAt: Date | null;
  textVersion: string | null;
}

/** Rows that are of a person. The empty text is nobody's key. */
export function isOf({ email, identity }: PersonQuery): SQL {
  return sql`(${person.emailKey} = nullif(${email}::text, '') or ${person.identityKey} = nullif(${identity}::text, ''))`;
}

/** Instants of rows of a person or of their reservation, in order. */
function instantsOf(instant: SQLWrapper, from: SQL): SQL<number[]> {
  return sql`(select ${jsonList(millis(instant), instant)} from ${from})`;
}

const checkIns = instantsOf(
  attendance.checkedInAt,
  sql`${attendance} where ${and(eq(attendance.personId, person.id), isNull(attendance.undoneAt))}`,
);
const showings = instantsOf(visits.visitedAt, sql`${visits} where ${eq(visits.reservationId, reservations.id)}`);

/** The person's rows in reservations of any state, the latest activities first. */
export async function readPersonRecords(
  db: ServiceContext['db'],
  query: PersonQuery,
  now: Date,
): Promise<PersonRecord[]> {
  const rows = await db
    .select({
      id: person.id,
      reservationId: person.reservationId,
      reference: shownReference,
      kind: person.kind,
      ...pick(person, personFieldNames),
      bookedName: person.bookedName,
      country: person.country,
      phone: sql<string | null>`nullif(
        trim(coalesce(${person.phonePrefix}, '') || ' ' || coalesce(${person.phone}, '')), coalesce(${person.phonePrefix}, ''))`,
      title: titles(),
      date: activities.date,
      shift: shifts.name,
      status: reservations.status,
      coming: sql<boolean>`(${isLive()} and ${gt(activities.endsAt, now)})`,
      partySize: reservations.partySize,
      language: reservations.language,
      questions: activities.questions,
      ofPerson: person.answers,
      ofParty: sql<QuestionAnswers | null>`case when ${person.position} = 0 then ${reservations.answers} end`,
      notes: sql<string>`case when ${person.position} = 0 then ${reservations.notes} else '' end`,
      cancelReason: sql<CancelReasonCode | null>`case when ${person.position} = 0 then ${reservations.cancelReason} end`,
      cancelNote: sql<string>`case when ${person.position} = 0 then ${reservations.cancelNote} else '' end`,
      consents: {
        privacyAt: reservations.privacyAcceptedAt,
        photoAt: reservations.photoConsentAt,
        communicationsAt: reservations.communicationsConsentAt,
        whatsappAt: reservations.whatsappConsentAt,
        textVersion: reservations.consentTextVersion,
      },
      bookedAt: reservations.createdAt,
      checkedInAt: checkIns,
      visitedAt: showings,
    })
    .from(person)
    .innerJoin(reservations, eq(reservations.id, person.reservationId))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(isOf(query))
    .orderBy(desc(activities.date), desc(person.id))
    .limit(2000);
  return rows.map(({ questions, ofPerson, ofParty, ...row }) => ({
    ...row,
    answers: [...spokenAnswers(questions, ofParty), ...spokenAnswers(questions, ofPerson)],
    checkedInAt: row.checkedInAt.map((ms) => new Date(ms)),
    visitedAt: row.visitedAt.map((ms) => new Date(ms)),
  }));
}

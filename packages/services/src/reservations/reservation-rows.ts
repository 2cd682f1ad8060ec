import { activities, files, people, reservations, shifts, territories, users } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { pick } from '@dehesa/domain/field-kinds';
import type { Language } from '@dehesa/domain/languages';
import {
  type PersonKind,
  personFieldNames,
  type ReservationStatus,
  type StoredPersonFields,
  type Unnamed,
} from '@dehesa/domain/reservations';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { activityHead } from '../activities/read/head';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';
import { jsonObject } from '../json-sql';
import { publicName } from '../users/read/names';
import { booker, ofBooker } from './read/booker';
import { sumOf } from './read/counts';
import { checkedIn, party, unnamed } from './read/people';
import { shownReference } from './read/reference';
import { type SpokenAnswer, spokenAnswers } from './read/spoken-answers';

/** Booker (position 0) or companion (its slot from 1) as staff see them; documents and birth dates only where they are needed. */
export interface ReservationPerson extends StoredPersonFields {
  id: number;
  position: number;
  kind: PersonKind;
  phonePrefix: string | null;
  checkedIn: boolean;
  /** To the activity's own questions (B73). */
  answers: SpokenAnswer[];
}

/** What a reservation tells of its activity. */
export interface ReservedActivity {
  id: number;
  slug: string;
  /** The Portuguese title where there is none is the Spanish one. */
  title: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  imageUrl: string | null;
}

/** A reservation as staff see it, with everybody in it. */
export interface ReservationRow {
  id: number;
  /** With its territory's prefix (B16). */
  reference: string;
  status: ReservationStatus;
  language: Language;
  notes: string;
  /** Of the party as a whole, to the activity's own questions (B73). */
  answers: SpokenAnswer[];
  source: 'public' | 'staff';
  shift: { id: number; name: string } | null;
  collaborator: { id: number; name: string } | null;
  activity: ReservedActivity;
  /** The booker first, then the companions by slot. */
  people: ReservationPerson[];
  /** Of a group: who else has a place (B83). */
  unnamed: Unnamed;
  /** Everybody in it who has a name was checked in (B20). */
  checkedIn: boolean;
  createdAt: Date;
  waitingSince: Date | null;
  /** The booker wants messages by WhatsApp too. */
  whatsapp: boolean;
}

const collaborator = alias(users, 'collaborator');

/** With identity documents and birth dates, for who is to read or change them; the audit log has to know (B46). */
function partyWith(documents: boolean) {
  const { id, position, kind, phonePrefix, answers } = people;
  const hidden = { identity: sql<string | null>`null`, birthDate: sql<string | null>`null` };
  const fields = { ...pick(people, personFieldNames), ...(!documents && hidden) };
  const person = jsonObject({ id, position, kind, ...fields, phonePrefix, checkedIn, answers });
  return party(person);
}

export interface ReservationSelection {
  /** Both speak of `reservations`, `activities`, `booker` and `shifts`. */
  where: SQL | undefined;
  order: readonly (PgColumn | SQL)[];
  limit: number;
  offset?: number;
  documents?: boolean;
}

/** Reservations in the actor's reach (B21) with activity and people, in one statement. */
export async function selectReservations(
  ctx: ServiceContext,
  { where, order, limit, offset = 0, documents = false }: ReservationSelection,
): Promise<ReservationRow[]> {
  const rows = await ctx.db
    .select({
      id: reservations.id,
      reference: shownReference,
      status: reservations.status,
      language: reservations.language,
      notes: reservations.notes,
      answers: reservations.answers,
      questions: activities.questions,
      source: reservations.source,
      shift: { id: shifts.id, name: shifts.name },
      collaborator: { id: collaborator.id, name: publicName(collaborator) },
      createdAt: reservations.createdAt,
      waitingSince: reservations.waitingSince,
      whatsapp: sql<boolean>`${reservations.whatsappConsentAt} is not null`,
      activity: {
        id: activityHead.id,
        slug: activityHead.slug,
        title: activityHead.title,
        territoryId: activityHead.territoryId,
        territory: activityHead.territory,
        date: activityHead.date,
        startTime: activityHead.startTime,
        endTime: activityHead.endTime,
        imageUrl: activityHead.imageUrl,
      },
      people: partyWith(documents),
      unnamed,
    })
    .from(reservations)
    .innerJoin(activities, reached(ctx))
    .innerJoin(booker, ofBooker)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .leftJoin(collaborator, eq(collaborator.id, reservations.collaboratorId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ questions, ...row }) => ({
    ...row,
    answers: spokenAnswers(questions, row.answers),
    people: row.people.map((person) => ({ ...person, answers: spokenAnswers(questions, person.answers) })),
    checkedIn: row.people.every((person) => person.checkedIn),
  }));
}

/** How many reservations, and people in them, a condition on them and their activities finds in the actor's reach. */
export async function countReservations(
  ctx: ServiceContext,
  where: SQL | undefined,
): Promise<{ reservations: number; people: number }> {
  const [row] = await ctx.db
    .select({ reservations: count(), people: sumOf(reservations.partySize) })
    .from(reservations)
    .innerJoin(activities, reached(ctx))
    .where(where);
  return row ?? { reservations: 0, people: 0 };
}

function reached(ctx: ServiceContext) {
  return and(eq(activities.id, reservations.activityId), reachableActivities(ctx.actor));
}

import { activities, people, reservations, shifts, territories, visits } from '@dehesa/db/schema';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import {
  readReference,
  readVisitCode,
  ReferenceLookup,
  type Unnamed,
  VisitInput,
  VisitorLookup,
  VisitTicket,
} from '@dehesa/domain/reservations';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { titleIn, titleLanguageIn } from '../activities/read/texts';
import { audit } from '../audit';
import { linkOpens, linksSince, readCancellationToken } from '../keys/index';
import { collaboratorWithAccess } from '../collaborator-with-access';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { jsonObject } from '../json-sql';
import { party, unnamed } from '../reservations/read/people';
import { shownReference } from '../reservations/read/reference';
import { isConfirmed } from '../reservations/read/states';
import { readVisitTicket, type VisitClaim, visitTicket } from './visit-ticket';

/** A confirmed reservation as a checkpoint sees it: names, no contact data. */
export interface CheckpointReservation {
  id: number;
  reference: string;
  activityId: number;
  title: string;
  titleLanguage: StaffLanguage | null;
  date: string;
  shift: string | null;
  firstName: string;
  lastName: string;
  companions: { firstName: string; lastName: string }[];
  /** Of a group: who else has a place (B83). */
  unnamed: Unnamed;
}

/** A visitor at a checkpoint: what is shown, and the ticket that registers the visit. */
export interface FoundVisitor extends Omit<CheckpointReservation, 'id'> {
  ticket: string;
}

/** A confirmed reservation by its reference, with or without prefix (B16); `record.notFound` for any other (B22). */
export async function readReservationByReference(
  ctx: ServiceContext,
  raw: ReferenceLookup,
): Promise<CheckpointReservation> {
  const { reference, language } = ReferenceLookup.parse(raw);
  return readConfirmed(ctx, byReference(reference), language);
}

/**
 * The same for a collaborator's checkpoint, also by the link that a visitor's QR code may hold, as long as the links of the
 * reservation open something (B52).
 */
export async function findVisitor(ctx: ServiceContext, raw: VisitorLookup): Promise<FoundVisitor> {
  const { code, collaboratorId, language } = VisitorLookup.parse(raw);
  if ((await collaboratorWithAccess(ctx, collaboratorId)) === null) throw DomainError.of('record.notFound');
  const which = and(await byCode(ctx, code), notLongOver(ctx));
  const { id, ...shown } = await readConfirmed(ctx, which, language);
  return { ...shown, ticket: visitTicket(ctx.installation, { reservationId: id, collaboratorId }) };
}

/** What is given out for an outing ends with the links of its messages (B52). */
function notLongOver(ctx: ServiceContext): SQL {
  return sql`${activities.endsAt} > ${linksSince(ctx)}::timestamptz`;
}

function byReference(reference: string): SQL {
  return eq(reservations.reference, readReference(reference));
}

async function byCode(ctx: ServiceContext, text: string): Promise<SQL> {
  const code = readVisitCode(text);
  if (code?.kind === 'reference') return byReference(code.reference);
  const claim = code === null ? undefined : readCancellationToken(ctx.installation, code.token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) throw DomainError.of('record.notFound');
  return eq(reservations.id, claim.reservationId);
}

async function readConfirmed(
  ctx: ServiceContext,
  which: SQL | undefined,
  language: ReferenceLookup['language'],
): Promise<CheckpointReservation> {
  const [row] = await ctx.db
    .select({
      id: reservations.id,
      reference: shownReference,
      activityId: reservations.activityId,
      title: titleIn(language),
      titleLanguage: titleLanguageIn(language),
      date: activities.date,
      shift: shifts.name,
      unnamed,
      people: party(jsonObject({ firstName: people.firstName, lastName: people.lastName })),
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(and(which, isConfirmed()));
  const [booker, ...companions] = row?.people ?? [];
  if (!row || !booker) throw DomainError.of('record.notFound');
  const { people: _people, ...shown } = row;
  return { ...shown, ...booker, companions };
}

/**
 * Registers the visit of a ticket, once for each reservation and collaborator: `reservations.visitAlreadyRegistered` (B20).
 * A ticket ends 90 days after the outing and then answers as one that nobody signed (B52).
 */
export async function confirmVisit(ctx: ServiceContext, raw: VisitTicket): Promise<void> {
  const { ticket } = VisitTicket.parse(raw);
  const claim = readVisitTicket(ctx.installation, ticket);
  if (claim === undefined) throw DomainError.of('record.notFound');
  await registerVisit(ctx, claim, notLongOver(ctx));
}

/**
 * The same by ids, as the documented call has it (B20). Ids can be guessed, so whatever is no confirmed reservation
 * answers as a missing one; its door limits the tries.
 */
export async function confirmVisitByIds(ctx: ServiceContext, raw: VisitInput): Promise<void> {
  await registerVisit(ctx, VisitInput.parse(raw));
}

async function registerVisit(
  ctx: ServiceContext,
  { reservationId, collaboratorId }: VisitClaim,
  which?: SQL,
): Promise<void> {
  if ((await collaboratorWithAccess(ctx, collaboratorId)) === null) throw DomainError.of('record.notFound');
  await inTransaction(ctx, async (tx) => {
    // The row is held, so that a cancelling at the same time comes before or after, not in between.
    const confirmed = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .innerJoin(activities, eq(activities.id, reservations.activityId))
      .where(and(eq(reservations.id, reservationId), isConfirmed(), which))
      .for('share', { of: reservations });
    if (confirmed.length === 0) throw DomainError.of('record.notFound');
    const stored = await tx
      .insert(visits)
      .values({ reservationId, collaboratorId, visitedAt: ctx.clock.now() })
      .onConflictDoNothing({ target: [visits.reservationId, visits.collaboratorId] })
      .returning({ id: visits.id });
    if (stored.length === 0) throw DomainError.of('reservations.visitAlreadyRegistered');
    await audit(ctx, tx, {
      action: 'visits.confirm',
      entity: 'reservation',
      entityId: reservationId,
      details: { collaboratorId },
    });
  });
}

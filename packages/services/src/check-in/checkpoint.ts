import { DomainError } from '@dehesa/domain/errors';
import {
  readReference,
  readVisitCode,
  ReferenceLookup,
  ReservationStatus,
  showReference,
  VisitInput,
  VisitorLookup,
  VisitTicket,
} from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit';
import { linkOpens, linksSince, readCancellationToken } from '../contact-link';
import { collaboratorWithAccess } from '../collaborator-with-access';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { readVisitTicket, type VisitClaim, visitTicket } from './visit-ticket';

/** A confirmed reservation as a checkpoint sees it: names, no contact data. */
export interface CheckpointReservation {
  id: number;
  reference: string;
  activityId: number;
  title: string;
  date: string;
  shift: string | null;
  firstName: string;
  lastName: string;
  companions: { firstName: string; lastName: string }[];
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
  const which = sql`${await byCode(ctx, code)} and ${notLongOver(ctx)}`;
  const { id, ...shown } = await readConfirmed(ctx, which, language);
  return { ...shown, ticket: visitTicket(ctx.installation, { reservationId: id, collaboratorId }) };
}

/** Of the row `a` of `activities`: what is given out for an outing ends with the links of its messages (B52). */
function notLongOver(ctx: ServiceContext): SQL {
  return sql`a.ends_at > ${linksSince(ctx)}::timestamptz`;
}

function byReference(reference: string): SQL {
  return sql`r.reference = ${readReference(reference)}`;
}

async function byCode(ctx: ServiceContext, text: string): Promise<SQL> {
  const code = readVisitCode(text);
  if (code?.kind === 'reference') return byReference(code.reference);
  const claim = code === null ? undefined : readCancellationToken(ctx.installation, code.token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) throw DomainError.of('record.notFound');
  return sql`r.id = ${claim.reservationId}`;
}

async function readConfirmed(
  ctx: ServiceContext,
  which: SQL,
  language: ReferenceLookup['language'],
): Promise<CheckpointReservation> {
  const [row] = await ctx.db.execute<{
    id: number;
    reference: string;
    prefix: string;
    activity_id: number;
    title: string;
    date: string;
    shift: string | null;
    people: { firstName: string; lastName: string }[];
  }>(sql`
    select r.id, r.reference, t.reference_prefix as prefix, r.activity_id, coalesce(nullif(own.title, ''), es.title, '') as title,
      a.date::text as date, s.name as shift,
      (select json_agg(json_build_object('firstName', p.first_name, 'lastName', p.last_name) order by p.position)
        from people p where p.reservation_id = r.id) as people
    from reservations r
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join shifts s on s.id = r.shift_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where ${which} and r.status = ${ReservationStatus.confirmed}`);
  const [booker, ...companions] = row?.people ?? [];
  if (!row || !booker) throw DomainError.of('record.notFound');
  const { id, activity_id: activityId, title, date, shift } = row;
  return {
    id,
    activityId,
    title,
    date,
    shift,
    reference: showReference(row.reference, row.prefix),
    ...booker,
    companions,
  };
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
  which: SQL = sql`true`,
): Promise<void> {
  if ((await collaboratorWithAccess(ctx, collaboratorId)) === null) throw DomainError.of('record.notFound');
  await inTransaction(ctx, async (tx) => {
    // The row is held, so that a cancelling at the same time comes before or after, not in between.
    const confirmed = await tx.execute(sql`
      select from reservations r join activities a on a.id = r.activity_id
      where r.id = ${reservationId} and r.status = ${ReservationStatus.confirmed} and ${which} for share of r`);
    if (confirmed.length === 0) throw DomainError.of('record.notFound');
    const stored = await tx.execute(sql`
      insert into visits (reservation_id, collaborator_id, visited_at)
      values (${reservationId}, ${collaboratorId}, ${ctx.clock.now().toISOString()}::timestamptz)
      on conflict (reservation_id, collaborator_id) do nothing returning id`);
    if (stored.length === 0) throw DomainError.of('reservations.visitAlreadyRegistered');
    await audit(ctx, tx, {
      action: 'visits.confirm',
      entity: 'reservation',
      entityId: reservationId,
      details: { collaboratorId },
    });
  });
}

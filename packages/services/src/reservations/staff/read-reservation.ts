import { reservations } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import type { Mark } from '@dehesa/domain/check-in';
import { DomainError } from '@dehesa/domain/errors';
import { BulkMessageKind, ReadReservationInput, type ReservationStatus } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { readSuppression, type Suppression } from '../../messages/index';
import { isLive } from './find-reservations';
import { identityReadAction, recordIdentityRead } from './record-identity-read';
import { type ReservationRow, selectReservations } from '../reservation-rows';
import { reservationStamp } from './reservation-stamp';

/** One line of what happened to a reservation (B17). */
export interface ReservationEvent {
  id: number;
  at: Date;
  /** `reservations.book`, `reservations.changeStatus`, … */
  action: string;
  /** Null is the visitor, or the product itself. */
  actor: { name: string; role: Role | null } | null;
  from: ReservationStatus | null;
  to: ReservationStatus | null;
  /** People in it after the change, where the change says so. */
  people: number | null;
  /** How many were ticked in a guide's list, and as what. */
  marks: Record<Mark, number> | null;
  /** The message to everybody that it was sent with. */
  messageToAll: BulkMessageKind | null;
  notified: boolean;
  /** Beyond capacity (B15). */
  forced: boolean;
}

/** When the booker agreed to what, and to which version of the text; all null where staff booked. */
export interface ReservationConsents {
  privacyAt: Date | null;
  photoAt: Date | null;
  communicationsAt: Date | null;
  whatsappAt: Date | null;
  textVersion: string | null;
}

export interface ReservationDetail extends ReservationRow {
  /** What an edit of it names, so that it is not stored over somebody else's. */
  stamp: string;
  consents: ReservationConsents;
  /** When its personal data was erased (B46). */
  erasedAt: Date | null;
  /** Set where no e-mail reaches the booker: somebody has to call (B35). */
  emailSuppression: Suppression | null;
  /** Newest first. */
  history: ReservationEvent[];
}

interface EventRow extends Record<string, unknown> {
  id: number;
  at_ms: number;
  action: string;
  actor_name: string | null;
  actor_role: Role | null;
  details: {
    from?: ReservationStatus;
    to?: ReservationStatus;
    people?: number;
    marks?: Record<Mark, number>;
    kind?: unknown;
    notify?: boolean;
    force?: boolean;
  };
}

/**
 * One reservation in the actor's reach with its people and its history (B17, B21); a foreign one is missing (B22). It
 * shows identity documents, so the audit log says who read them (B46).
 */
export async function readReservation(ctx: ServiceContext, raw: ReadReservationInput): Promise<ReservationDetail> {
  authorize(ctx, 'reservations.manage');
  const { id, includeCancelled } = ReadReservationInput.parse(raw);
  const where = includeCancelled ? sql`r.id = ${id}` : sql`r.id = ${id} and ${isLive}`;
  const [[reservation], [kept], events] = await Promise.all([
    selectReservations(ctx, { where, order: sql`r.id`, limit: 1, documents: true }),
    readConsents(ctx, id),
    ctx.db.execute<EventRow>(sql`
      select l.id::int as id, (extract(epoch from l.at) * 1000)::float8 as at_ms, l.action, l.actor_role, l.details,
        coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(u.company_name, ''), u.email) as actor_name
      from audit_log l
      left join users u on u.id = l.actor_id
      where l.entity = 'reservation' and l.entity_id = ${id} and l.action <> ${identityReadAction}
      order by l.at desc, l.id desc
      limit 200`),
  ]);
  if (!reservation || !kept) throw DomainError.of('record.notFound');
  await recordIdentityRead(ctx, reservation);
  const { erasedAt, ...consents } = kept;
  const email = reservation.people[0]?.email;
  return {
    ...reservation,
    stamp: reservationStamp(reservation),
    consents,
    erasedAt,
    emailSuppression: email ? await readSuppression(ctx.db, email) : null,
    history: events.map(fromEvent),
  };
}

function readConsents({ db }: ServiceContext, id: number) {
  return db
    .select({
      privacyAt: reservations.privacyAcceptedAt,
      photoAt: reservations.photoConsentAt,
      communicationsAt: reservations.communicationsConsentAt,
      whatsappAt: reservations.whatsappConsentAt,
      textVersion: reservations.consentTextVersion,
      erasedAt: reservations.erasedAt,
    })
    .from(reservations)
    .where(eq(reservations.id, id));
}

function fromEvent({ id, at_ms, action, actor_name, actor_role, details }: EventRow): ReservationEvent {
  return {
    id,
    at: new Date(at_ms),
    action,
    actor: actor_name === null ? null : { name: actor_name, role: actor_role },
    from: details.from ?? null,
    to: details.to ?? null,
    people: details.people ?? null,
    marks: details.marks ?? null,
    messageToAll: BulkMessageKind.safeParse(details.kind).data ?? null,
    notified: details.notify === true,
    forced: details.force === true,
  };
}

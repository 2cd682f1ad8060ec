import { auditLog, messages, reservations, users } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import type { Mark } from '@dehesa/domain/check-in';
import { DomainError } from '@dehesa/domain/errors';
import {
  BulkMessageKind,
  CancelReasonCode,
  ReadReservationInput,
  type ReservationStatus,
} from '@dehesa/domain/reservations';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { readSuppression, type Suppression } from '../../messages/index';
import { identityReadAction, recordIdentityRead } from './record-identity-read';
import { isLive } from '../read/states';
import { type ReservationRow, selectReservations } from '../reservation-rows';
import { actorName } from '../../users/read/names';
import { createHash } from 'node:crypto';

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
  /** Why it was cancelled; `text` only for a reason of staff's own words, until it is erased (B46, B91). */
  reason: { code: CancelReasonCode; text: string } | null;
  /** The text of its own that was written to the booker (B90): its subject, once it has left and until it is erased. */
  written: string | null;
  notified: boolean;
  /** Beyond capacity (B15). */
  forced: boolean;
  /** Confirmed by the setting of its activity (B67). */
  atOnce: boolean;
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

/**
 * One reservation in the actor's reach with its people and its history (B17, B21); a foreign one is missing (B22). It
 * shows identity documents, so the audit log says who read them (B46).
 */
export async function readReservation(ctx: ServiceContext, raw: ReadReservationInput): Promise<ReservationDetail> {
  authorize(ctx, 'reservations.manage');
  const { id, includeCancelled } = ReadReservationInput.parse(raw);
  const where = and(eq(reservations.id, id), includeCancelled ? undefined : isLive());
  const [[reservation], [kept], events] = await Promise.all([
    selectReservations(ctx, { where, order: [reservations.id], limit: 1, documents: true }),
    readConsents(ctx, id),
    readEvents(ctx, id),
  ]);
  if (!reservation || !kept) throw DomainError.of('record.notFound');
  await recordIdentityRead(ctx, reservation);
  const { erasedAt, cancelNote, ...consents } = kept;
  const email = reservation.people[0]?.email;
  return {
    ...reservation,
    stamp: reservationStamp(reservation),
    consents,
    erasedAt,
    emailSuppression: email ? await readSuppression(ctx.db, email) : null,
    history: events.map((event) => withNote(event, cancelNote)),
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
      cancelNote: reservations.cancelNote,
    })
    .from(reservations)
    .where(eq(reservations.id, id));
}

/** The log only grows, so words that may tell of somebody are with the reservation. */
function withNote(event: ReservationEvent, note: string): ReservationEvent {
  return event.reason?.code === 'other' ? { ...event, reason: { code: 'other', text: note } } : event;
}

/** What the log keeps of a change; each action has some of it. */
interface EventDetails {
  from?: ReservationStatus;
  to?: ReservationStatus;
  people?: number;
  marks?: Record<Mark, number>;
  kind?: unknown;
  reason?: unknown;
  notify?: boolean;
  force?: boolean;
  atOnce?: boolean;
}

function reasonOf(logged: unknown): ReservationEvent['reason'] {
  const code = CancelReasonCode.safeParse(logged).data;
  return code === undefined ? null : { code, text: '' };
}

/** The message that an event is about, of those that have a text of their own. */
const writtenMessage = sql`case when ${auditLog.action} = 'reservations.write' then (${auditLog.details} ->> 'messageId')::int end`;

async function readEvents({ db }: ServiceContext, id: number): Promise<ReservationEvent[]> {
  const events = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorName: actorName(users),
      actorRole: auditLog.actorRole,
      details: sql<EventDetails>`${auditLog.details}`,
      written: messages.subject,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(messages, eq(messages.id, writtenMessage))
    .where(and(eq(auditLog.entity, 'reservation'), eq(auditLog.entityId, id), ne(auditLog.action, identityReadAction)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(200);
  return events.map(({ actorName, actorRole, details, ...event }) => ({
    ...event,
    actor: actorName === null ? null : { name: actorName, role: actorRole },
    from: details.from ?? null,
    to: details.to ?? null,
    people: details.people ?? null,
    marks: details.marks ?? null,
    messageToAll: BulkMessageKind.safeParse(details.kind).data ?? null,
    reason: reasonOf(details.reason),
    notified: details.notify === true,
    forced: details.force === true,
    atOnce: details.atOnce === true,
  }));
}

/**
 * Stands for what a form changes of a reservation: another one means that somebody has changed it. Who is checked in at
 * the door, and who answers a question (B73), changes nothing of it.
 */
export function reservationStamp(row: ReservationRow): string {
  const { activity, shift, status, language, notes, whatsapp, unnamed } = row;
  const people = row.people.map(({ checkedIn: _checkedIn, answers: _answers, ...person }) => person);
  const content = JSON.stringify([activity.id, shift?.id ?? null, status, language, notes, whatsapp, people, unnamed]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

import { createHash, createHmac } from 'node:crypto';
import { activities, reservations } from '@dehesa/db/schema';
import { emailKey, mobileNumber, phoneDigits } from '@dehesa/domain/identity';
import { and, eq, sql } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../context';
import { type KeyPurpose, purposeKey } from './purpose-key';
import { booker, ofBooker } from '../reservations/read/booker';
import { readSignedToken, signToken } from './signed-token';

/** Days after an outing for which the links of its messages open something (B52). */
const linkDays = 90;

const dayMs = 86_400_000;

export type LinkPurpose = Extract<
  KeyPurpose,
  'attendance-link' | 'cancellation-link' | 'other-date' | 'reminder-unsubscribe' | 'waiting-list-offer'
>;

/** What the link of a message stands for: a record, and whom it was sent to as a hash; null in links older than B52. */
export interface LinkClaim {
  id: number;
  contact: string | null;
}

/** How the party of a reservation is written to. */
export interface BookerContact {
  email: string | null;
  phonePrefix: string | null;
  phone: string | null;
}

/** The `{data}` of a link in a message, URL-safe and signed (B52). */
export function linkToken(installation: Installation, purpose: LinkPurpose, { id, contact }: LinkClaim): string {
  return signToken(installation, purpose, contact === null ? String(id) : `${id}:${contact}`);
}

/** The claim of a token that this installation signed for this purpose; `undefined` for anything else. */
export function readLinkToken(installation: Installation, purpose: LinkPurpose, token: string): LinkClaim | undefined {
  const match = /^([1-9]\d{0,9})(?::([\w-]{16}))?$/.exec(readSignedToken(installation, purpose, token) ?? '');
  return match?.[1] ? { id: Number(match[1]), contact: match[2] ?? null } : undefined;
}

/** Whom a link is sent to: the record that it opens, its reservation, and the address or number that gets it. */
export interface LinkRecipient {
  id: number;
  reservationId: number;
  address: string;
}

/** The `{data}` of a link for who gets it at this address, URL-safe and signed (B52). */
export function recipientToken(
  installation: Installation,
  purpose: LinkPurpose,
  { id, reservationId, address }: LinkRecipient,
): string {
  return linkToken(installation, purpose, { id, contact: contactHash(installation, reservationId, address) });
}

/** An email address or telephone number as the links of one reservation name it: 96 bits that tell neither. */
export function contactHash(installation: Installation, reservationId: number, address: string): string {
  return createHmac('sha256', purposeKey(installation, 'link-contact'))
    .update(`${reservationId}:${tidy(address)}`)
    .digest('base64url')
    .slice(0, 16);
}

/** Whether a contact is one of the booker's as they are now: staff may have changed them, or they were erased (B46). */
export function isContactOf(
  installation: Installation,
  { reservationId, contact }: ReservationClaim,
  { email, phonePrefix, phone }: BookerContact,
): boolean {
  const addresses = [email, phone && `${phonePrefix ?? ''}${phone}`, mobileNumber(phonePrefix, phone)];
  return addresses.some(
    (address) =>
      address &&
      (contactHash(installation, reservationId, address) === contact || plainHash(reservationId, address) === contact),
  );
}

/** The instant that an outing must have ended after for its links to open something (B52). */
export function linksSince({ clock }: Pick<ServiceContext, 'clock'>): string {
  return new Date(clock.now().getTime() - linkDays * dayMs).toISOString();
}

/** Whether a link still is its reader's: sent to a contact that the booker has, of an outing that is not long over (B52). */
export async function linkOpens(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  { reservationId, contact }: ReservationClaim,
): Promise<boolean> {
  const [found] = await db
    .select({ email: booker.email, phonePrefix: booker.phonePrefix, phone: booker.phone })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(booker, ofBooker)
    .where(and(eq(reservations.id, reservationId), sql`${activities.endsAt} > ${linksSince(ctx)}::timestamptz`));
  return found !== undefined && isContactOf(ctx.installation, { reservationId, contact }, found);
}

/**
 * The record of a link with a deadline, as it stands, and the contact that the link names; `undefined` where the link opens
 * nothing, or not for this booker any more (B22, B52). Links that left before they named their reader open until the day
 * after the deadline: whoever got them has places held, and nothing else reaches them in time (decision 0051).
 */
export async function openedByLink<Found extends { reservationId: number; expiresAt: Date | null }>(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  { purpose, token }: { purpose: LinkPurpose; token: string },
  find: (db: ServiceContext['db'], id: number) => Promise<Found | undefined>,
): Promise<(Found & Pick<LinkClaim, 'contact'>) | undefined> {
  const claim = readLinkToken(ctx.installation, purpose, token);
  const found = claim && (await find(db, claim.id));
  if (claim === undefined || found === undefined) return undefined;
  const { contact } = claim;
  const { reservationId, expiresAt } = found;
  const opens =
    contact === null
      ? expiresAt !== null && ctx.clock.now().getTime() < expiresAt.getTime() + dayMs
      : await linkOpens(ctx, db, { reservationId, contact });
  return opens ? { ...found, contact } : undefined;
}

/** The `{data}` of `/cancelacion/{data}`: reservation and address that it is sent to, URL-safe and signed (B37). */
export function cancellationToken(
  installation: Installation,
  { reservationId, address }: Omit<LinkRecipient, 'id'>,
): string {
  return recipientToken(installation, 'cancellation-link', { id: reservationId, reservationId, address });
}

/** A reservation, and whom the link to it was sent to as a hash (B52). */
export interface ReservationClaim {
  reservationId: number;
  contact: string;
}

/** The claim of a token that this installation signed; `undefined` for anything else (B37). */
export function readCancellationToken(installation: Installation, token: string): ReservationClaim | undefined {
  const claim = readLinkToken(installation, 'cancellation-link', token);
  if (claim !== undefined)
    return claim.contact === null ? undefined : { reservationId: claim.id, contact: claim.contact };
  // Mails that left before B52 carry the address itself.
  const match = /^([1-9]\d{0,9}):([^@]+@.+)$/s.exec(readSignedToken(installation, 'cancellation-link', token) ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  const reservationId = Number(match[1]);
  return { reservationId, contact: contactHash(installation, reservationId, match[2]) };
}

const tidy = (address: string) => (address.includes('@') ? emailKey(address) : phoneDigits(address));

/** As reminders named the contact before B52; nobody can sign a new one. */
function plainHash(reservationId: number, address: string): string {
  return createHash('sha256')
    .update(`${reservationId}:${tidy(address)}`)
    .digest('base64url')
    .slice(0, 16);
}

import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import { CancellationLink, CancellationPair, ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { linkOpens, readCancellationToken } from '../../contact-link';
import type { ServiceContext } from '../../context';
import { cancelAsVisitor } from './change-status';

/** What a cancellation link opens: enough to recognise the reservation, nothing that a stranger could use. */
export interface CancellationPreview {
  /** With its prefix (B16). */
  reference: string;
  title: string;
  slug: string;
  date: string;
  people: number;
  cancelled: boolean;
}

/** The reservation behind a cancellation link, without changing anything; null where the link is not ours (B37). */
export async function readCancellation(
  ctx: ServiceContext,
  raw: CancellationLink,
): Promise<CancellationPreview | null> {
  const { token, language } = CancellationLink.parse(raw);
  const claim = readCancellationToken(ctx.installation, token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) return null;
  const [row] = await ctx.db.execute<{
    reference: string;
    prefix: string;
    title: string;
    slug: string;
    date: string;
    people: number;
    status: number;
  }>(sql`
    select r.reference, t.reference_prefix as prefix, coalesce(nullif(own.title, ''), es.title, '') as title, a.slug,
      a.date::text as date, r.party_size as people, r.status
    from reservations r
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where r.id = ${claim.reservationId}`);
  if (!row) return null;
  const { reference, prefix, status, ...shown } = row;
  return { ...shown, reference: showReference(reference, prefix), cancelled: status === ReservationStatus.cancelled };
}

/** Cancels by the link of the confirmation mail (B37); again: `reservations.alreadyCancelled` (B18). */
export async function cancelByLink(ctx: ServiceContext, raw: CancellationLink): Promise<void> {
  const { token } = CancellationLink.parse(raw);
  const claim = readCancellationToken(ctx.installation, token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) throw DomainError.of('record.notFound');
  await cancelAsVisitor(ctx, claim.reservationId);
}

/** Cancels by the reservation's id and the booker's email (B37); a wrong pair answers like a missing one. */
export async function cancelByEmail(ctx: ServiceContext, raw: CancellationPair): Promise<void> {
  const { id, email } = CancellationPair.parse(raw);
  const rows = await ctx.db.execute(sql`
    select 1 from people where reservation_id = ${id} and position = 0 and email_key = ${emailKey(email)}`);
  if (rows.length === 0) throw DomainError.of('record.notFound');
  await cancelAsVisitor(ctx, id);
}

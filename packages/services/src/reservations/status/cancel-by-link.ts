import { activities, people, reservations, territories } from '@dehesa/db/schema';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import { CancellationLink, CancellationPair, ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq } from 'drizzle-orm';
import { titleIn, titleLanguageIn } from '../../activities/read/texts';
import { linkOpens, readCancellationToken } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { shownReference } from '../read/reference';
import { cancelAsVisitor } from './change-status';

/** What a cancellation link opens: enough to recognise the reservation, nothing that a stranger could use. */
export interface CancellationPreview {
  /** With its prefix (B16). */
  reference: string;
  title: string;
  titleLanguage: StaffLanguage | null;
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
  const [row] = await ctx.db
    .select({
      reference: shownReference,
      title: titleIn(language),
      titleLanguage: titleLanguageIn(language),
      slug: activities.slug,
      date: activities.date,
      people: reservations.partySize,
      status: reservations.status,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(eq(reservations.id, claim.reservationId));
  if (!row) return null;
  const { status, ...shown } = row;
  return { ...shown, cancelled: status === ReservationStatus.cancelled };
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
  const rows = await ctx.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.reservationId, id), eq(people.position, 0), eq(people.emailKey, emailKey(email))));
  if (rows.length === 0) throw DomainError.of('record.notFound');
  await cancelAsVisitor(ctx, id);
}

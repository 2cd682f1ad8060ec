import { activities, reservations, shifts, territories, waitingListOffers } from '@dehesa/db/schema';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { partyBegins } from '@dehesa/domain/activities';
import { OfferLink, type OfferStatus, ReservationStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { calledOff, headIn } from '../../activities/read/head';
import type { ServiceContext } from '../../context';
import { partyHours } from '../party-hours';
import { openedOffer } from '../party-links';
import { shownReference } from '../read/reference';
import { deadlineText } from './offer-message';
import { readWaitingPosition, type WaitingPosition } from './waiting-position';

/** confirmed: accepted, and confirmed since or at once; left: declined, and with it the waiting list; unavailable: open, but the activity cannot be come to any more. */
export type OfferState = OfferStatus | 'confirmed' | 'left' | 'unavailable';

/** What the link of an offer opens: enough to decide, nothing that a stranger could use. */
export interface OfferPreview {
  state: OfferState;
  /** With its prefix (B16). */
  reference: string;
  title: string;
  titleLanguage: StaffLanguage | null;
  slug: string;
  date: string;
  /** Hours or shift in words, in territory 2 with the Portuguese ones (B48). */
  hours: string;
  municipality: string;
  places: number;
  /** Accepted, the reservation is confirmed (B67). */
  confirmsAtOnce: boolean;
  /** In words, with the Portuguese hour in territory 2. */
  deadline: string;
  /** Where the reservation stands, if it still waits. */
  waiting: WaitingPosition | null;
}

/** The offer behind a link, without changing anything; null where the link is not ours. */
export async function readOffer(ctx: ServiceContext, raw: OfferLink): Promise<OfferPreview | null> {
  const { token, language } = OfferLink.parse(raw);
  const offer = await openedOffer(ctx, ctx.db, token);
  if (offer === undefined) return null;
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({
      offer: waitingListOffers.status,
      places: waitingListOffers.places,
      status: reservations.status,
      reference: shownReference,
      ...headIn(language),
      shift: shifts.name,
      hidden: calledOff,
      confirmsAtOnce: activities.confirmsAtOnce,
    })
    .from(waitingListOffers)
    .innerJoin(reservations, eq(reservations.id, waitingListOffers.reservationId))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(eq(waitingListOffers.id, offer.id));
  if (row === undefined) return null;
  const begun = partyBegins(row, row.shift) <= now;
  return {
    state: stateOf(row, { over: offer.expiresAt <= now, gone: row.hidden || begun }),
    reference: row.reference,
    title: row.title,
    titleLanguage: row.titleLanguage,
    slug: row.slug,
    date: row.date,
    hours: partyHours(row, row.shift, row.territoryId, language),
    municipality: row.municipality,
    places: row.places,
    confirmsAtOnce: row.confirmsAtOnce,
    deadline: deadlineText(offer.expiresAt, row.territoryId, language),
    waiting: await readWaitingPosition(ctx, offer.reservationId),
  };
}

function stateOf(
  { offer, status }: { offer: OfferStatus; status: ReservationStatus },
  { over, gone }: { over: boolean; gone: boolean },
): OfferState {
  if (offer === 'declined' && status === ReservationStatus.cancelled) return 'left';
  if (offer === 'accepted' && status === ReservationStatus.confirmed) return 'confirmed';
  if (offer !== 'open') return offer;
  if (over) return 'expired';
  return gone ? 'unavailable' : 'open';
}

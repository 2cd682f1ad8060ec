import { partyBegins, type Schedule } from '@dehesa/domain/activities';
import { OfferLink, OfferStatus, ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { partyHours } from '../party-hours';
import { openedOffer } from '../party-links';
import { deadlineText } from './offer-message';
import { readWaitingPosition, type WaitingPosition } from './waiting-position';

/** left: declined, and with it the waiting list; unavailable: open, but the activity cannot be come to any more. */
export type OfferState = OfferStatus | 'left' | 'unavailable';

/** What the link of an offer opens: enough to decide, nothing that a stranger could use. */
export interface OfferPreview {
  state: OfferState;
  /** With its prefix (B16). */
  reference: string;
  title: string;
  slug: string;
  date: string;
  /** Hours or shift in words, in territory 2 with the Portuguese ones (B48). */
  hours: string;
  municipality: string;
  places: number;
  /** In words, with the Portuguese hour in territory 2. */
  deadline: string;
  /** Where the reservation stands, if it still waits. */
  waiting: WaitingPosition | null;
}

interface Row extends Record<string, unknown> {
  reservation_id: number;
  offer_status: string;
  places: number;
  expires_ms: number;
  status: number;
  reference: string;
  prefix: string;
  title: string;
  slug: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  shift: string | null;
  municipality: string;
  territory_id: number;
  hidden: boolean;
}

/** The offer behind a link, without changing anything; null where the link is not ours. */
export async function readOffer(ctx: ServiceContext, raw: OfferLink): Promise<OfferPreview | null> {
  const { token, language } = OfferLink.parse(raw);
  const offer = await openedOffer(ctx, ctx.db, token);
  if (offer === undefined) return null;
  const now = ctx.clock.now();
  const [row] = await ctx.db.execute<Row>(sql`
    select o.reservation_id, o.status as offer_status, o.places, (extract(epoch from o.expires_at) * 1000)::float8 as expires_ms,
      r.status, r.reference, t.reference_prefix as prefix, coalesce(nullif(own.title, ''), es.title, '') as title, a.slug,
      a.date::text as date, to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time,
      s.name as shift, a.municipality, a.territory_id,
      a.hidden or a.suspended_at is not null as hidden
    from waiting_list_offers o
    join reservations r on r.id = o.reservation_id
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join shifts s on s.id = r.shift_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where o.id = ${offer.id}`);
  if (row === undefined) return null;
  const expiresAt = new Date(row.expires_ms);
  return {
    state: stateOf(row, expiresAt, now),
    reference: showReference(row.reference, row.prefix),
    title: row.title,
    slug: row.slug,
    date: row.date,
    hours: partyHours(scheduleOf(row), row.shift, row.territory_id, language),
    municipality: row.municipality,
    places: row.places,
    deadline: deadlineText(expiresAt, row.territory_id, language),
    waiting: await readWaitingPosition(ctx, row.reservation_id),
  };
}

function stateOf({ offer_status, status, hidden, ...row }: Row, expiresAt: Date, now: Date): OfferState {
  const offer = OfferStatus.parse(offer_status);
  if (offer === 'declined' && status === ReservationStatus.cancelled) return 'left';
  if (offer !== 'open') return offer;
  if (expiresAt <= now) return 'expired';
  return !hidden && partyBegins(scheduleOf(row), row.shift) > now ? 'open' : 'unavailable';
}

function scheduleOf({
  date,
  start_time: startTime,
  end_time: endTime,
}: Pick<Row, 'date' | 'start_time' | 'end_time'>): Schedule {
  return { date, startTime, endTime };
}

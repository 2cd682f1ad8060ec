import type { WaitingListMode } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { showReference, unansweredOffersAllowed, WaitingListInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { readOfferableShifts } from './offer-terms';

/** One party in the waiting list, in its turn. */
export interface WaitingParty {
  reservationId: number;
  reference: string;
  name: string;
  people: number;
  shift: string | null;
  /** Within its shift, from 1. */
  position: number;
  waitingSince: Date;
  /** The open offer whose places are held. */
  offer: { places: number; expiresAt: Date } | null;
  /** As many places are free now as it needs. */
  fits: boolean;
  /** Offers that ran out without an answer. */
  unanswered: number;
  /** The list does not offer to it by itself any more. */
  passedOver: boolean;
}

/** The waiting list of an activity in order of turn, shift by shift. */
export interface WaitingList {
  mode: WaitingListMode;
  offerHours: number;
  /** Places that open offers hold. */
  offeredPlaces: number;
  /** Staff can offer: the activity is shown, and not all of its shifts have begun. */
  canOffer: boolean;
  parties: WaitingParty[];
  /** All that wait, also beyond `parties`. */
  total: number;
}

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  prefix: string;
  name: string;
  party_size: number;
  shift: string | null;
  position: number;
  waiting_ms: number;
  offered_places: number;
  expires_ms: number | null;
  fits: boolean;
  unanswered: number;
}

/** Who waits for an activity in the actor's reach (B19, B21). */
export async function readWaitingList(ctx: ServiceContext, raw: WaitingListInput): Promise<WaitingList> {
  authorize(ctx, 'reservations.manage');
  const { activityId, limit } = WaitingListInput.parse(raw);
  const [[activity], offerable, parties] = await Promise.all([
    ctx.db.execute<{ mode: WaitingListMode; hours: number; total: number; offered: number }>(sql`
      select activities.waiting_list_mode as mode, activities.offer_hours as hours,
        n.total, n.offered
      from activities
      cross join lateral (
        select count(*)::int as total, coalesce(sum(offered_places), 0)::int as offered
        from reservations where activity_id = activities.id and status = 3
      ) n
      where activities.id = ${activityId} and ${reachableActivities(ctx.actor)}`),
    readOfferableShifts(ctx, ctx.db, activityId),
    ctx.db.execute<Row>(sql`
      select w.id, w.reference, t.reference_prefix as prefix, trim(b.first_name || ' ' || b.last_name) as name, w.party_size,
        s.name as shift, w.position, (extract(epoch from w.waiting_since) * 1000)::float8 as waiting_ms, w.offered_places,
        (extract(epoch from o.expires_at) * 1000)::float8 as expires_ms,
        w.offered_places = 0 and p.held + w.party_size <= p.capacity as fits,
        (select count(*)::int from waiting_list_offers past where past.reservation_id = w.id and past.status = 'expired') as unanswered
      from (
        select r.*, (row_number() over (partition by r.shift_id order by r.waiting_since, r.id))::int as position
        from reservations r where r.activity_id = ${activityId} and r.status = 3
      ) w
      join activities on activities.id = w.activity_id and ${reachableActivities(ctx.actor)}
      join territories t on t.id = activities.territory_id
      join people b on b.reservation_id = w.id and b.position = 0
      join shift_places p on p.activity_id = w.activity_id and p.shift_id = coalesce(w.shift_id, 0)
      left join shifts s on s.id = w.shift_id
      left join waiting_list_offers o on o.reservation_id = w.id and o.status = 'open'
      order by s.position, w.position
      limit ${limit}`),
  ]);
  if (!activity) throw DomainError.of('record.notFound');
  return {
    mode: activity.mode,
    offerHours: activity.hours,
    offeredPlaces: activity.offered,
    canOffer: offerable.length > 0,
    parties: parties.map(fromRow),
    total: activity.total,
  };
}

function fromRow(row: Row): WaitingParty {
  return {
    reservationId: row.id,
    reference: showReference(row.reference, row.prefix),
    name: row.name,
    people: row.party_size,
    shift: row.shift,
    position: row.position,
    waitingSince: new Date(row.waiting_ms),
    offer: row.expires_ms === null ? null : { places: row.offered_places, expiresAt: new Date(row.expires_ms) },
    fits: row.fits,
    unanswered: row.unanswered,
    passedOver: row.unanswered >= unansweredOffersAllowed,
  };
}

import { CheckInListInput, type Mark } from '@dehesa/domain/check-in';
import { DomainError } from '@dehesa/domain/errors';
import { type PersonKind, ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { type ActivityHead, activityHead, headColumns, headJoins, type HeadRow } from './activity-head';
import { isLive } from './store-ticks';

/** A tick that stands, as a guide's device keeps it. */
export interface ListedTick {
  nonce: string;
  mark: Mark;
  /** Milliseconds since the epoch. */
  at: number;
  replaces: string[];
  /** Who ticked; empty for somebody who is no longer there. */
  by: string;
  device: string;
}

/** Somebody who is expected: as much as a guide needs to call them by name, nothing to reach or identify them by. */
export interface ListedPerson {
  id: number;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  ticks: ListedTick[];
}

export interface ListedParty {
  reservationId: number;
  /** With its territory's prefix (B16). */
  reference: string;
  shift: string | null;
  notes: string;
  /** The booker first. */
  people: ListedPerson[];
}

export interface CheckInList {
  activity: ActivityHead;
  /** Names of the shifts in their order. */
  shifts: string[];
  /** Confirmed reservations by shift, then by the booker's name. */
  parties: ListedParty[];
}

interface PartyRow extends Record<string, unknown> {
  id: number;
  reference: string;
  prefix: string;
  shift: string | null;
  notes: string;
  people: ListedPerson[];
}

/** A guide's list of one activity in reach (B21); a foreign one is missing (B22). */
export async function readCheckInList(ctx: ServiceContext, raw: CheckInListInput): Promise<CheckInList> {
  authorize(ctx, 'reservations.manage');
  const { activityId } = CheckInListInput.parse(raw);
  const [[head], parties] = await Promise.all([
    ctx.db.execute<HeadRow & { shifts: string[] }>(sql`
      select ${headColumns(sql`activities`)},
        coalesce((select json_agg(s.name order by s.position) from shifts s where s.activity_id = activities.id), '[]') as shifts
      from activities
      ${headJoins(sql`activities`)}
      where activities.id = ${activityId} and ${reachableActivities(ctx.actor)}`),
    ctx.db.execute<PartyRow>(sql`
      select r.id, r.reference, t.reference_prefix as prefix, s.name as shift, r.notes, party.people
      from activities
      join territories t on t.id = activities.territory_id
      join reservations r on r.activity_id = activities.id and r.status = ${ReservationStatus.confirmed}
      left join shifts s on s.id = r.shift_id
      cross join lateral (
        select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'firstName', p.first_name, 'lastName', p.last_name,
          'ticks', coalesce(said.ticks, '[]'::json)) order by p.position) as people,
          max(search_fold(p.last_name || ' ' || p.first_name)) filter (where p.position = 0) as name
        from people p
        left join lateral (
          select json_agg(json_build_object('nonce', t.nonce, 'mark', t.mark,
            'at', (extract(epoch from t.ticked_at) * 1000)::bigint, 'replaces', t.replaces, 'device', t.device,
            'by', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.company_name, ''))
            order by t.ticked_at, t.nonce) as ticks
          from check_in_ticks t
          left join users u on u.id = t.ticked_by
          where t.person_id = p.id and ${isLive}
        ) said on true
        where p.reservation_id = r.id
      ) party
      where activities.id = ${activityId} and ${reachableActivities(ctx.actor)}
      order by s.position, party.name, r.id`),
  ]);
  if (!head) throw DomainError.of('record.notFound');
  return { activity: activityHead(head), shifts: head.shifts, parties: parties.map(fromRow) };
}

function fromRow({ id, reference, prefix, shift, notes, people }: PartyRow): ListedParty {
  return { reservationId: id, reference: showReference(reference, prefix), shift, notes, people };
}

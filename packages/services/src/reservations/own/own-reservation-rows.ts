import type { Language } from '@dehesa/domain/languages';
import type { OwnReservationTime, ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { linksSince } from '../../contact-link';
import type { ServiceContext } from '../../context';

export interface OwnReservationRow extends Record<string, unknown> {
  id: number;
  reference: string;
  prefix: string;
  status: ReservationStatus;
  party_size: number;
  offered_places: number;
  first_names: string[];
  title: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  shift: string | null;
  territory_id: number;
  municipality: string;
  meeting_point: string;
  storage_key: string | null;
  /** Its page can be opened (B52). */
  opens: boolean;
}

interface Wanted {
  /** `emailKey` of the booker's address. */
  key: string;
  time: OwnReservationTime;
  language: Language;
  limit: number;
  offset: number;
}

/** A page of the live reservations of one booker's address, the nearest to now first. */
export async function ownReservationRows(
  ctx: ServiceContext,
  { key, time, language, limit, offset }: Wanted,
): Promise<OwnReservationRow[]> {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const coming = time === 'coming';
  return ctx.db.execute<OwnReservationRow>(sql`
    select r.id, r.reference, t.reference_prefix as prefix, r.status, r.party_size, r.offered_places,
      (select json_agg(p.first_name order by p.position) from people p where p.reservation_id = r.id) as first_names,
      coalesce(nullif(own.title, ''), es.title, '') as title, a.date::text as date,
      to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time, s.name as shift,
      a.territory_id, a.municipality, a.meeting_point, f.storage_key,
      a.ends_at > ${linksSince(ctx)}::timestamptz as opens
    from people booker
    join reservations r on r.id = booker.reservation_id
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    left join shifts s on s.id = r.shift_id
    left join files f on f.id = a.main_image_id
    where booker.email_key = ${key} and booker.position = 0 and booker.live
      and ${coming ? sql`a.ends_at > ${now}` : sql`a.ends_at <= ${now}`}
    order by ${coming ? sql`a.ends_at, r.id` : sql`a.ends_at desc, r.id desc`}
    limit ${limit} offset ${offset}`);
}

import type { Language } from '@dehesa/domain/languages';
import type { MyBookingPerson, ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { hasWhatsappAccount } from '../../configuration/index';
import type { ServiceContext } from '../../context';
import { bookerMobile } from '../booker-messages';

/** A reservation with its activity as its booker's page needs it. */
export interface BookingRow extends Record<string, unknown> {
  id: number;
  reference: string;
  prefix: string;
  status: ReservationStatus;
  shift_id: number | null;
  party_size: number;
  offered_places: number;
  email: string;
  people: MyBookingPerson[];
  slug: string;
  hidden: boolean;
  title: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  territory_id: number;
  municipality: string;
  meeting_point: string;
  latitude: number | null;
  longitude: number | null;
  phone: string;
  necessary_material: string;
  recommended_material: string;
  shifts: { id: number; name: string; free: number }[];
  whatsapp_wanted: boolean;
  /** The territory can send, and the booker's number is one that WhatsApp reaches. */
  whatsapp_possible: boolean;
}

/** Reads it in one statement by the reservation's primary key; undefined where its booker has no address. */
export async function readBookingRow(
  db: ServiceContext['db'],
  { reservationId, language }: { reservationId: number; language: Language },
): Promise<BookingRow | undefined> {
  const text = (column: 'title' | 'necessary_material' | 'recommended_material') =>
    sql`coalesce(nullif(own.${sql.identifier(column)}, ''), es.${sql.identifier(column)}, '') as ${sql.identifier(column)}`;
  const [row] = await db.execute<BookingRow>(sql`
    select r.id, r.reference, t.reference_prefix as prefix, r.status, r.shift_id, r.party_size, r.offered_places,
      booker.email, a.slug, a.hidden, ${text('title')}, a.date::text as date,
      to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time, a.territory_id,
      a.municipality, a.meeting_point, a.latitude, a.longitude, a.phone, ${text('necessary_material')},
      ${text('recommended_material')},
      (select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'firstName', p.first_name,
          'lastName', p.last_name, 'checkedIn', exists (
            select from attendance n where n.person_id = p.id and n.undone_at is null)) order by p.position)
        from people p where p.reservation_id = r.id) as people,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name,
          'free', greatest(0, place.capacity - place.held)) order by s.position, s.id)
        from shifts s
        join shift_places place on place.activity_id = s.activity_id and place.shift_id = s.id
        where s.activity_id = r.activity_id), '[]') as shifts,
      r.whatsapp_consent_at is not null as whatsapp_wanted,
      ${hasWhatsappAccount} and (select ${bookerMobile} from people p where p.id = booker.id) is not null as whatsapp_possible
    from reservations r
    join people booker on booker.reservation_id = r.id and booker.position = 0 and booker.email is not null
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where r.id = ${reservationId}`);
  return row;
}

import { Role } from '@dehesa/domain/access';
import type { MinimumAge, ShiftPlaces } from '@dehesa/domain/activities';
import { defaultLanguage, type Language, writtenFor } from '@dehesa/domain/languages';
import { type SQL, sql } from 'drizzle-orm';
import { hasWhatsappAccount } from '../../configuration/index';
import type { ServiceContext } from '../../context';
import { placesByShift } from '../read/places';
import { orDefault } from '../read/texts';

/** What the public pages read of an activity, in one statement; texts are already those of the language. */
export interface PublicActivityRow extends Record<string, unknown> {
  id: number;
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  necessary_material: string;
  recommended_material: string;
  image_key: string | null;
  territory_id: number;
  territory: string;
  category: string;
  organizer: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  ends_at_ms: number;
  capacity: number;
  places: ShiftPlaces[];
  municipality: string;
  meeting_point: string;
  minimum_age: MinimumAge;
  children_allowed: boolean;
  includes: string;
  hidden: boolean;
  registrations_closed: boolean;
  registration_opens_on: string | null;
  registration_closes_on: string | null;
  waiting_list_mode: string;
  whatsapp: boolean;
  early_access_opens_on: string | null;
  early_access_closes_on: string | null;
  collaborator_id: number | null;
  latitude: number | null;
  longitude: number | null;
  version: number;
  created_at_ms: number;
  updated_at_ms: number;
}

/** Which activities are read: `where` speaks of the activity as `a`. */
export interface PublicRowsQuery {
  language: Language;
  collaboratorId: number | null;
  where: SQL;
}

/**
 * Activities that are not hidden, soonest first. Empty Portuguese texts fall back to the Spanish ones; the collaborator
 * comes back only if it is one and has access (B9).
 */
export async function readPublicRows(
  db: ServiceContext['db'],
  { language, collaboratorId, where }: PublicRowsQuery,
): Promise<PublicActivityRow[]> {
  return [...(await db.execute<PublicActivityRow>(publicRows({ language, collaboratorId, where })))];
}

/** The statement of `readPublicRows`, with room for `more` columns. */
export function publicRows({ language, collaboratorId, where }: PublicRowsQuery, more: SQL = sql``): SQL {
  const text = (column: string) => orDefault(sql`own.${sql.identifier(column)}`, sql`es.${sql.identifier(column)}`);
  const name = sql.identifier(`name_${writtenFor(language)}`);
  return sql`
    select a.id, a.slug, ${text('title')} as title, ${text('subtitle')} as subtitle,
      ${text('description')} as description, ${text('necessary_material')} as necessary_material,
      ${text('recommended_material')} as recommended_material, image.storage_key as image_key,
      a.territory_id, territories.${name} as territory, k.${name} as category,
      coalesce(nullif(a.organizer, ''), company.company_name, '') as organizer,
      a.date::text as date, to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time,
      (extract(epoch from a.ends_at) * 1000)::float8 as ends_at_ms, a.capacity,
      ${placesByShift(sql`a.id`)} as places,
      a.municipality, a.meeting_point, a.minimum_age, a.children_allowed, a.includes, a.hidden, a.registrations_closed,
      a.registration_opens_on::text as registration_opens_on, a.registration_closes_on::text as registration_closes_on,
      a.waiting_list_mode, ${hasWhatsappAccount} as whatsapp, c.early_access_opens_on::text as early_access_opens_on,
      c.early_access_closes_on::text as early_access_closes_on, collaborator.id as collaborator_id,
      a.latitude, a.longitude, a.version,
      (extract(epoch from a.created_at) * 1000)::float8 as created_at_ms,
      (extract(epoch from a.updated_at) * 1000)::float8 as updated_at_ms${more}
    from activities a
    join territories on territories.id = a.territory_id
    join categories k on k.id = a.category_id
    cross join configuration c
    left join files image on image.id = a.main_image_id
    left join users company on company.id = a.company_id
    left join users collaborator on collaborator.id = ${collaboratorId}::int and collaborator.role = ${Role.collaborator} and collaborator.has_access
    left join activity_texts es on es.activity_id = a.id and es.language = ${defaultLanguage}
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where not a.hidden and ${where}
    order by a.date, a.start_time nulls first, a.id`;
}

import { staffWords } from '../../staff-words';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { type PublicActivityRow, publicRows } from './public-activity-row';
import { defaultLanguage, type Language, writtenFor } from '@dehesa/domain/languages';
import type { SuspensionReason } from '@dehesa/domain/outings';
import { orDefault, titleIn } from '../read/texts';

/** What the page of an activity reads besides: galleries, video, documents, and what else there is to do. */
export interface PublicPageRow extends PublicActivityRow {
  images: { id: number; gallery: string; key: string; width: number | null; height: number | null }[];
  suspension: { reason: SuspensionReason; words: string } | null;
  video_key: string | null;
  video_url: string;
  documents: { id: number; name: string; key: string; extension: string; bytes: number }[];
  related: { id: number; slug: string; title: string; date: string; municipality: string; image_key: string | null }[];
  complements: {
    id: number;
    title: string;
    description: string;
    date: string | null;
    place: string;
    phone: string;
    url: string;
    image_key: string | null;
  }[];
}

/** The row of one activity's page, in one statement; undefined where there is none or it is hidden (B11). */
export async function readPublicPageRow(
  db: ServiceContext['db'],
  asked: { slug: string; language: Language; collaboratorId: number | null; now: Date; today: string },
): Promise<PublicPageRow | undefined> {
  const where = sql`a.slug = ${asked.slug}`;
  const [row] = await db.execute<PublicPageRow>(publicRows({ ...asked, where }, pageColumns(asked)));
  return row;
}

/** Each list as one JSON value: joins would multiply the rows by each other. */
function pageColumns({ language, now, today }: { language: Language; now: Date; today: string }): SQL {
  return sql`,
      (select json_build_object('reason', u.reason, 'words', u.${staffWords(language)})
        from outing_suspensions u where u.activity_id = a.id and a.suspended_at is not null) as suspension,
      coalesce((select json_agg(json_build_object('id', i.id, 'gallery', i.gallery, 'key', f.storage_key,
          'width', f.width, 'height', f.height) order by i.position, i.id)
        from activity_images i join files f on f.id = i.file_id where i.activity_id = a.id), '[]') as images,
      (select f.storage_key from files f where f.id = a.video_file_id) as video_key, a.video_url,
      coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name, 'key', f.storage_key,
          'extension', d.extension, 'bytes', f.bytes) order by d.id)
        from activity_documents d join files f on f.id = d.file_id
        where d.activity_id = a.id and d.language = ${writtenFor(language)}), '[]') as documents,
      coalesce((select json_agg(json_build_object('id', o.id, 'slug', o.slug, 'date', o.date,
          'title', ${titleIn(language, sql`o.id`)}, 'municipality', o.municipality,
          'image_key', f.storage_key) order by r.position, o.date, o.id)
        from related_activities r join activities o on o.id = r.related_id
        left join files f on f.id = o.main_image_id
        where r.activity_id = a.id and not o.hidden and o.ends_at > ${now.toISOString()}::timestamptz), '[]') as related,
      coalesce((select json_agg(json_build_object('id', o.id, 'date', o.date, 'place', o.place, 'phone', o.phone,
          'url', o.url, 'title', ${orDefault(sql`mine.title`, sql`spanish.title`)},
          'description', ${orDefault(sql`mine.description`, sql`spanish.description`)},
          'image_key', f.storage_key) order by o.date nulls last, o.id)
        from activity_complements r join complementary_activities o on o.id = r.complementary_id
        left join complementary_activity_texts spanish on spanish.complementary_id = o.id and spanish.language = ${defaultLanguage}
        left join complementary_activity_texts mine on mine.complementary_id = o.id and mine.language = ${language}
        left join files f on f.id = o.image_id
        where r.activity_id = a.id and not o.hidden and (o.date is null or o.date >= ${today}::date)), '[]') as complements`;
}

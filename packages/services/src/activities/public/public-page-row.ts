import {
  activities,
  activityComplements,
  activityDocuments,
  activityImages,
  complementaryActivities,
  complementaryActivityTexts,
  files,
  outingSuspensions,
  relatedActivities,
} from '@dehesa/db/schema';
import { defaultLanguage, type Language, type StaffLanguage, writtenFor } from '@dehesa/domain/languages';
import type { SuspensionReason } from '@dehesa/domain/outings';
import { and, eq, gt, gte, isNotNull, isNull, or, Param, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../batches/built-once';
import type { ServiceContext } from '../../context';
import { jsonList, jsonObject } from '../../json-sql';
import { hasOwn, orDefault, titleIn } from '../read/texts';
import { isWritten, publicRows } from './public-activity-row';

const other = alias(activities, 'other');
const own = alias(complementaryActivityTexts, 'own_text');
const inDefault = alias(complementaryActivityTexts, 'default_text');
/** Of what may have no picture. */
const imageKey = sql<string | null>`${files.storageKey}`;

export type PublicPageRow = NonNullable<Awaited<ReturnType<typeof readPublicPageRow>>>;

interface Asked {
  slug: string;
  language: Language;
  collaboratorId: number | null;
  now: Date;
  today: string;
}

/**
 * What the page of an activity reads, galleries, video, documents, and what else there is to do with it; undefined where
 * there is none or it is hidden (B11).
 */
export async function readPublicPageRow(db: ServiceContext['db'], { language, ...asked }: Asked) {
  const [row] = await askPage(db, language, asked);
  return row;
}

const asks = (name: Exclude<keyof Asked, 'language'>) => sql.placeholder(name);

const askPage = builtOnce((db, language: Language) =>
  publicRows(
    db,
    { language, collaboratorId: asks('collaboratorId'), where: eq(activities.slug, asks('slug')) },
    pageColumns(language),
  ).prepare('public_page'),
);

/** Each list as one JSON value: joins would multiply the rows by each other. */
function pageColumns(language: Language) {
  return {
    suspension: suspension(language),
    images,
    videoKey: sql<string | null>`(select ${files.storageKey} from ${files}
      where ${eq(files.id, activities.videoFileId)})`,
    videoUrl: sql<string>`${activities.videoUrl}`,
    documents: documents(language),
    related: related(language),
    complements: complements(language),
  };
}

function suspension(language: Language) {
  const told: SQL<{ reason: SuspensionReason; words: string } | null> = jsonObject({
    reason: outingSuspensions.reason,
    words: { es: outingSuspensions.wordsEs, pt: outingSuspensions.wordsPt }[writtenFor(language)],
  });
  const inForce = and(eq(outingSuspensions.activityId, activities.id), isNotNull(activities.suspendedAt));
  return picked(told, sql`${outingSuspensions}`, inForce);
}

const image = jsonObject({
  id: activityImages.id,
  gallery: activityImages.gallery,
  key: files.storageKey,
  width: files.width,
  height: files.height,
});
const images = picked(
  jsonList(image, activityImages.position, activityImages.id),
  sql`${activityImages} join ${files} on ${eq(files.id, activityImages.fileId)}`,
  eq(activityImages.activityId, activities.id),
);

function documents(language: Language) {
  const document = jsonObject({
    id: activityDocuments.id,
    name: activityDocuments.name,
    key: files.storageKey,
    extension: activityDocuments.extension,
    bytes: files.bytes,
  });
  return picked(
    jsonList(document, activityDocuments.id),
    sql`${activityDocuments} join ${files} on ${eq(files.id, activityDocuments.fileId)}`,
    and(eq(activityDocuments.activityId, activities.id), eq(activityDocuments.language, writtenFor(language))),
  );
}

function related(language: Language) {
  const shown = jsonObject({
    id: other.id,
    slug: other.slug,
    date: other.date,
    title: titleIn(language, other.id),
    own: jsonObject({ title: hasOwn('title', language, other.id) }),
    municipality: other.municipality,
    imageKey,
  });
  return picked(
    jsonList(shown, relatedActivities.position, other.date, other.id),
    sql`${relatedActivities} join ${activities} other on ${eq(other.id, relatedActivities.relatedId)}
      left join ${files} on ${eq(files.id, other.mainImageId)}`,
    and(
      eq(relatedActivities.activityId, activities.id),
      eq(other.hidden, false),
      gt(other.endsAt, new Param(asks('now'), other.endsAt)),
    ),
  );
}

function complements(language: Language) {
  const there = complementaryActivities;
  const inLanguage = (texts: typeof own | typeof inDefault, wanted: StaffLanguage) =>
    and(eq(texts.complementaryId, there.id), eq(texts.language, wanted));
  const shown = jsonObject({
    id: there.id,
    date: there.date,
    place: there.place,
    phone: there.phone,
    url: there.url,
    title: orDefault(own.title, inDefault.title),
    description: orDefault(own.description, inDefault.description),
    own: jsonObject({ title: isWritten(own.title), description: isWritten(own.description) }),
    imageKey,
  });
  return picked(
    jsonList(shown, sql`${there.date} nulls last`, there.id),
    sql`${activityComplements} join ${there} on ${eq(there.id, activityComplements.complementaryId)}
      left join ${complementaryActivityTexts} default_text on ${inLanguage(inDefault, defaultLanguage)}
      left join ${complementaryActivityTexts} own_text on ${inLanguage(own, writtenFor(language))}
      left join ${files} on ${eq(files.id, there.imageId)}`,
    and(
      eq(activityComplements.activityId, activities.id),
      eq(there.hidden, false),
      or(isNull(there.date), gte(there.date, asks('today'))),
    ),
  );
}

function picked<T>(value: SQL<T>, from: SQL, where: SQL | undefined): SQL<T> {
  return sql`(select ${value} from ${from} where ${where})`;
}

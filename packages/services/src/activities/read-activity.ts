import {
  activities,
  activityComplements,
  activityDocuments,
  activityImages,
  activityTexts,
  categories,
  complementaryActivityTexts,
  files,
  relatedActivities,
  shifts,
  territories,
  users,
} from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import {
  ActivityRef,
  type ActivityTexts,
  availability,
  isSameSchedule,
  type MinimumAge,
  type WaitingListMode,
} from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { isLanguage, type Language } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { and, asc, eq, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { fileUrl } from '../files';
import { type ActivityPlaces, noPlaces, placesOf } from './activity-places';
import { storedSchedules } from './activity-rows';
import { companyName } from './company-name';
import { earlyAccessRange } from './early-access-range';

type Db = ServiceContext['db'];
const emptyTexts: ActivityTexts = {
  title: '',
  subtitle: '',
  description: '',
  necessaryMaterial: '',
  recommendedMaterial: '',
};

export type FullActivity = Awaited<ReturnType<typeof readActivity>>;

/** One activity with everything that its form shows, in the actor's reach (B21); elsewhere it is missing (B22). */
export async function readActivity(ctx: ServiceContext, input: ActivityRef) {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  const [row] = await ctx.db
    .select({
      activity: activities,
      territory: { es: territories.nameEs, pt: territories.namePt },
      category: { es: categories.nameEs, pt: categories.namePt },
      company: sql<string>`coalesce(${companyName}, '')`,
      storageKey: files.storageKey,
    })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .innerJoin(categories, eq(categories.id, activities.categoryId))
    .leftJoin(users, eq(users.id, activities.companyId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(eq(activities.id, id), reachableActivities(ctx.actor)));
  if (!row) throw DomainError.of('record.notFound');
  const [texts, shiftNames, images, documents, related, complementary, places, earlyAccess] = await Promise.all([
    textsOf(ctx.db, id),
    shiftsOf(ctx.db, id),
    imagesOf(ctx.db, id),
    documentsOf(ctx.db, id),
    relatedOf(ctx, id),
    complementaryOf(ctx.db, id),
    placesOf(ctx, [id]),
    earlyAccessRange(ctx.db),
  ]);
  const { activity, storageKey, category, territory, company } = row;
  const now = ctx.clock.now();
  const { inForce, first } = storedSchedules(activity);
  return {
    id,
    slug: activity.slug,
    version: activity.version,
    texts,
    companyId: activity.companyId,
    company,
    territoryId: territoryId(activity.territoryId),
    territory,
    categoryId: activity.categoryId,
    category,
    organizer: activity.organizer,
    ...inForce,
    /** The first schedule, where a change has replaced it (B10). */
    firstSchedule: isSameSchedule(inForce, first) ? null : first,
    availability: availability(activity, earlyAccess, now, madridDate(now)),
    municipality: activity.municipality,
    postalCode: activity.postalCode,
    meetingPoint: activity.meetingPoint,
    position: position(activity.latitude, activity.longitude),
    capacity: activity.capacity,
    phone: activity.phone,
    minimumAge: minimumAge(activity.minimumAge),
    childrenAllowed: activity.childrenAllowed,
    shifts: shiftNames,
    includes: activity.includes,
    externalBookingUrl: activity.externalBookingUrl,
    hidden: activity.hidden,
    registrationsClosed: activity.registrationsClosed,
    registrationOpensOn: activity.registrationOpensOn,
    registrationClosesOn: activity.registrationClosesOn,
    waitingListMode: waitingListMode(activity.waitingListMode),
    principal: activity.principal,
    imageId: activity.mainImageId,
    imageUrl: fileUrl(storageKey),
    videoUrl: activity.videoUrl,
    images,
    documents,
    related,
    complementary,
    places: places.get(id) ?? (noPlaces satisfies ActivityPlaces),
  };
}

async function textsOf(db: Db, activityId: number): Promise<Record<Language, ActivityTexts>> {
  const rows = await db.select().from(activityTexts).where(eq(activityTexts.activityId, activityId));
  const texts = { es: emptyTexts, pt: emptyTexts };
  for (const { language, activityId: _, ...text } of rows) {
    if (isLanguage(language)) texts[language] = text;
  }
  return texts;
}

async function shiftsOf(db: Db, activityId: number): Promise<string[]> {
  const rows = await db
    .select({ name: shifts.name })
    .from(shifts)
    .where(eq(shifts.activityId, activityId))
    .orderBy(asc(shifts.position));
  return rows.map((row) => row.name);
}

async function imagesOf(db: Db, activityId: number) {
  const rows = await db
    .select({ id: activityImages.id, gallery: activityImages.gallery, storageKey: files.storageKey })
    .from(activityImages)
    .innerJoin(files, eq(files.id, activityImages.fileId))
    .where(eq(activityImages.activityId, activityId))
    .orderBy(asc(activityImages.position), asc(activityImages.id));
  return rows.map(({ storageKey, ...image }) => ({ ...image, url: fileUrl(storageKey) }));
}

async function documentsOf(db: Db, activityId: number) {
  const rows = await db
    .select({
      id: activityDocuments.id,
      language: activityDocuments.language,
      name: activityDocuments.name,
      extension: activityDocuments.extension,
      storageKey: files.storageKey,
    })
    .from(activityDocuments)
    .innerJoin(files, eq(files.id, activityDocuments.fileId))
    .where(eq(activityDocuments.activityId, activityId))
    .orderBy(asc(activityDocuments.id));
  return rows.map(({ storageKey, ...document }) => ({ ...document, url: fileUrl(storageKey) }));
}

/** Related activities, as far as the actor reaches them too (B22). */
async function relatedOf(ctx: ServiceContext, activityId: number) {
  const rows = await ctx.db
    .select({ id: activities.id, slug: activities.slug, title: activityTexts.title, storageKey: files.storageKey })
    .from(relatedActivities)
    .innerJoin(activities, eq(activities.id, relatedActivities.relatedId))
    .innerJoin(activityTexts, and(eq(activityTexts.activityId, activities.id), eq(activityTexts.language, 'es')))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(eq(relatedActivities.activityId, activityId), reachableActivities(ctx.actor)))
    .orderBy(asc(relatedActivities.position), asc(activities.id));
  return rows.map(({ storageKey, ...activity }) => ({ ...activity, imageUrl: fileUrl(storageKey) }));
}

async function complementaryOf(db: Db, activityId: number) {
  return db
    .select({ id: activityComplements.complementaryId, title: complementaryActivityTexts.title })
    .from(activityComplements)
    .innerJoin(
      complementaryActivityTexts,
      and(
        eq(complementaryActivityTexts.complementaryId, activityComplements.complementaryId),
        eq(complementaryActivityTexts.language, 'es'),
      ),
    )
    .where(eq(activityComplements.activityId, activityId))
    .orderBy(asc(activityComplements.complementaryId));
}

function position(lat: number | null, lng: number | null) {
  return lat === null || lng === null ? null : { lat, lng };
}

/** The three below only name what the columns' checks guarantee. */
function territoryId(value: number): TerritoryId {
  return value === 2 ? 2 : 1;
}

function minimumAge(value: number): MinimumAge {
  return value === 12 || value === 16 || value === 18 ? value : 0;
}

function waitingListMode(value: string): WaitingListMode {
  return value === 'none' || value === 'automatic' ? value : 'manual';
}

import {
  activities,
  activityImages,
  activityTexts,
  categories,
  files,
  shifts,
  territories,
  users,
} from '@dehesa/db/schema';
import {
  ActivityRef,
  activityTextNames,
  type ActivityTexts,
  type ActivityVideo,
  availability,
  type Gallery,
  isSameSchedule,
  noActivityTexts,
} from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { pick } from '@dehesa/domain/field-kinds';
import { isStaffLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { and, asc, eq, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { fileUrl } from '../files';
import { type ActivityPlaces, noPlaces, placesOf } from './list/activity-places';
import { storedFields, storedSchedules } from './activity-rows';
import { companyName } from './lookups/company-name';
import { earlyAccessRange } from './early-access/early-access-range';
import { complementsOfActivity } from './complementary/complements-of-activity';
import { documentsOf } from './media/document-rows';
import { choosableGuidesOf } from './guides/guide-scope';
import { guidesOfActivity } from './read/guides';
import { relatedOfPage } from './public/related-of-page';
import { nameColumns } from '../staff-names';

type Db = ServiceContext['db'];
export type FullActivity = Awaited<ReturnType<typeof readActivity>>;

/** One activity with everything that its form shows, in the actor's reach (B21); elsewhere it is missing (B22). */
export async function readActivity(ctx: ServiceContext, input: ActivityRef) {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  const [row] = await ctx.db
    .select({
      activity: activities,
      territory: nameColumns(territories),
      category: nameColumns(categories),
      company: sql<string>`coalesce(${companyName}, '')`,
      storageKey: files.storageKey,
      guides: guidesOfActivity,
    })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .innerJoin(categories, eq(categories.id, activities.categoryId))
    .leftJoin(users, eq(users.id, activities.companyId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(eq(activities.id, id), reachableActivities(ctx.actor)));
  if (!row) throw DomainError.of('record.notFound');
  const [texts, shiftNames, images, documents, related, complementary, places, earlyAccess, video, ownGuides] =
    await Promise.all([
      textsOf(ctx.db, id),
      shiftsOf(ctx.db, id),
      imagesOf(ctx.db, id),
      documentsOf(ctx.db, id),
      relatedOfPage(ctx, [id]),
      complementsOfActivity(ctx.db, id),
      placesOf(ctx, [id]),
      earlyAccessRange(ctx.db),
      videoOf(ctx.db, id),
      choosableGuidesOf(ctx, id),
    ]);
  const { activity, storageKey, category, territory, company, guides } = row;
  const now = ctx.clock.now();
  const { inForce, first } = storedSchedules(activity);
  return {
    id,
    slug: activity.slug,
    version: activity.version,
    texts,
    ...storedFields(activity),
    company,
    territory,
    category,
    /** The first schedule, where a change has replaced it (B10). */
    firstSchedule: isSameSchedule(inForce, first) ? null : first,
    availability: availability(activity, earlyAccess, now, madridDate(now)),
    shifts: shiftNames,
    imageUrl: fileUrl(storageKey),
    video,
    images,
    documents,
    related: related.get(id) ?? [],
    complementary,
    guides,
    /** Of them those that the actor may put on a copy (B87). */
    choosableGuideIds: ownGuides,
    places: places.get(id) ?? (noPlaces satisfies ActivityPlaces),
  };
}

async function textsOf(db: Db, activityId: number): Promise<Record<StaffLanguage, ActivityTexts>> {
  const rows = await db.select().from(activityTexts).where(eq(activityTexts.activityId, activityId));
  const texts = { es: noActivityTexts, pt: noActivityTexts };
  for (const { language, ...text } of rows) {
    if (isStaffLanguage(language)) texts[language] = pick(text, activityTextNames);
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
    .select({
      id: activityImages.id,
      fileId: activityImages.fileId,
      gallery: activityImages.gallery,
      storageKey: files.storageKey,
    })
    .from(activityImages)
    .innerJoin(files, eq(files.id, activityImages.fileId))
    .where(eq(activityImages.activityId, activityId))
    .orderBy(asc(activityImages.position), asc(activityImages.id));
  return rows.map(({ storageKey, gallery, ...image }) => ({
    ...image,
    gallery: galleryOf(gallery),
    url: fileUrl(storageKey),
  }));
}

/** Its one video: the uploaded file, else the address. */
async function videoOf(db: Db, activityId: number): Promise<ActivityVideo | null> {
  const [row] = await db
    .select({ url: activities.videoUrl, fileId: files.id, storageKey: files.storageKey, bytes: files.bytes })
    .from(activities)
    .leftJoin(files, eq(files.id, activities.videoFileId))
    .where(eq(activities.id, activityId));
  if (!row) return null;
  const { url, fileId, storageKey, bytes } = row;
  if (fileId !== null && storageKey !== null && bytes !== null) {
    return { kind: 'file', fileId, url: fileUrl(storageKey), bytes };
  }
  return url === '' ? null : { kind: 'address', url };
}

/** It only names what the column's check guarantees. */
function galleryOf(value: string): Gallery {
  return value === 'afterwards' ? value : 'main';
}

import { activities, activityTexts, categories, configuration, files, territories, users } from '@dehesa/db/schema';
import type { ActivityTexts } from '@dehesa/domain/activities';
import { defaultLanguage, type Language, type StaffLanguage, writtenFor } from '@dehesa/domain/languages';
import { and, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isCollaboratorWithAccess } from '../../collaborator-with-access';
import { hasWhatsappAccount } from '../../configuration/index';
import type { ServiceContext } from '../../context';
import { jsonObject } from '../../json-sql';
import { agendaOrder } from '../agenda/agenda-conditions';
import { activityHead } from '../read/head';
import { nameIn } from '../../staff-names';
import { placesByShift } from '../read/places';
import { orDefault } from '../read/texts';

const own = alias(activityTexts, 'own');
const inDefault = alias(activityTexts, 'in_default');
const mainImage = alias(files, 'main_image');
const company = alias(users, 'company');
const collaborator = alias(users, 'collaborator');

/** Whether a joined text says anything; null where it is not there. */
export function isWritten(text: SQLWrapper): SQL<boolean | null> {
  return sql`${text} <> ''`;
}

/** What the public pages read of an activity; texts are already those of the language. */
function publicColumns(language: Language) {
  const text = (name: keyof ActivityTexts) => orDefault(own[name], inDefault[name]);
  return {
    id: activities.id,
    slug: activities.slug,
    title: text('title'),
    subtitle: text('subtitle'),
    description: text('description'),
    necessaryMaterial: text('necessaryMaterial'),
    recommendedMaterial: text('recommendedMaterial'),
    own: jsonObject({
      title: isWritten(own.title),
      subtitle: isWritten(own.subtitle),
      description: isWritten(own.description),
      necessaryMaterial: isWritten(own.necessaryMaterial),
      recommendedMaterial: isWritten(own.recommendedMaterial),
      includes: isWritten(own.includes),
      meetingPoint: isWritten(own.meetingPoint),
      price: isWritten(own.price),
      guideLanguages: isWritten(own.guideLanguages),
      accessibility: isWritten(own.accessibility),
      badWeather: isWritten(own.badWeather),
    }),
    imageKey: mainImage.storageKey,
    territoryId: activities.territoryId,
    territory: nameIn(territories, language),
    category: nameIn(categories, language),
    organizer: sql<string>`coalesce(nullif(${activities.organizer}, ''), ${company.companyName}, '')`,
    date: activities.date,
    startTime: activityHead.startTime,
    endTime: activityHead.endTime,
    shiftMinutes: activities.shiftMinutes,
    endsAt: activities.endsAt,
    capacity: activities.capacity,
    places: placesByShift(),
    municipality: activities.municipality,
    meetingPoint: text('meetingPoint'),
    minimumAge: activities.minimumAge,
    childrenAllowed: activities.childrenAllowed,
    includes: text('includes'),
    price: text('price'),
    guideLanguages: text('guideLanguages'),
    accessibility: text('accessibility'),
    badWeather: text('badWeather'),
    free: activities.free,
    distanceMetres: activities.distanceMetres,
    difficulty: activities.difficulty,
    phone: activities.phone,
    postalCode: activities.postalCode,
    hidden: activities.hidden,
    registrationsClosed: activities.registrationsClosed,
    registrationOpensOn: activities.registrationOpensOn,
    registrationClosesOn: activities.registrationClosesOn,
    waitingListMode: activities.waitingListMode,
    confirmsAtOnce: activities.confirmsAtOnce,
    questions: activities.questions,
    whatsapp: hasWhatsappAccount,
    earlyAccess: { opensOn: configuration.earlyAccessOpensOn, closesOn: configuration.earlyAccessClosesOn },
    collaboratorId: collaborator.id,
    latitude: activities.latitude,
    longitude: activities.longitude,
    version: activities.version,
    createdAt: activities.createdAt,
    updatedAt: activities.updatedAt,
  };
}

export interface PublicRowsQuery {
  language: Language;
  collaboratorId: number | Placeholder | null;
  where: SQL | undefined;
}

/**
 * Activities that are not hidden, soonest first. Empty Portuguese texts fall back to the Spanish ones; the collaborator
 * comes back only if it is one and has access (B9).
 */
export function readPublicRows(db: ServiceContext['db'], asked: PublicRowsQuery) {
  return publicRows(db, asked, {});
}

/** The same with room for `more` columns. Texts are joined: a subquery for each of them would show in a list. */
export function publicRows<More extends Record<string, SQL>>(
  db: ServiceContext['db'],
  { language, collaboratorId, where }: PublicRowsQuery,
  more: More,
) {
  const inLanguage = (texts: typeof own | typeof inDefault, wanted: StaffLanguage) =>
    and(eq(texts.activityId, activities.id), eq(texts.language, wanted));
  return db
    .select({ ...publicColumns(language), ...more })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .innerJoin(categories, eq(categories.id, activities.categoryId))
    .crossJoin(configuration)
    .leftJoin(mainImage, eq(mainImage.id, activities.mainImageId))
    .leftJoin(company, eq(company.id, activities.companyId))
    .leftJoin(collaborator, isCollaboratorWithAccess(collaborator, collaboratorId))
    .leftJoin(inDefault, inLanguage(inDefault, defaultLanguage))
    .leftJoin(own, inLanguage(own, writtenFor(language)))
    .where(and(eq(activities.hidden, false), where))
    .orderBy(...agendaOrder);
}

export type PublicActivityRow = Awaited<ReturnType<typeof readPublicRows>>[number];

import {
  activityTexts,
  auditLog,
  complementaryActivityTexts,
  guides,
  reservations,
  tariffs,
  templates,
  users,
} from '@dehesa/db/schema';
import type { AuditEntity } from '@dehesa/domain/audit';
import { readSought } from '@dehesa/domain/finder';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { actionsNamed } from '@dehesa/i18n/backoffice/audit';
import { and, between, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { matches, matchesFolded } from '../../search';
import { actorName } from '../../users/read/names';

/** Records of a kind whose lines are looked for: of more, those are taken that were made last. */
const most = 500;

/**
 * Whether a line is about what was typed: by the words of its action, or by what its record is called. The records are
 * looked up first, so that their lines are found by the index.
 */
export async function isMeant(
  { db }: ServiceContext,
  typed: string,
  language: StaffLanguage,
): Promise<SQL | undefined> {
  const found: [AuditEntity, Promise<{ id: number }[]>][] = [
    [
      'activity',
      db
        .selectDistinct({ id: activityTexts.activityId })
        .from(activityTexts)
        .where(matchesFolded(activityTexts.titleFolded, typed))
        .orderBy(sql`${activityTexts.activityId} desc`)
        .limit(most),
    ],
    [
      'complementaryActivity',
      db
        .selectDistinct({ id: complementaryActivityTexts.complementaryId })
        .from(complementaryActivityTexts)
        .where(matches(complementaryActivityTexts.title, typed))
        .orderBy(sql`${complementaryActivityTexts.complementaryId} desc`)
        .limit(most),
    ],
    ['guide', db.select({ id: guides.id }).from(guides).where(matches(guides.name, typed)).limit(most)],
    ['tariff', db.select({ id: tariffs.id }).from(tariffs).where(matches(tariffs.name, typed)).limit(most)],
    ['template', db.select({ id: templates.id }).from(templates).where(matches(templates.subject, typed)).limit(most)],
    [
      'user',
      db
        .select({ id: users.id })
        .from(users)
        .where(matches(actorName(users), typed))
        .limit(most),
    ],
    ['reservation', reservationsCalled(db, typed)],
  ];
  const records = await Promise.all(found.map(async ([entity, ids]) => [entity, await ids] as const));
  return or(
    inArray(auditLog.action, actionsNamed(language, typed)),
    ...records
      .filter(([, ids]) => ids.length > 0)
      .map(([entity, ids]) =>
        and(
          eq(auditLog.entity, entity),
          inArray(
            auditLog.entityId,
            ids.map(({ id }) => id),
          ),
        ),
      ),
  );
}

/** By a whole reference or its beginning (B16). */
function reservationsCalled(db: ServiceContext['db'], typed: string): Promise<{ id: number }[]> {
  const range = readSought(typed)?.referenceRange;
  if (!range) return Promise.resolve([]);
  return db
    .select({ id: reservations.id })
    .from(reservations)
    .where(between(reservations.reference, range.from, range.to))
    .limit(most);
}

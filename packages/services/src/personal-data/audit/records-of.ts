import {
  activities,
  complementaryActivities,
  complementaryActivityTexts,
  guides,
  reservations,
  tariffs,
  templates,
  territories,
  users,
} from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import type { AuditEntity } from '@dehesa/domain/audit';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { and, eq, inArray } from 'drizzle-orm';
import { titleIn } from '../../activities/read/texts';
import type { ServiceContext } from '../../context';
import { shownReference } from '../../reservations/read/reference';
import { actorName } from '../../users/read/names';

/** A record that is still there, as people know it. */
export interface NamedRecord {
  name: string;
  /** Which screen of accounts has it; null for what is no account. */
  account: 'user' | 'company' | 'collaborator' | null;
}

type Names = readonly { id: number; name: string | null; role?: Role }[];
type Read = (db: ServiceContext['db'], ids: number[], language: StaffLanguage) => Promise<Names>;

const readers: Partial<Record<AuditEntity, Read>> = {
  activity: (db, ids, language) =>
    db
      .select({ id: activities.id, name: titleIn(language) })
      .from(activities)
      .where(inArray(activities.id, ids)),
  complementaryActivity: (db, ids, language) =>
    db
      .select({ id: complementaryActivities.id, name: complementaryActivityTexts.title })
      .from(complementaryActivities)
      .leftJoin(
        complementaryActivityTexts,
        and(
          eq(complementaryActivityTexts.complementaryId, complementaryActivities.id),
          eq(complementaryActivityTexts.language, language),
        ),
      )
      .where(inArray(complementaryActivities.id, ids)),
  guide: (db, ids) => db.select({ id: guides.id, name: guides.name }).from(guides).where(inArray(guides.id, ids)),
  reservation: (db, ids) =>
    db
      .select({ id: reservations.id, name: shownReference })
      .from(reservations)
      .innerJoin(activities, eq(activities.id, reservations.activityId))
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .where(inArray(reservations.id, ids)),
  tariff: (db, ids) => db.select({ id: tariffs.id, name: tariffs.name }).from(tariffs).where(inArray(tariffs.id, ids)),
  template: (db, ids) =>
    db.select({ id: templates.id, name: templates.subject }).from(templates).where(inArray(templates.id, ids)),
  user: (db, ids) =>
    db
      .select({ id: users.id, name: actorName(users), role: users.role })
      .from(users)
      .where(inArray(users.id, ids)),
};

/** What the records of lines are called now, by entity and id; one question for each kind. */
export async function recordsOf(
  { db }: ServiceContext,
  lines: readonly { entity: string; entityId: number | null }[],
  language: StaffLanguage,
): Promise<Map<string, NamedRecord>> {
  const found = await Promise.all(
    Object.entries(readers).map(async ([entity, read]) => {
      const ids = lines.flatMap((line) => (line.entity === entity && line.entityId !== null ? [line.entityId] : []));
      const names = ids.length === 0 ? [] : await read(db, [...new Set(ids)], language);
      return names.map(
        ({ id, name, role }) => [`${entity} ${id}`, { name: name ?? String(id), account: accountOf(role) }] as const,
      );
    }),
  );
  return new Map(found.flat());
}

function accountOf(role: Role | undefined): NamedRecord['account'] {
  if (role === undefined) return null;
  if (role === Role.collaborator) return 'collaborator';
  return role === Role.manager ? 'company' : 'user';
}

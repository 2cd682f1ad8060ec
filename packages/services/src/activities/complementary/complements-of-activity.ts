import { activityComplements, complementaryActivities } from '@dehesa/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { ofLanguage, portuguese, spanish } from './complementary-rows';

/** The complementary activities of one activity, in the order of their ids, hidden ones included. */
export async function complementsOfActivity(db: ServiceContext['db'], activityId: number) {
  const rows = await db
    .select({
      id: complementaryActivities.id,
      hidden: complementaryActivities.hidden,
      titleEs: spanish.title,
      titlePt: portuguese.title,
    })
    .from(activityComplements)
    .innerJoin(complementaryActivities, eq(complementaryActivities.id, activityComplements.complementaryId))
    .innerJoin(spanish, ofLanguage(spanish, 'es'))
    .leftJoin(portuguese, ofLanguage(portuguese, 'pt'))
    .where(eq(activityComplements.activityId, activityId))
    .orderBy(asc(complementaryActivities.id));
  return rows.map(({ titleEs, titlePt, ...row }) => ({ ...row, title: { es: titleEs, pt: titlePt || titleEs } }));
}

import { activities, activityTexts } from '@dehesa/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import { matchesFolded } from '../../search';

/** Activities whose title in any language contains what was typed (B34). */
export function titled(search: string): SQL {
  return sql`exists (select from ${activityTexts}
    where ${activityTexts.activityId} = ${activities.id} and ${matchesFolded(activityTexts.titleFolded, search)})`;
}

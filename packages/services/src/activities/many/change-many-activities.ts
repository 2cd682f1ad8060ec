import { activities } from '@dehesa/db/schema';
import { ChangeManyActivitiesInput, type ManyActivitiesAction } from '@dehesa/domain/activities';
import { and, asc, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { type ChangedMany, changeEach } from '../../change-each';
import { authorize, type ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { hideActivity } from '../hide-activity';
import { titles } from '../read/texts';
import { showActivity } from '../show-activity';
import { setRegistrations } from '../toggle-registrations';

/** What names an activity to staff; null for what the actor does not see (B22). */
interface Named {
  title: { es: string; pt: string } | null;
}

/** Shows or hides many activities, or opens or closes their registrations, each as singly (B11, B56, B96). */
export async function changeManyActivities(
  ctx: ServiceContext,
  input: ChangeManyActivitiesInput,
): Promise<ChangedMany<Named>> {
  authorize(ctx, 'activities.manage');
  const { ids, action } = ChangeManyActivitiesInput.parse(input);
  const found = await ctx.db
    .select({ id: activities.id, title: titles() })
    .from(activities)
    .where(and(sql`${activities.id} = any(${idArray(ids)})`, reachableActivities(ctx.actor)))
    .orderBy(asc(activities.date), asc(activities.id));
  return changeEach<Named>({
    ids,
    found: found.map(({ id, title }) => ({ id, name: { title } })),
    unknown: { title: null },
    change: (id) => verbs[action](ctx, id),
  });
}

/** The single verbs; each says whether anything was to be changed. */
const verbs: Record<ManyActivitiesAction, (ctx: ServiceContext, id: number) => Promise<boolean>> = {
  show: async (ctx, id) => (await showActivity(ctx, { id })).shown,
  hide: async (ctx, id) => (await hideActivity(ctx, { id })).hidden > 0,
  open: async (ctx, id) => (await setRegistrations(ctx, { id, closed: false })).changed,
  close: async (ctx, id) => (await setRegistrations(ctx, { id, closed: true })).changed,
};

import { z } from 'zod';
import { changeManyLimit } from '../chosen-address';
import { chosenRecords } from '../chosen-records';

/** What is done to many activities at once: they are shown and hidden (B11), their registrations opened and closed (B56). */
export const ManyActivitiesAction = z.enum(['show', 'hide', 'open', 'close']);
export type ManyActivitiesAction = z.infer<typeof ManyActivitiesAction>;

/** Changes many activities, each as singly (B96). */
export const ChangeManyActivitiesInput = z.object({
  ids: chosenRecords(changeManyLimit),
  action: ManyActivitiesAction,
});
export type ChangeManyActivitiesInput = z.infer<typeof ChangeManyActivitiesInput>;

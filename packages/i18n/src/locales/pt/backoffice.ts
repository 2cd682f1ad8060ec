import { activities, activityPicker } from './backoffice/activities';
import { messages } from './backoffice/messages';
import { reservations } from './backoffice/reservations';
import { login, maps, overview, shell } from './backoffice/shell';
import type { backoffice as spanish } from '../es/backoffice';

/** The texts that the back office begins with, and those of the features that most screens need. */
export const backoffice: typeof spanish = {
  shell,
  activities,
  activityPicker,
  login,
  overview,
  maps,
  messages,
  reservations,
};

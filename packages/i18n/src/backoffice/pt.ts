import { pt as activities } from './activities.pt';
import { pt as activityLinks } from './activity-links.pt';
import { pt as activityPicker } from './activity-picker.pt';
import { pt as activityPlace } from './activity-place.pt';
import { pt as complementary } from './complementary.pt';
import { pt as dashboard } from './dashboard.pt';
import { pt as login } from './login.pt';
import { pt as maps } from './maps.pt';
import { pt as messages } from './messages.pt';
import { pt as reservations } from './reservations.pt';
import { pt as shell } from './shell.pt';
import type { es } from './es';

export const pt: typeof es = {
  shell,
  activities,
  activityLinks,
  activityPicker,
  activityPlace,
  login,
  complementary,
  dashboard,
  maps,
  messages,
  reservations,
};

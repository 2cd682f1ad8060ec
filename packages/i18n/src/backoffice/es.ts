import { es as activities } from './activities.es';
import { es as activityLinks } from './activity-links.es';
import { es as activityPicker } from './activity-picker.es';
import { es as activityPlace } from './activity-place.es';
import { es as complementary } from './complementary.es';
import { es as dashboard } from './dashboard.es';
import { es as login } from './login.es';
import { es as maps } from './maps.es';
import { es as messages } from './messages.es';
import { es as reservations } from './reservations.es';
import { es as shell } from './shell.es';

/** The texts of the back office, a file for each feature and language; `pt: typeof es` makes a forgotten text a compile error. */
export const es = {
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

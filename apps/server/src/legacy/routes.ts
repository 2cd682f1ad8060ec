import { activityCalls } from './activities/calls';
import { complementaryCalls } from './activities/complementary-calls';
import { mediaCalls } from './activities/media-calls';
import { sessionCalls } from './auth/calls';
import type { LegacyCall } from './call';
import { publicConfigurationCalls, settingsCalls, wordpressCalls } from './configuration/calls';
import { databaseCalls } from './database/calls';
import { inboxCalls } from './inbox/calls';
import { templateCalls } from './messages/template-calls';
import { placeCalls } from './places/calls';
import { visitorCalls } from './public/calls';
import { bulkMessageCalls } from './reservations/bulk-message-calls';
import { reservationCalls } from './reservations/calls';
import { notificationCalls } from './reservations/notification-calls';
import { statisticsCalls } from './stats/calls';
import { userCalls } from './users/calls';

/** The documented calls as their documentation is divided. Each is served as POST /PATH and POST /api/PATH (B29). */
export const callAreas: readonly { name: string; calls: readonly LegacyCall[] }[] = [
  { name: 'Session', calls: sessionCalls },
  { name: 'Public pages', calls: [...visitorCalls, ...publicConfigurationCalls, ...placeCalls] },
  { name: 'Activities', calls: [...activityCalls, ...complementaryCalls, ...mediaCalls] },
  { name: 'Reservations', calls: [...reservationCalls, ...bulkMessageCalls, ...notificationCalls] },
  { name: 'Users', calls: userCalls },
  { name: 'Statistics', calls: statisticsCalls },
  { name: 'Configuration', calls: [...settingsCalls, ...inboxCalls, ...templateCalls, ...wordpressCalls] },
  { name: 'Database', calls: databaseCalls },
];

/** Each call by its path. */
export const legacyCalls: Readonly<Record<string, LegacyCall>> = Object.fromEntries(
  callAreas.flatMap(({ calls }) => calls.map((call) => [call.path, call])),
);

import type { LegacyPath } from '../routes';
import { activityCalls } from './activity-calls';
import { activityMediaCalls } from './activity-media-calls';
import { authCalls } from './auth-calls';
import { configurationCalls } from './configuration-calls';
import { databaseCalls } from './database-calls';
import type { DocumentedCall, DocumentedCalls } from './documented-call';
import { publicCalls } from './public-calls';
import { reservationCalls } from './reservation-calls';
import { statisticsCalls } from './statistics-calls';
import { userCalls } from './user-calls';

/** Every documented call: a path without its description does not compile. */
export const documentedCalls: Readonly<Record<LegacyPath, DocumentedCall>> = {
  ...authCalls,
  ...publicCalls,
  ...activityCalls,
  ...activityMediaCalls,
  ...reservationCalls,
  ...userCalls,
  ...statisticsCalls,
  ...configurationCalls,
  ...databaseCalls,
};

/** The calls by what they are about, as the documentation is divided. */
export const callAreas: readonly { name: string; calls: DocumentedCalls }[] = [
  { name: 'Session', calls: authCalls },
  { name: 'Public pages', calls: publicCalls },
  { name: 'Activities', calls: { ...activityCalls, ...activityMediaCalls } },
  { name: 'Reservations', calls: reservationCalls },
  { name: 'Users', calls: userCalls },
  { name: 'Statistics', calls: statisticsCalls },
  { name: 'Configuration', calls: configurationCalls },
  { name: 'Database', calls: databaseCalls },
];

import { activityCalls } from './activities/calls';
import { complementaryCalls } from './activities/complementary-calls';
import { mediaCalls } from './activities/media-calls';
import { sessionCalls } from './auth/calls';
import { publicConfigurationCalls, settingsCalls, wordpressCalls } from './configuration/calls';
import { databaseCalls } from './database/calls';
import { inboxCalls } from './inbox/calls';
import { templateCalls } from './messages/template-calls';
import { placeCalls } from './places/calls';
import { statisticsCalls } from './stats/calls';
import type { LegacyCall } from './call';
import { publicCalls } from './docs/public-calls';
import { userCalls } from './docs/user-calls';
import type { DocumentedCalls } from './docs/documented-call';
import type { LegacyRoute } from './handler';
import { createUserOrSignUpCall, publicCollaborator } from './public/collaborator-handlers';
import {
  bookAsVisitor,
  cancelReservationAsVisitor,
  publicActivities,
  registerVisit,
  reservationByReference,
} from './public/handlers';
import { bulkMessageCalls } from './reservations/bulk-message-calls';
import { reservationCalls } from './reservations/calls';
import { notificationCalls } from './reservations/notification-calls';
import { tariffsCall } from './users/account-handlers';
import { saveEarlyAccessCall, sendConfirmationCall } from './users/collaborator-handlers';
import {
  editUserCall,
  removeUserCall,
  removeUserImageCall,
  rolesCall,
  setPasswordCall,
  toggleUserAccessCall,
  users,
} from './users/handlers';

/** The whole documented API on one screen: path → handler. Served as POST /PATH and POST /api/PATH (B29). */
const routes = {
  '/act-actividades-publico': { handle: publicActivities, public: true },
  '/act-reservar': { handle: bookAsVisitor, public: true },
  // B37: guessing pairs of id and email is slow work.
  '/act-cancelar-reserva': {
    handle: cancelReservationAsVisitor,
    public: true,
    rateLimit: { max: 10, timeWindow: '1 hour' },
  },
  '/act-reserva-publico': { handle: reservationByReference, public: true },
  // Ids can be guessed; a busy checkpoint still has room.
  '/act-confirmar-visita': { handle: registerVisit, public: true, rateLimit: { max: 120, timeWindow: '1 hour' } },
  '/act-colaborador-publico': { handle: publicCollaborator, public: true },

  '/usuarios': { handle: users },
  // Public for the door: a business signs itself up with the key of its link.
  '/crear-usuario': {
    handle: createUserOrSignUpCall,
    public: true,
    carriesFile: true,
    signedOutLimit: { max: 20, timeWindow: '1 hour' },
  },
  '/editar-usuario': { handle: editUserCall, carriesFile: true },
  '/borrar-usuario': { handle: removeUserCall },
  '/borrar-imagen-usuario': { handle: removeUserImageCall },
  '/editar-acceso-usuario': { handle: toggleUserAccessCall },
  // Public for the door: a session with a password to choose does so here (B26).
  '/editar-clave-usuario': { handle: setPasswordCall, public: true },
  '/roles': { handle: rolesCall },
  '/gym-tarifas': { handle: tariffsCall },
  '/enviar-confirmacion-colaborador': { handle: sendConfirmationCall },
  '/guardar-resvip-config': { handle: saveEarlyAccessCall },
} satisfies Readonly<Record<string, LegacyRoute>>;

/** The calls whose parts still lie apart. */
function former(documented: DocumentedCalls): LegacyCall[] {
  const parts: Readonly<Record<string, LegacyRoute>> = routes;
  return Object.entries(documented).map(([path, { summary, who, body, answer }]) => {
    const route = parts[path];
    if (route === undefined) throw new Error(`no handler of ${path}`);
    return { ...route, path, summary, callers: who, public: route.public === true, body, answer };
  });
}

/** The documented calls by what they are about, as the documentation is divided. Served as POST /PATH and POST /api/PATH (B29). */
export const callAreas: readonly { name: string; calls: readonly LegacyCall[] }[] = [
  { name: 'Session', calls: sessionCalls },
  { name: 'Public pages', calls: [...former(publicCalls), ...publicConfigurationCalls, ...placeCalls] },
  { name: 'Activities', calls: [...activityCalls, ...complementaryCalls, ...mediaCalls] },
  { name: 'Reservations', calls: [...reservationCalls, ...bulkMessageCalls, ...notificationCalls] },
  { name: 'Users', calls: former(userCalls) },
  { name: 'Statistics', calls: statisticsCalls },
  { name: 'Configuration', calls: [...settingsCalls, ...inboxCalls, ...templateCalls, ...wordpressCalls] },
  { name: 'Database', calls: databaseCalls },
];

/** Each call by its path. */
export const legacyCalls: Readonly<Record<string, LegacyCall>> = Object.fromEntries(
  callAreas.flatMap(({ calls }) => calls.map((call) => [call.path, call])),
);

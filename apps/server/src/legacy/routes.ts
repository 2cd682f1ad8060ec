import {
  complementaryActivities,
  createComplementaryCall,
  editComplementaryCall,
  hideComplementaryCall,
  removeComplementaryImageCall,
} from './activities/complementary-handlers';
import {
  activities,
  categories,
  createActivityCall,
  editActivityCall,
  hideActivityCall,
  territories,
  toggleRegistrationsCall,
} from './activities/handlers';
import { addRelatedCall, removeRelatedCall } from './activities/links-handlers';
import {
  addImageCall,
  createDocumentCall,
  documentsCall,
  editDocumentCall,
  orderImagesCall,
  removeDocumentCall,
  removeImageCall,
  removeMainImageCall,
  removeVideoCall,
} from './activities/media-handlers';
import { deleteToken, login, me, recoverUserPassword } from './auth/handlers';
import { publicConfiguration } from './configuration/handlers';
import { configuration, saveConfiguration, wordpressTest } from './configuration/settings-handlers';
import { clearFaultsCall, executeCall, exportDatabaseCall, faultsCall, synchroniseCall } from './database/handlers';
import type { LegacyRoute } from './handler';
import { unreadCountCall } from './inbox/handlers';
import {
  addTemplateCall,
  editTemplateCall,
  removeTemplateCall,
  templatesCall,
  testMailCall,
} from './messages/template-handlers';
import { localities, locality, portugueseLocalities } from './places/handlers';
import { createUserOrSignUpCall, publicCollaborator } from './public/collaborator-handlers';
import {
  bookAsVisitor,
  cancelReservationAsVisitor,
  publicActivities,
  registerVisit,
  reservationByReference,
} from './public/handlers';
import {
  messageConfirmedCall,
  messagePendingCall,
  messageScheduleChangeCall,
  messageWaitingCall,
} from './reservations/bulk-message-handlers';
import {
  cancelReservationCall,
  confirmAttendanceCall,
  confirmReservationCall,
  createReservationCall,
  editReservationCall,
  moveToWaitingCall,
  resendWhatsappCall,
  reservations,
} from './reservations/handlers';
import { markNotificationReadCall, notificationsCall } from './reservations/notification-handlers';
import { tariffsCall } from './users/account-handlers';
import { dashboardCall, exportGeneralDataCall, exportReservationsCall, localitiesCall } from './stats/handlers';
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
  '/login': { handle: login, public: true },
  // Public for the door: a session past its licence or with a password to choose may still do these (B26, B28).
  '/me': { handle: me, public: true },
  '/del-webtoken': { handle: deleteToken, public: true },
  '/recuperar-clave-usuario': { handle: recoverUserPassword, public: true },
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
  '/configuracion-public': { handle: publicConfiguration, public: true },
  '/localidad': { handle: locality, public: true },
  '/localidades': { handle: localities, public: true },
  '/localidades-pt': { handle: portugueseLocalities, public: true },

  '/act-actividades': { handle: activities },
  '/act-crear-actividad': { handle: createActivityCall, carriesFile: true },
  '/act-editar-actividad': { handle: editActivityCall, carriesFile: true },
  '/act-borrar-actividad': { handle: hideActivityCall },
  '/act-cerrar-abrir-actividad': { handle: toggleRegistrationsCall },
  '/act-actividades-relacionadas-add': { handle: addRelatedCall },
  '/act-actividades-relacionadas-del': { handle: removeRelatedCall },
  '/act-complementarias': { handle: complementaryActivities },
  '/act-complementarias-add': { handle: createComplementaryCall, carriesFile: true },
  '/act-complementarias-edit': { handle: editComplementaryCall, carriesFile: true },
  '/act-complementarias-del': { handle: hideComplementaryCall },
  '/act-complementarias-del-imagen': { handle: removeComplementaryImageCall },
  '/act-borrar-imagen': { handle: removeMainImageCall },
  '/act-actividades-imagenes-add': { handle: addImageCall('main'), carriesFile: true },
  '/act-actividades-imagenes-del': { handle: removeImageCall('main') },
  '/act-actividades-imagenes-order': { handle: orderImagesCall('main') },
  '/act-actividades-imagenes-comolopasamos-add': { handle: addImageCall('afterwards'), carriesFile: true },
  '/act-actividades-imagenes-comolopasamos-del': { handle: removeImageCall('afterwards') },
  '/act-actividades-imagenes-comolopasamos-order': { handle: orderImagesCall('afterwards') },
  '/act-actividades-video-del': { handle: removeVideoCall },
  '/act-actividades-documentos': { handle: documentsCall },
  '/act-crear-actividad-documento': { handle: createDocumentCall, carriesFile: true },
  '/act-editar-actividad-documento': { handle: editDocumentCall },
  '/act-borrar-actividad-documento': { handle: removeDocumentCall },
  '/act-ubicaciones': { handle: territories },
  '/act-categorias': { handle: categories },
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

  '/act-reservas': { handle: reservations },
  '/act-crear-reserva': { handle: createReservationCall },
  '/act-editar-reserva': { handle: editReservationCall },
  '/act-confirmar-reserva': { handle: confirmReservationCall },
  '/act-confirmar-reserva-whatsapp': { handle: resendWhatsappCall },
  '/act-enespera-reserva': { handle: moveToWaitingCall },
  '/act-borrar-reserva': { handle: cancelReservationCall },
  '/act-confirmar-asistencia': { handle: confirmAttendanceCall },
  '/act-email-pendientes-todos-reserva': { handle: messagePendingCall },
  '/act-email-enespera-todos-reserva': { handle: messageWaitingCall },
  '/act-email-confirmar-todos-reserva': { handle: messageConfirmedCall },
  '/act-email-cambio-horario-todos-reserva': { handle: messageScheduleChangeCall },
  '/act-datos-generales': { handle: dashboardCall },
  '/act-datos-localizacion': { handle: localitiesCall },
  '/act-exportar-datos-generales': { handle: exportGeneralDataCall },
  '/act-exportar-reservas': { handle: exportReservationsCall },
  '/notificaciones': { handle: notificationsCall },
  '/gym-set-noticacion-leida': { handle: markNotificationReadCall },
  '/crm-mensajes-count': { handle: unreadCountCall },
  '/configuracion': { handle: configuration },
  '/guardar-configuracion': { handle: saveConfiguration },
  '/wordpress-test': { handle: wordpressTest },
  '/plantillas': { handle: templatesCall },
  '/plantillas-add': { handle: addTemplateCall },
  '/plantillas-edit': { handle: editTemplateCall },
  '/plantillas-del': { handle: removeTemplateCall },
  '/email-test': { handle: testMailCall },
  '/exec-db': { handle: executeCall },
  '/logs-db': { handle: faultsCall },
  '/borrar-logs-db': { handle: clearFaultsCall },
  '/exportar-db': { handle: exportDatabaseCall },
  '/sinc-dip': { handle: synchroniseCall },
} satisfies Readonly<Record<string, LegacyRoute>>;

export type LegacyPath = keyof typeof routes;

export const legacyRoutes: Readonly<Record<string, LegacyRoute>> = routes;

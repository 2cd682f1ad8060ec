import {
  activities,
  categories,
  createActivityCall,
  editActivityCall,
  hideActivityCall,
  territories,
  toggleRegistrationsCall,
} from './activities/handlers';
import { deleteToken, login, me, recoverUserPassword } from './auth/handlers';
import type { LegacyRoute } from './handler';
import {
  bookAsVisitor,
  cancelReservationAsVisitor,
  publicActivities,
  registerVisit,
  reservationByReference,
} from './public/handlers';
import {
  cancelReservationCall,
  confirmAttendanceCall,
  confirmReservationCall,
  createReservationCall,
  editReservationCall,
  moveToWaitingCall,
  reservations,
} from './reservations/handlers';

/** The whole documented API on one screen: path → handler. Served as POST /PATH and POST /api/PATH (B29). */
export const legacyRoutes: Readonly<Record<string, LegacyRoute>> = {
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
  '/act-confirmar-visita': { handle: registerVisit, public: true },

  '/act-actividades': { handle: activities },
  '/act-crear-actividad': { handle: createActivityCall },
  '/act-editar-actividad': { handle: editActivityCall },
  '/act-borrar-actividad': { handle: hideActivityCall },
  '/act-cerrar-abrir-actividad': { handle: toggleRegistrationsCall },
  '/act-ubicaciones': { handle: territories },
  '/act-categorias': { handle: categories },

  '/act-reservas': { handle: reservations },
  '/act-crear-reserva': { handle: createReservationCall },
  '/act-editar-reserva': { handle: editReservationCall },
  '/act-confirmar-reserva': { handle: confirmReservationCall },
  '/act-enespera-reserva': { handle: moveToWaitingCall },
  '/act-borrar-reserva': { handle: cancelReservationCall },
  '/act-confirmar-asistencia': { handle: confirmAttendanceCall },
};

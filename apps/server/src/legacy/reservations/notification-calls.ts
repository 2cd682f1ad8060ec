import { may } from '@dehesa/domain/access';
import {
  listNotifications,
  listOwnNotifications,
  markNotificationRead,
  type PendingNotification,
} from '@dehesa/services/reservations';
import { z } from 'zod';
import { byId, sentAs } from '../body';
import { legacyCall } from '../call';
import { Done, flag } from '../shapes';
import { shownFlag, wireFlag } from '../wire-values';
import { presentInstant } from './present';

const Notification = z
  .strictObject({
    id: z.number().describe('The reservation'),
    id_actividad: z.number(),
    imagen: z.string(),
    nombre: z.string(),
    apellidos: z.string(),
    turno: z.string(),
    acompanantes: z.number(),
    id_ubicacion: z.number(),
    ubicacion: z.string(),
    titulo: z.string(),
    alta: z.string(),
    alta_format: z.string(),
    leida: flag,
  })
  .meta({ id: 'Notification' });

export const notificationCalls = [
  // A bare list (B30): to staff `usuario` and `admin` tell nothing more.
  legacyCall({
    path: '/notificaciones',
    summary: 'The ten newest pending reservations within reach; with `usuario` a member gets its own.',
    who: 'signedIn',
    toldFor: 'reservations.manage',
    body: sentAs(z.object({ usuario: z.boolean().optional(), admin: z.boolean().optional() }), (fields) => fields),
    answer: z.array(Notification),
    handle: async (fields, { services }) => {
      const own = may(services.actor, 'reservations.readOwn') && wireFlag(fields, 'usuario', false);
      const list = own ? await listOwnNotifications(services) : await listNotifications(services);
      return list.map(present);
    },
  }),
  // Spelt as documented.
  legacyCall({
    path: '/gym-set-noticacion-leida',
    summary: 'Notes that a notification was opened.',
    who: 'reservations.manage',
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await markNotificationRead(services, ref);
      return { error: false };
    },
  }),
];

/** `id` is the reservation's, which `/gym-set-noticacion-leida` takes. */
function present(notification: PendingNotification) {
  return {
    id: notification.reservationId,
    id_actividad: notification.activityId,
    imagen: notification.imageUrl ?? '',
    nombre: notification.firstName,
    apellidos: notification.lastName,
    turno: notification.shift ?? '',
    acompanantes: notification.companions,
    id_ubicacion: notification.territoryId,
    ubicacion: notification.territory.es,
    titulo: notification.title.es,
    ...presentInstant(notification.createdAt),
    leida: shownFlag(notification.read),
  };
}

import { may } from '@dehesa/domain/access';
import {
  listNotifications,
  listOwnNotifications,
  markNotificationRead,
  type PendingNotification,
} from '@dehesa/services/reservations';
import type { LegacyCall } from '../handler';
import { requires } from '../requires';
import { wireFlag, wireId } from '../wire-values';
import { presentInstant } from './present';

/**
 * /notificaciones: the newest pending reservations of whoever asks, as a bare list (B30): those within reach of staff,
 * and with `usuario` a member's own. To staff `usuario` and `admin` tell nothing more.
 */
export async function notificationsCall({ services, body }: LegacyCall) {
  const own = may(services.actor, 'reservations.readOwn') && wireFlag(body, 'usuario', false);
  const list = own ? await listOwnNotifications(services) : await listNotifications(services);
  return list.map(presentNotification);
}

/** /gym-set-noticacion-leida: spelt as documented. */
export const markNotificationReadCall = requires('reservations.manage', async ({ services, body }) => {
  await markNotificationRead(services, { id: wireId(body) });
  return { error: false };
});

/** `id` is the reservation's, which `/gym-set-noticacion-leida` takes. */
function presentNotification(notification: PendingNotification) {
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
    leida: notification.read ? 1 : 0,
  };
}

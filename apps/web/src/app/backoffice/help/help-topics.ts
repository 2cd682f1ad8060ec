import { type Action, may, type Role } from '@dehesa/domain/access';
import type { HelpTopic } from '@dehesa/i18n/backoffice/help-titles';

interface Topic {
  name: HelpTopic;
  /** Who has the screens that it is about. */
  right: Action;
  /** The screen that it begins at. */
  screen: string;
}

/** In the order in which they are read (U51). */
const topics: readonly Topic[] = [
  { name: 'primeros', right: 'activities.manage', screen: '/dashboard' },
  { name: 'publicar', right: 'activities.manage', screen: '/actividades/admin/actividades' },
  { name: 'reservas', right: 'reservations.manage', screen: '/actividades/admin/reservas' },
  { name: 'espera', right: 'reservations.manage', screen: '/actividades/admin/reservas' },
  { name: 'asistencia', right: 'reservations.manage', screen: '/actividades/admin/reservas' },
  { name: 'suspender', right: 'reservations.manage', screen: '/actividades/admin/reservas' },
  { name: 'mensajes', right: 'messages.read', screen: '/actividades/admin/mensajes' },
  { name: 'colaboradores', right: 'collaborators.manage', screen: '/actividades/admin/colaboradores' },
  { name: 'estadisticas', right: 'activities.manage', screen: '/dashboard' },
  { name: 'configuracion', right: 'configuration.manage', screen: '/config-app' },
];

/** Which topic a screen has, by how its address begins; the first that fits. */
const screens: readonly (readonly [start: string, topic: HelpTopic])[] = [
  ['/actividades/admin/suspension', 'suspender'],
  ['/actividades/admin/mensajes', 'mensajes'],
  ['/actividades/admin/colaboradores', 'colaboradores'],
  ['/actividades/admin/empresas', 'colaboradores'],
  ['/actividades/admin/reservas', 'reservas'],
  ['/actividades/ver/reserva', 'reservas'],
  ['/actividades/edit/reserva', 'reservas'],
  ['/lecturas', 'asistencia'],
  ['/actividades', 'publicar'],
  ['/config-app', 'configuracion'],
  ['/configuracion', 'configuracion'],
  ['/usuarios', 'configuracion'],
];

/** The pages of help of somebody's screens. */
export function topicsFor(user: { role: Role }): readonly Topic[] {
  return topics.filter(({ right }) => may(user, right));
}

/** The page of help about a screen; that of the first steps where none is. */
export function topicOf(pathname: string, user: { role: Role }): HelpTopic {
  const found = screens.find(([start]) => pathname.startsWith(start))?.[1];
  return topicsFor(user).find(({ name }) => name === found)?.name ?? 'primeros';
}

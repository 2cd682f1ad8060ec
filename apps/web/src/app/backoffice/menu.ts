import type { Role } from '@dehesa/domain/access';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import {
  type Icon,
  IconBinoculars,
  IconCompass,
  IconHeartHandshake,
  IconHome,
  IconMail,
  IconMailbox,
  IconTicket,
  IconUserCheck,
  IconWorld,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';

export interface MenuEntry {
  label: keyof BackofficeTexts['shell']['menu'];
  icon: Icon;
  link: { to: string };
  /** Screens that are reached from this one and have no entry of their own. */
  covers?: readonly string[];
}

const everyone: readonly Role[] = [0, 1, 2, 3, 4];
const staff: readonly Role[] = [0, 1, 2];

const entries: readonly (MenuEntry & { roles: readonly Role[] })[] = [
  { label: 'home', icon: IconHome, link: linkOptions({ to: '/dashboard' }), roles: everyone },
  {
    label: 'reservations',
    icon: IconTicket,
    link: linkOptions({ to: '/actividades/admin/reservas' }),
    covers: ['/actividades/ver/reserva', '/actividades/edit/reserva', '/lecturas'],
    roles: staff,
  },
  { label: 'guide', icon: IconUserCheck, link: linkOptions({ to: '/guia' }), roles: staff },
  {
    label: 'activities',
    icon: IconBinoculars,
    link: linkOptions({ to: '/actividades/admin/actividades' }),
    covers: ['/actividades/edit/actividad', '/actividades/duplicar/actividad'],
    roles: staff,
  },
  {
    label: 'complementary',
    icon: IconCompass,
    link: linkOptions({ to: '/actividades/admin/actividades-complementarias' }),
    roles: staff,
  },
  {
    label: 'collaborators',
    icon: IconHeartHandshake,
    link: linkOptions({ to: '/actividades/admin/colaboradores' }),
    roles: staff,
  },
  {
    label: 'messages',
    icon: IconMail,
    link: linkOptions({ to: '/actividades/admin/mensajes-enviados' }),
    roles: staff,
  },
  {
    label: 'postalCodes',
    icon: IconMailbox,
    link: linkOptions({ to: '/configuracion/codigos-postales' }),
    roles: [0],
  },
  {
    label: 'publicSite',
    icon: IconWorld,
    link: linkOptions({ to: '/configuracion/textos-legales' }),
    covers: ['/configuracion/widget'],
    roles: [0],
  },
];

/** The side menu of a role, in the order of document 1 §6. */
export function menuFor(role: Role): readonly MenuEntry[] {
  return entries.filter((entry) => entry.roles.includes(role));
}

/** Whether an address belongs to an entry: its own screen, or one that it covers. */
export function isWithin(entry: MenuEntry, pathname: string): boolean {
  const address = pathname.replace(/\/+$/, '');
  return address === entry.link.to || (entry.covers ?? []).some((path) => `${address}/`.startsWith(`${path}/`));
}

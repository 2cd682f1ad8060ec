import type { Role } from '@dehesa/domain/access';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import { type Icon, IconBinoculars, IconHome, IconMail, IconTicket } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';

export interface MenuEntry {
  label: keyof BackofficeTexts['shell']['menu'];
  icon: Icon;
  link: { to: string };
}

const everyone: readonly Role[] = [0, 1, 2, 3, 4];
const staff: readonly Role[] = [0, 1, 2];

const entries: readonly (MenuEntry & { roles: readonly Role[] })[] = [
  { label: 'home', icon: IconHome, link: linkOptions({ to: '/dashboard' }), roles: everyone },
  { label: 'reservations', icon: IconTicket, link: linkOptions({ to: '/actividades/admin/reservas' }), roles: staff },
  {
    label: 'activities',
    icon: IconBinoculars,
    link: linkOptions({ to: '/actividades/admin/actividades' }),
    roles: staff,
  },
  {
    label: 'messages',
    icon: IconMail,
    link: linkOptions({ to: '/actividades/admin/mensajes-enviados' }),
    roles: staff,
  },
];

/** The side menu of a role, in the order of document 1 §6. */
export function menuFor(role: Role): readonly MenuEntry[] {
  return entries.filter((entry) => entry.roles.includes(role));
}

import { inboxTerritories, type Role, type TerritoryId } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import {
  type Icon,
  IconBarbell,
  IconBinoculars,
  IconBrandWhatsapp,
  IconBuildingStore,
  IconCoinEuro,
  IconHeartHandshake,
  IconHome,
  IconSearch,
  IconSettings,
  IconTicket,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';

export interface MenuEntry {
  label: keyof BackofficeTexts['shell']['menu'];
  icon: Icon;
  link: { to: string };
  /** Whose unread messages the entry counts. */
  inbox?: TerritoryId;
  /** Outside the back office's own screens: a page to be loaded whole. */
  leaves?: true;
  /** Screens that are reached from this one and have no entry of their own. */
  covers?: readonly string[];
}

/** What the menu depends on. */
export interface MenuUser {
  id: number;
  role: Role;
  territoryId: TerritoryId | null;
}

interface RoleEntry extends MenuEntry {
  roles: readonly Role[];
  /** Variants of the product that have it; all of them where nothing is said (B44). */
  appTypes?: readonly AppType[];
}

const everyone: readonly Role[] = [0, 1, 2, 3, 4];
const admins: readonly Role[] = [0, 1];
const staff: readonly Role[] = [0, 1, 2];
const withActivities: readonly AppType[] = ['actividades', 'gimnasio'];

/** From top to bottom (U1). */
const entries: readonly RoleEntry[] = [
  { label: 'home', icon: IconHome, link: linkOptions({ to: '/dashboard' }), roles: everyone },
  {
    label: 'reservations',
    icon: IconTicket,
    link: linkOptions({ to: '/actividades/admin/reservas' }),
    covers: [
      '/actividades/ver/reserva',
      '/actividades/edit/reserva',
      '/lecturas',
      '/actividades/admin/suspension',
      '/actividades/admin/mensajes-enviados',
    ],
    roles: staff,
    appTypes: withActivities,
  },
  ...inboxEntries(admins),
  {
    label: 'activities',
    icon: IconBinoculars,
    link: linkOptions({ to: '/actividades/admin/actividades' }),
    covers: [
      '/actividades/edit/actividad',
      '/actividades/duplicar/actividad',
      '/actividades/admin/actividades-complementarias',
    ],
    roles: staff,
    appTypes: withActivities,
  },
  // A manager's own inbox comes after its activities.
  ...inboxEntries([2]),
  {
    label: 'collaborators',
    icon: IconHeartHandshake,
    link: linkOptions({ to: '/actividades/admin/colaboradores' }),
    roles: staff,
    appTypes: withActivities,
  },
  {
    label: 'companies',
    icon: IconBuildingStore,
    link: { to: '/actividades/admin/empresas' },
    covers: ['/edit/usuario?tipo=empresa'],
    roles: admins,
    appTypes: ['actividades', 'general'],
  },
  {
    label: 'monitors',
    icon: IconBarbell,
    link: { to: '/gimnasio/admin/monitores' },
    covers: ['/edit/usuario?tipo=monitor'],
    roles: admins,
    appTypes: ['gimnasio'],
  },
  {
    label: 'users',
    icon: IconUsers,
    link: { to: '/usuarios' },
    covers: ['/edit/usuario'],
    roles: [0],
  },
  {
    label: 'tariffs',
    icon: IconCoinEuro,
    link: { to: '/gimnasio/admin/tarifas' },
    roles: [0],
    appTypes: ['gimnasio'],
  },
  {
    label: 'configuration',
    icon: IconSettings,
    link: { to: '/config-app' },
    covers: ['/configuracion'],
    roles: [0],
  },
  {
    label: 'ownReservations',
    icon: IconTicket,
    link: { to: '/actividades/usuario/reservas' },
    roles: [3],
  },
  { label: 'agenda', icon: IconSearch, link: { to: '/agenda' }, leaves: true, roles: [3] },
  { label: 'profile', icon: IconUserCircle, link: { to: '/perfil' }, roles: [4] },
];

function inboxEntries(roles: readonly Role[]): readonly RoleEntry[] {
  return [
    {
      label: 'inbox1',
      icon: IconBrandWhatsapp,
      link: { to: '/actividades/admin/mensajes/monfrague' },
      inbox: 1,
      roles,
    },
    {
      label: 'inbox2',
      icon: IconBrandWhatsapp,
      link: { to: '/actividades/admin/mensajes/tajo' },
      inbox: 2,
      roles,
    },
  ];
}

/** The side menu of a user in a variant of the product (U1, B44): a manager sees the inbox of its own territory. */
export function menuFor(user: MenuUser, appType: AppType): readonly MenuEntry[] {
  const inboxes = inboxTerritories({ ...user, userId: user.id });
  return entries.filter(
    ({ roles, appTypes, inbox }) =>
      roles.includes(user.role) &&
      (appTypes === undefined || appTypes.includes(appType)) &&
      (inbox === undefined || inboxes.includes(inbox)),
  );
}

/** Whether an address belongs to an entry: its own screen, or one that it covers. The form of users tells whose by `tipo`. */
export function isWithin(entry: MenuEntry, pathname: string, kind?: unknown): boolean {
  const path = pathname.replace(/\/+$/, '');
  const address = typeof kind === 'string' ? `${path}?tipo=${kind}` : path;
  return path === entry.link.to || (entry.covers ?? []).some((covered) => `${address}/`.startsWith(`${covered}/`));
}

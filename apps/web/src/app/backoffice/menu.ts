import { type Action, inboxTerritories, isBound, may, type Role, type TerritoryId } from '@dehesa/domain/access';
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

interface EntryOfRight extends MenuEntry {
  /** Whose entry it is; everybody's where nothing is said. */
  right?: Action;
  /** Only for who is bound to a territory or company, or only for the others. */
  bound?: boolean;
  /** Variants of the product that have it; all of them where nothing is said (B44). */
  appTypes?: readonly AppType[];
}

const withActivities: readonly AppType[] = ['actividades', 'gimnasio'];

/** From top to bottom (U1). */
const entries: readonly EntryOfRight[] = [
  { label: 'home', icon: IconHome, link: linkOptions({ to: '/dashboard' }) },
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
    right: 'reservations.manage',
    appTypes: withActivities,
  },
  ...inboxEntries({ bound: false }),
  {
    label: 'activities',
    icon: IconBinoculars,
    link: linkOptions({ to: '/actividades/admin/actividades' }),
    covers: [
      '/actividades/edit/actividad',
      '/actividades/duplicar/actividad',
      '/actividades/admin/actividades-complementarias',
      '/actividades/admin/calendario',
    ],
    right: 'activities.manage',
    appTypes: withActivities,
  },
  // A manager's own inbox comes after its activities.
  ...inboxEntries({ bound: true }),
  {
    label: 'collaborators',
    icon: IconHeartHandshake,
    link: linkOptions({ to: '/actividades/admin/colaboradores' }),
    right: 'collaborators.manage',
    appTypes: withActivities,
  },
  {
    label: 'companies',
    icon: IconBuildingStore,
    link: { to: '/actividades/admin/empresas' },
    covers: ['/edit/usuario?tipo=empresa'],
    right: 'companies.manage',
    appTypes: ['actividades', 'general'],
  },
  {
    label: 'monitors',
    icon: IconBarbell,
    link: { to: '/gimnasio/admin/monitores' },
    covers: ['/edit/usuario?tipo=monitor'],
    right: 'companies.manage',
    appTypes: ['gimnasio'],
  },
  {
    label: 'users',
    icon: IconUsers,
    link: { to: '/usuarios' },
    covers: ['/edit/usuario'],
    right: 'users.manage',
  },
  {
    label: 'tariffs',
    icon: IconCoinEuro,
    link: { to: '/gimnasio/admin/tarifas' },
    right: 'users.manage',
    appTypes: ['gimnasio'],
  },
  {
    label: 'configuration',
    icon: IconSettings,
    link: { to: '/config-app' },
    covers: ['/configuracion'],
    right: 'configuration.manage',
  },
  {
    label: 'ownReservations',
    icon: IconTicket,
    link: { to: '/actividades/usuario/reservas' },
    right: 'reservations.readOwn',
  },
  { label: 'agenda', icon: IconSearch, link: { to: '/agenda' }, leaves: true, right: 'reservations.readOwn' },
  { label: 'profile', icon: IconUserCircle, link: { to: '/perfil' }, right: 'collaborators.readOwn' },
];

function inboxEntries({ bound }: { bound: boolean }): readonly EntryOfRight[] {
  return [
    {
      label: 'inbox1',
      icon: IconBrandWhatsapp,
      link: { to: '/actividades/admin/mensajes/monfrague' },
      inbox: 1,
      right: 'messages.read',
      bound,
    },
    {
      label: 'inbox2',
      icon: IconBrandWhatsapp,
      link: { to: '/actividades/admin/mensajes/tajo' },
      inbox: 2,
      right: 'messages.read',
      bound,
    },
  ];
}

/** The side menu of a user in a variant of the product (U1, B44): a manager sees the inbox of its own territory. */
export function menuFor(user: MenuUser, appType: AppType): readonly MenuEntry[] {
  const inboxes = inboxTerritories({ ...user, userId: user.id });
  return entries.filter(
    ({ right, bound, appTypes, inbox }) =>
      (right === undefined || may(user, right)) &&
      (bound === undefined || bound === isBound(user)) &&
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

import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { CalendarView } from '../../../features/activities/calendar/calendar-view';
import { ComplementaryView } from '../../../features/activities/complementary/complementary-view';
import { GuideListView } from '../../../features/activities/guides/guide-list-view';
import { ActivityListView } from '../../../features/activities/list/list-view';
import { BinView } from '../../../features/bin/bin-view';
import { CollaboratorView } from '../../../features/collaborators/admin/collaborator-address';
import { InboxView } from '../../../features/inbox/inbox-view';
import { MessageView } from '../../../features/messages/message-view';
import { OutingView } from '../../../features/reservations/outings/outing-view';
import { ReadingsView } from '../../../features/check-in/readings/readings-view';
import { CountedView } from '../../../features/statistics/counted/counted-view';
import { addressView, typedWhole, whole } from '../../../lib/addresses/address-view';
import { ReservationBoardSearch, ReservationEditSearch, ReservationListSearch } from '../addresses/reservation-search';
import { firstInbox, requireInbox } from '../guards';
import { NotFound } from '../pages/not-found-page';
import { staffRoute } from './roots';
import { screen } from './screen';

/** Ids begin at 1. */
const impossible = 0;

/** An activity by its id in the path; one that none can have is no fault of the connection (U42). */
const activityInPath = {
  params: {
    parse: ({ id }: { id: string }) => ({ id: typedWhole()(id) ?? impossible }),
    stringify: ({ id }: { id: number }) => ({ id: String(id) }),
  },
  beforeLoad: ({ params }: { params: { id: number } }) => {
    if (params.id === impossible) throw notFound();
  },
  notFoundComponent: NotFound,
};

const countedRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/dashboard/reservas',
  validateSearch: CountedView,
  component: screen(() => import('../pages/counted-page'), 'CountedPage'),
});

const activitiesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/actividades',
  validateSearch: ActivityListView,
  component: lazyRouteComponent(() => import('../pages/activities-page'), 'ActivitiesPage'),
});

const calendarRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/calendario',
  validateSearch: CalendarView,
  component: screen(() => import('../pages/calendar-page'), 'CalendarPage'),
});

const guidesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/calendario/guias',
  validateSearch: GuideListView,
  component: screen(() => import('../pages/guides-page'), 'GuidesPage'),
});

const binRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/papelera',
  validateSearch: BinView,
  component: screen(() => import('../pages/bin-page'), 'BinPage'),
});

const activityRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/edit/actividad',
  validateSearch: addressView({ id: whole() }),
  component: screen(() => import('../pages/activity-page'), 'ActivityPage'),
});

const activityCopyRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/duplicar/actividad',
  validateSearch: addressView({ id: whole() }),
  // Without an original there is nothing to copy.
  beforeLoad: ({ search }) => {
    if (search.id === undefined) throw redirect({ to: '/actividades/admin/actividades' });
  },
  component: screen(() => import('../pages/activity-copy-page'), 'ActivityCopyPage'),
});

/** The id as a part of the path, as older links have it. */
const activityCopyPathRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/duplicar/actividad/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/actividades/duplicar/actividad', search: { id: Number(params.id) } });
  },
});

const reservationsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/reservas',
  validateSearch: ReservationListSearch,
  component: screen(() => import('../pages/reservations-page'), 'ReservationsPage'),
});

const reservationBoardRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/ver/reserva',
  validateSearch: ReservationBoardSearch,
  component: screen(() => import('../pages/reservation-board-page'), 'ReservationBoardPage'),
});

const reservationEditRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/edit/reserva',
  validateSearch: ReservationEditSearch,
  component: screen(() => import('../pages/reservation-edit-page'), 'ReservationEditPage'),
});

const readingsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/lecturas/$id',
  ...activityInPath,
  validateSearch: ReadingsView,
  component: screen(() => import('../pages/readings-page'), 'ReadingsPage'),
});

const outingRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/suspension/$id',
  ...activityInPath,
  validateSearch: OutingView,
  component: screen(() => import('../pages/outing-page'), 'OutingPage'),
});

const complementaryRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/actividades-complementarias',
  validateSearch: ComplementaryView,
  component: screen(() => import('../pages/complementary-page'), 'ComplementaryPage'),
});

const collaboratorsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/colaboradores',
  validateSearch: CollaboratorView,
  component: screen(() => import('../pages/collaborators-page'), 'CollaboratorsPage'),
});

const messagesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/mensajes-enviados',
  validateSearch: MessageView,
  component: screen(() => import('../pages/messages-page'), 'MessagesPage'),
});

const inboxRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/mensajes',
  beforeLoad: ({ context }) => firstInbox(context.user),
});

const monfragueInboxRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/mensajes/monfrague',
  validateSearch: InboxView,
  beforeLoad: ({ context }) => requireInbox(context.user, 1),
  component: screen(() => import('../pages/inbox-page'), 'MonfragueInboxPage'),
});

const tajoInboxRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/mensajes/tajo',
  validateSearch: InboxView,
  beforeLoad: ({ context }) => requireInbox(context.user, 2),
  component: screen(() => import('../pages/inbox-page'), 'TajoInboxPage'),
});

const helpRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/ayuda',
  beforeLoad: () => {
    throw redirect({ to: '/ayuda/$topic', params: { topic: 'primeros' } });
  },
});

const helpTopicRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/ayuda/$topic',
  component: screen(() => import('../help/help-page'), 'HelpPage'),
});

/** Screens of who manages activities: roles 0 to 2. */
export const staffRoutes = [
  countedRoute,
  activitiesRoute,
  calendarRoute,
  binRoute,
  guidesRoute,
  activityRoute,
  activityCopyRoute,
  activityCopyPathRoute,
  reservationsRoute,
  reservationBoardRoute,
  reservationEditRoute,
  readingsRoute,
  outingRoute,
  complementaryRoute,
  collaboratorsRoute,
  messagesRoute,
  inboxRoute,
  monfragueInboxRoute,
  tajoInboxRoute,
  helpRoute,
  helpTopicRoute,
] as const;

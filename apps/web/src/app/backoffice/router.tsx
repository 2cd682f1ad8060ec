import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { ComplementaryView } from '../../features/activities/complementary/complementary-view';
import { ActivityListView } from '../../features/activities/list/list-view';
import { CollaboratorView } from '../../features/collaborators/admin/collaborator-address';
import { MessageView } from '../../features/messages/message-view';
import { ReadingsView } from '../../features/reservations/readings/readings-view';
import { addressView, text, typedWhole, whole } from '../../lib/address-view';
import { leaveForGuide, requireSession, requireSignedOut, requireStaff, requireSuperAdmin } from './guards';
import { NotFoundPage } from './pages/not-found-page';
import { PendingPage } from './pages/pending-page';
import { ReservationBoardSearch, ReservationEditSearch, ReservationListSearch } from './reservation-search';
import { ScreenError } from './screen-error';

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login' });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: addressView({ to: text(2000) }),
  beforeLoad: ({ search }) => requireSignedOut(search.to),
  component: lazyRouteComponent(() => import('./pages/login-page'), 'LoginPage'),
});

/** The frame around every screen of somebody who is signed in. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }) => requireSession(location.href),
  component: lazyRouteComponent(() => import('./layout'), 'Layout'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./pages/dashboard-page'), 'DashboardPage'),
});

/** Screens of roles 0 to 2. */
const staffRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'staff',
  beforeLoad: ({ context }) => requireStaff(context.user),
  component: Outlet,
});

const reservationsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/reservas',
  validateSearch: ReservationListSearch,
  component: lazyRouteComponent(() => import('./pages/reservations-page'), 'ReservationsPage'),
});

const reservationBoardRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/ver/reserva',
  validateSearch: ReservationBoardSearch,
  component: lazyRouteComponent(() => import('./pages/reservation-board-page'), 'ReservationBoardPage'),
});

const reservationEditRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/edit/reserva',
  validateSearch: ReservationEditSearch,
  component: lazyRouteComponent(() => import('./pages/reservation-edit-page'), 'ReservationEditPage'),
});

const readingsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/lecturas/$id',
  params: {
    parse: ({ id }) => {
      const activityId = typedWhole()(id);
      if (activityId === undefined) throw new Error(`"${id}" is no activity`);
      return { id: activityId };
    },
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: ReadingsView,
  component: lazyRouteComponent(() => import('./pages/readings-page'), 'ReadingsPage'),
});

const activitiesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/actividades',
  validateSearch: ActivityListView,
  component: lazyRouteComponent(() => import('./pages/activities-page'), 'ActivitiesPage'),
});

const activityRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/edit/actividad',
  validateSearch: addressView({ id: whole() }),
  component: lazyRouteComponent(() => import('./pages/activity-page'), 'ActivityPage'),
});

const activityCopyRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/duplicar/actividad',
  validateSearch: addressView({ id: whole() }),
  // Without an original there is nothing to copy.
  beforeLoad: ({ search }) => {
    if (search.id === undefined) throw redirect({ to: '/actividades/admin/actividades' });
  },
  component: lazyRouteComponent(() => import('./pages/activity-copy-page'), 'ActivityCopyPage'),
});

/** The id as a part of the path, as older links have it. */
const activityCopyPathRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/duplicar/actividad/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/actividades/duplicar/actividad', search: { id: Number(params.id) } });
  },
});

const complementaryRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/actividades-complementarias',
  validateSearch: ComplementaryView,
  component: lazyRouteComponent(() => import('./pages/complementary-page'), 'ComplementaryPage'),
});

const collaboratorsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/colaboradores',
  validateSearch: CollaboratorView,
  component: lazyRouteComponent(() => import('./pages/collaborators-page'), 'CollaboratorsPage'),
});

const messagesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/mensajes-enviados',
  validateSearch: MessageView,
  component: lazyRouteComponent(() => import('./pages/messages-page'), 'MessagesPage'),
});

const postalCodesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/codigos-postales',
  beforeLoad: ({ context }) => requireSuperAdmin(context.user),
  component: lazyRouteComponent(() => import('./pages/postal-codes-page'), 'PostalCodesPage'),
});

const legalTextsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/textos-legales',
  beforeLoad: ({ context }) => requireSuperAdmin(context.user),
  component: lazyRouteComponent(() => import('./pages/legal-texts-page'), 'LegalTextsPage'),
});

const webSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/widget',
  beforeLoad: ({ context }) => requireSuperAdmin(context.user),
  component: lazyRouteComponent(() => import('./pages/web-settings-page'), 'WebSettingsPage'),
});

const guideRoute = createRoute({ getParentRoute: () => rootRoute, path: '/guia', beforeLoad: leaveForGuide });
const guideListRoute = createRoute({ getParentRoute: () => rootRoute, path: '/guia/$id', beforeLoad: leaveForGuide });

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  guideRoute,
  guideListRoute,
  shellRoute.addChildren([
    dashboardRoute,
    staffRoute.addChildren([
      activitiesRoute,
      activityRoute,
      activityCopyRoute,
      activityCopyPathRoute,
      reservationsRoute,
      reservationBoardRoute,
      reservationEditRoute,
      readingsRoute,
      complementaryRoute,
      collaboratorsRoute,
      messagesRoute,
    ]),
    postalCodesRoute,
    legalTextsRoute,
    webSettingsRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ScreenError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { ActivityListView } from '../../features/activities/list/list-view';
import { MessageView } from '../../features/messages/message-view';
import { requireSession, requireSignedOut, requireStaff } from './guards';
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
  validateSearch: z.object({ to: z.string().optional().catch(undefined) }),
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

const activitiesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/actividades',
  validateSearch: ActivityListView,
  component: lazyRouteComponent(() => import('./pages/activities-page'), 'ActivitiesPage'),
});

const activityRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/edit/actividad',
  validateSearch: z.object({ id: z.number().int().positive().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./pages/activity-page'), 'ActivityPage'),
});

const messagesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/mensajes-enviados',
  validateSearch: MessageView,
  component: lazyRouteComponent(() => import('./pages/messages-page'), 'MessagesPage'),
});

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  shellRoute.addChildren([
    dashboardRoute,
    staffRoute.addChildren([
      activitiesRoute,
      activityRoute,
      reservationsRoute,
      reservationBoardRoute,
      reservationEditRoute,
      messagesRoute,
    ]),
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

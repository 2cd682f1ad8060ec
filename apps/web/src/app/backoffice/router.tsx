import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { OwnReservationsView } from '../../features/reservations/own/own-reservations-view';
import { StatisticsView } from '../../features/statistics/statistics-view';
import { addressView, text } from '../../lib/addresses/address-view';
import { queries } from '../../lib/trpc';
import { shownHistory } from './addresses/shown-address';
import { leaveForPage, requireRight } from './guards';
import { NotFound } from './pages/not-found-page';
import { PendingPage } from './pages/pending-page';
import { ScreenError } from './screen-error';
import { administrationRoutes } from './routes/administration';
import { rootRoute, shellRoute, staffRoute } from './routes/roots';
import { screen } from './routes/screen';
import { staffRoutes } from './routes/staff';

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
  beforeLoad: leaveForPage,
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: StatisticsView,
  component: screen(() => import('./pages/home-page'), 'HomePage'),
});

const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/perfil',
  component: screen(() => import('./pages/profile-page'), 'ProfilePage'),
});

const ownReservationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/actividades/usuario/reservas',
  validateSearch: OwnReservationsView,
  beforeLoad: ({ context }) => requireRight(context.user, 'reservations.readOwn'),
  component: screen(() => import('./pages/own-reservations-page'), 'OwnReservationsPage'),
});

/** What the mail's link opens; nobody needs to be signed in for it. */
const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verificar-correo',
  beforeLoad: () => queries.auth.session.fetch(),
  component: screen(() => import('./pages/links/verify-email-page'), 'VerifyEmailPage'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitacion',
  beforeLoad: () => queries.auth.session.fetch(),
  component: screen(() => import('./pages/links/invitation-page'), 'InvitationPage'),
});

/** Any other address, in the frame of who is signed in. */
const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: NotFound,
});

const guideRoute = createRoute({ getParentRoute: () => rootRoute, path: '/guia', beforeLoad: leaveForPage });
const guideListRoute = createRoute({ getParentRoute: () => rootRoute, path: '/guia/$id', beforeLoad: leaveForPage });

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  verifyEmailRoute,
  invitationRoute,
  guideRoute,
  guideListRoute,
  shellRoute.addChildren([
    dashboardRoute,
    ownReservationsRoute,
    staffRoute.addChildren(staffRoutes),
    ...administrationRoutes,
    profileRoute,
    unknownRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  history: shownHistory(),
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

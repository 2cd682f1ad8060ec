import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { CalendarView } from '../../features/activities/calendar/calendar-view';
import { ComplementaryView } from '../../features/activities/complementary/complementary-view';
import { GuideListView } from '../../features/activities/guides/guide-list-view';
import { ActivityListView } from '../../features/activities/list/list-view';
import { CollaboratorView } from '../../features/collaborators/admin/collaborator-address';
import { ConfigurationView } from '../../features/configuration/configuration-view';
import { InboxView } from '../../features/inbox/inbox-view';
import { MessageView } from '../../features/messages/message-view';
import { OutingView } from '../../features/reservations/outings/outing-view';
import { OwnReservationsView } from '../../features/reservations/own/own-reservations-view';
import { ReadingsView } from '../../features/check-in/readings/readings-view';
import { CountedView } from '../../features/statistics/counted/counted-view';
import { StatisticsView } from '../../features/statistics/statistics-view';
import { accountTypes, kindOfType } from '../../features/users/account-pages';
import { AccountView } from '../../features/users/list/account-address';
import { addressView, either, oneOf, text, typedWhole, whole } from '../../lib/addresses/address-view';
import { queries } from '../../lib/trpc';
import { formRedirect, listRedirect, tariffsRedirect } from './addresses/account-redirects';
import { ReservationBoardSearch, ReservationEditSearch, ReservationListSearch } from './addresses/reservation-search';
import { addressToReturn, shownHistory } from './addresses/shown-address';
import { firstInbox, leaveFor, leaveForPage, requireInbox, requireRight, requireSession } from './guards';
import { NotFound, NotFoundPage } from './pages/not-found-page';
import { PendingPage } from './pages/pending-page';
import { ScreenError } from './screen-error';

/** Ids begin at 1. */
const impossible = 0;

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
  beforeLoad: leaveForPage,
});

/** The frame around every screen of somebody who is signed in. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }) => requireSession(addressToReturn(location.href)),
  component: lazyRouteComponent(() => import('./layout'), 'Layout'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: StatisticsView,
  component: lazyRouteComponent(() => import('./pages/home-page'), 'HomePage'),
});

/** Screens of roles 0 to 2. */
const staffRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'staff',
  beforeLoad: ({ context }) => requireRight(context.user, 'activities.manage'),
  component: Outlet,
});

const countedRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/dashboard/reservas',
  validateSearch: CountedView,
  component: lazyRouteComponent(() => import('./pages/counted-page'), 'CountedPage'),
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

const readingsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/lecturas/$id',
  ...activityInPath,
  validateSearch: ReadingsView,
  component: lazyRouteComponent(() => import('./pages/readings-page'), 'ReadingsPage'),
});

const outingRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/suspension/$id',
  ...activityInPath,
  validateSearch: OutingView,
  component: lazyRouteComponent(() => import('./pages/outing-page'), 'OutingPage'),
});

const activitiesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/actividades',
  validateSearch: ActivityListView,
  component: lazyRouteComponent(() => import('./pages/activities-page'), 'ActivitiesPage'),
});

const calendarRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/calendario',
  validateSearch: CalendarView,
  component: lazyRouteComponent(() => import('./pages/calendar-page'), 'CalendarPage'),
});

const guidesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/calendario/guias',
  validateSearch: GuideListView,
  component: lazyRouteComponent(() => import('./pages/guides-page'), 'GuidesPage'),
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
  component: lazyRouteComponent(() => import('./pages/inbox-page'), 'MonfragueInboxPage'),
});

const tajoInboxRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/actividades/admin/mensajes/tajo',
  validateSearch: InboxView,
  beforeLoad: ({ context }) => requireInbox(context.user, 2),
  component: lazyRouteComponent(() => import('./pages/inbox-page'), 'TajoInboxPage'),
});

const usersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/usuarios',
  validateSearch: AccountView,
  beforeLoad: ({ context }) => leaveFor(listRedirect('user', { ...context.user, appType: context.appType })),
  component: lazyRouteComponent(() => import('./pages/accounts-page'), 'UsersPage'),
});

const companiesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/actividades/admin/empresas',
  validateSearch: AccountView,
  beforeLoad: ({ context }) => leaveFor(listRedirect('company', { ...context.user, appType: context.appType })),
  component: lazyRouteComponent(() => import('./pages/accounts-page'), 'CompaniesPage'),
});

const monitorsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/gimnasio/admin/monitores',
  validateSearch: AccountView,
  beforeLoad: ({ context }) => leaveFor(listRedirect('monitor', { ...context.user, appType: context.appType })),
  component: lazyRouteComponent(() => import('./pages/accounts-page'), 'MonitorsPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/edit/usuario',
  validateSearch: addressView({ id: whole(), tipo: oneOf(accountTypes) }),
  beforeLoad: ({ context, search }) => leaveFor(formRedirect(kindOfType(search.tipo), context.user)),
  component: lazyRouteComponent(() => import('./pages/account-page'), 'AccountPage'),
});

const tariffsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/gimnasio/admin/tarifas',
  validateSearch: addressView({ edit: either(oneOf(['new']), whole()) }),
  beforeLoad: ({ context }) => leaveFor(tariffsRedirect({ ...context.user, appType: context.appType })),
  component: lazyRouteComponent(() => import('./pages/tariffs-page'), 'TariffsPage'),
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
  component: lazyRouteComponent(() => import('./help/help-page'), 'HelpPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/perfil',
  component: lazyRouteComponent(() => import('./pages/profile-page'), 'ProfilePage'),
});

const postalCodesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/codigos-postales',
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: lazyRouteComponent(() => import('./pages/postal-codes-page'), 'PostalCodesPage'),
});

const legalTextsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/textos-legales',
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: lazyRouteComponent(() => import('./pages/configuration/legal-texts-page'), 'LegalTextsPage'),
});

const webSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/widget',
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: lazyRouteComponent(() => import('./pages/configuration/web-settings-page'), 'WebSettingsPage'),
});

const configAppRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/config-app',
  validateSearch: ConfigurationView,
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: lazyRouteComponent(() => import('./pages/configuration/config-app-page'), 'ConfigAppPage'),
});

const ownReservationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/actividades/usuario/reservas',
  validateSearch: OwnReservationsView,
  beforeLoad: ({ context }) => requireRight(context.user, 'reservations.readOwn'),
  component: lazyRouteComponent(() => import('./pages/own-reservations-page'), 'OwnReservationsPage'),
});

/** What the mail's link opens; nobody needs to be signed in for it. */
const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verificar-correo',
  beforeLoad: () => queries.auth.session.fetch(),
  component: lazyRouteComponent(() => import('./pages/links/verify-email-page'), 'VerifyEmailPage'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitacion',
  beforeLoad: () => queries.auth.session.fetch(),
  component: lazyRouteComponent(() => import('./pages/links/invitation-page'), 'InvitationPage'),
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
    staffRoute.addChildren([
      countedRoute,
      activitiesRoute,
      calendarRoute,
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
    ]),
    usersRoute,
    companiesRoute,
    monitorsRoute,
    accountRoute,
    tariffsRoute,
    profileRoute,
    postalCodesRoute,
    legalTextsRoute,
    webSettingsRoute,
    configAppRoute,
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

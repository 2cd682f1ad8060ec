import { pageSizes } from '@dehesa/domain/page-sizes';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ConfigurationView } from '../../../features/configuration/configuration-view';
import { accountTypes, kindOfType } from '../../../features/users/account-pages';
import { AccountView } from '../../../features/users/list/account-address';
import { addressView, either, oneOf, whole } from '../../../lib/addresses/address-view';
import { formRedirect, listRedirect, tariffsRedirect } from '../addresses/account-redirects';
import { leaveFor, requireRight } from '../guards';
import { shellRoute } from './roots';
import { screen } from './screen';

const usersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/usuarios',
  validateSearch: AccountView,
  beforeLoad: ({ context }) => leaveFor(listRedirect('user', { ...context.user, appType: context.appType })),
  component: lazyRouteComponent(() => import('../pages/accounts-page'), 'UsersPage'),
});

const companiesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/actividades/admin/empresas',
  validateSearch: AccountView,
  beforeLoad: ({ context }) => leaveFor(listRedirect('company', { ...context.user, appType: context.appType })),
  component: lazyRouteComponent(() => import('../pages/accounts-page'), 'CompaniesPage'),
});

const monitorsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/gimnasio/admin/monitores',
  validateSearch: AccountView,
  beforeLoad: ({ context }) => leaveFor(listRedirect('monitor', { ...context.user, appType: context.appType })),
  component: lazyRouteComponent(() => import('../pages/accounts-page'), 'MonitorsPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/edit/usuario',
  validateSearch: addressView({ id: whole(), tipo: oneOf(accountTypes) }),
  beforeLoad: ({ context, search }) => leaveFor(formRedirect(kindOfType(search.tipo), context.user)),
  component: screen(() => import('../pages/account-page'), 'AccountPage'),
});

const tariffsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/gimnasio/admin/tarifas',
  validateSearch: addressView({ edit: either(oneOf(['new']), whole()) }),
  beforeLoad: ({ context }) => leaveFor(tariffsRedirect({ ...context.user, appType: context.appType })),
  component: screen(() => import('../pages/tariffs-page'), 'TariffsPage'),
});

const postalCodesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/codigos-postales',
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: screen(() => import('../pages/postal-codes-page'), 'PostalCodesPage'),
});

const importsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/importar',
  validateSearch: addressView({ id: whole(), page: whole(), size: oneOf(pageSizes) }),
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: screen(() => import('../pages/configuration/imports-page'), 'ImportsPage'),
});

const legalTextsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/textos-legales',
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: screen(() => import('../pages/configuration/legal-texts-page'), 'LegalTextsPage'),
});

const webSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configuracion/widget',
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: screen(() => import('../pages/configuration/web-settings-page'), 'WebSettingsPage'),
});

const configAppRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/config-app',
  validateSearch: ConfigurationView,
  beforeLoad: ({ context }) => requireRight(context.user, 'configuration.manage'),
  component: screen(() => import('../pages/configuration/config-app-page'), 'ConfigAppPage'),
});

/** Accounts and what is set: for who manages them. */
export const administrationRoutes = [
  usersRoute,
  companiesRoute,
  monitorsRoute,
  accountRoute,
  tariffsRoute,
  postalCodesRoute,
  importsRoute,
  legalTextsRoute,
  webSettingsRoute,
  configAppRoute,
] as const;

import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { addressToReturn } from '../addresses/shown-address';
import { requireRight, requireSession } from '../guards';
import { NotFoundPage } from '../pages/not-found-page';

export const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

/** The frame around every screen of somebody who is signed in. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }) => requireSession(addressToReturn(location.href)),
  component: lazyRouteComponent(() => import('../layout'), 'Layout'),
});

/** Screens of roles 0 to 2. */
export const staffRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'staff',
  beforeLoad: ({ context }) => requireRight(context.user, 'activities.manage'),
  component: Outlet,
});

import { isRefusal } from '../../lib/error-message';
import { forgetGuideLists } from '../../lib/kept/guide-store-names';
import { forgetSession, whenEndedElsewhere } from '../../lib/kept/kept-for-session';
import { whenReturned } from '../../lib/addresses/returned-page';
import { queries, queryClient } from '../../lib/trpc';

/** Leaves every screen, in all tabs, for the sign-in page, with nothing of the session kept in memory or storage. */
export function leaveForSignIn(wanted?: string): void {
  forgetSession();
  leaveThisTab(wanted);
}

function leaveThisTab(wanted?: string): void {
  forgetGuideLists();
  window.location.assign(wanted ? `/login?to=${encodeURIComponent(wanted)}` : '/login');
}

/** A session ends in all tabs of a browser: what the others show is nobody's any more. */
export function leaveWithOtherTabs(): void {
  whenEndedElsewhere(() => {
    const { pathname, search } = window.location;
    if (pathname !== '/login') leaveThisTab(`${pathname}${search}`);
  });
}

/**
 * When a call is answered 401 the session is over: sign in again and come back to where one was. So it is where the role
 * must have a second factor from now on.
 */
export function leaveWhenSessionEnds(): void {
  const leave = (error: unknown) => {
    const { pathname, search } = window.location;
    if (pathname === '/login') return;
    if (isRefusal(error, 'access.unauthenticated')) leaveForSignIn(`${pathname}${search}`);
    // Signed in still: the sign-in page has the set-up, and leads back.
    if (isRefusal(error, 'auth.secondFactorRequired'))
      window.location.assign(`/login?to=${encodeURIComponent(`${pathname}${search}`)}`);
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') leave(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') leave(event.action.error);
  });
}

/** Back leads to a screen as it was left: it is seen again by who left it, signed in as then, and by nobody else. */
export function showReturnedScreens(): void {
  whenReturned(async () => {
    const before = queries.auth.session.getData()?.user?.id;
    const { user } = await queries.auth.session.fetch(undefined, { staleTime: 0 });
    return user?.id === before;
  });
}

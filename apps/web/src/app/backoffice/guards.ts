import { type Action, inboxTerritories, may, type Role, Territory, type TerritoryId } from '@dehesa/domain/access';
import { redirect } from '@tanstack/react-router';
import { queries } from '../../lib/trpc';
import type { RedirectTarget } from './addresses/account-redirects';
import { isSettled } from './is-settled';

/** Between two looks at the session the calls themselves notice its end: they are answered 401. */
const sessionStaleMs = 5 * 60_000;

/** Signed in, and with everything that is asked for; else to the sign-in page, which remembers the wanted address. */
export async function requireSession(wanted: string) {
  const session = await queries.auth.session.fetch(undefined, { staleTime: sessionStaleMs });
  if (session.user === null || !isSettled(session.user)) {
    throw redirect({ to: '/login', search: { to: wanted } });
  }
  return { user: session.user, appType: session.appType };
}

/** A page of its own, as the guide's list and the sign-in page are, is loaded whole; not by pointing at a link to it. */
export async function leaveForPage({ location, preload }: { location: { href: string }; preload: boolean }) {
  if (preload) return;
  window.location.replace(location.href);
  await new Promise(() => undefined);
}

/** Screens of who may do this; anybody else is sent home (U2). */
export function requireRight(user: { role: Role }, right: Action): void {
  if (!may(user, right)) throw redirect({ to: '/dashboard' });
}

/** On to another screen, where a rule names one. */
export function leaveFor(to: RedirectTarget | undefined): void {
  if (to !== undefined) throw redirect({ to });
}

interface InboxUser {
  id: number;
  role: Role;
  territoryId: TerritoryId | null;
}

const inboxAddresses = {
  [Territory.monfrague]: '/actividades/admin/mensajes/monfrague',
  [Territory.tajo]: '/actividades/admin/mensajes/tajo',
} as const;

/** A territory's inbox is for those who read it (U2); anybody else is sent home. */
export function requireInbox(user: InboxUser, territoryId: TerritoryId): void {
  if (!inboxTerritories({ ...user, userId: user.id }).includes(territoryId)) throw redirect({ to: '/dashboard' });
}

/** "Messages" without saying whose: the first inbox that the user reads. */
export function firstInbox(user: InboxUser): never {
  const [first] = inboxTerritories({ ...user, userId: user.id });
  throw redirect({ to: first === undefined ? '/dashboard' : inboxAddresses[first] });
}

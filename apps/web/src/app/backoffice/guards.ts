import { type Action, inboxTerritories, may, type Role, type TerritoryId } from '@dehesa/domain/access';
import { redirect } from '@tanstack/react-router';
import { queries } from '../../lib/trpc';
import type { RedirectTarget } from './addresses/account-redirects';
import { wantedAddress } from './addresses/wanted-address';

/** Between two looks at the session the calls themselves notice its end: they are answered 401. */
const sessionStaleMs = 5 * 60_000;

/** Whether nothing is asked for any more before the screens: a new password (B26), a second factor. */
export function isSettled(user: { mustChangePassword: boolean; secondFactor: string }): boolean {
  return !user.mustChangePassword && user.secondFactor === 'settled';
}

/** Signed in, and with everything that is asked for; else to the sign-in page, which remembers the wanted address. */
export async function requireSession(wanted: string) {
  const session = await queries.auth.session.fetch(undefined, { staleTime: sessionStaleMs });
  if (session.user === null || !isSettled(session.user)) {
    throw redirect({ to: '/login', search: { to: wanted } });
  }
  return { user: session.user, appType: session.appType };
}

/** The guide's list is a page of its own, to be loaded whole; not by pointing at a link to it. */
export async function leaveForGuide({ location, preload }: { location: { href: string }; preload: boolean }) {
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

/** Who is signed in already does not see the sign-in page (U3). */
export async function requireSignedOut(to: string | undefined) {
  const session = await queries.auth.session.fetch();
  if (session.user !== null && isSettled(session.user)) throw redirect({ href: wantedAddress(to) });
}

interface InboxUser {
  id: number;
  role: Role;
  territoryId: TerritoryId | null;
}

const inboxAddresses = {
  1: '/actividades/admin/mensajes/monfrague',
  2: '/actividades/admin/mensajes/tajo',
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

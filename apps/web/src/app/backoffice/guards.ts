import { Role } from '@dehesa/domain/access';
import { redirect } from '@tanstack/react-router';
import { queries } from '../../lib/trpc';
import { wantedAddress } from './wanted-address';

const staffRoles: readonly Role[] = [Role.superAdmin, Role.admin, Role.manager];

/** Roles 0 to 2 run activities and reservations. */
export function isStaff(role: Role): boolean {
  return staffRoles.includes(role);
}

/** Between two looks at the session the calls themselves notice its end: they are answered 401. */
const sessionStaleMs = 5 * 60_000;

/** Signed in, and with a password of one's own (B26); else to the sign-in page, which remembers the wanted address. */
export async function requireSession(wanted: string) {
  const session = await queries.auth.session.fetch(undefined, { staleTime: sessionStaleMs });
  if (session.user === null || session.user.mustChangePassword) {
    throw redirect({ to: '/login', search: { to: wanted } });
  }
  return { user: session.user };
}

/** The guide's list is a page of its own, to be loaded whole; not by pointing at a link to it. */
export async function leaveForGuide({ location, preload }: { location: { href: string }; preload: boolean }) {
  if (preload) return;
  window.location.replace(location.href);
  await new Promise(() => undefined);
}

/** Roles 0 to 2; anybody else is sent home (document 2 §6). */
export function requireStaff(user: { role: Role }): void {
  if (!isStaff(user.role)) throw redirect({ to: '/dashboard' });
}

/** The configuration is a super admin's. */
export function requireSuperAdmin(user: { role: Role }): void {
  if (user.role !== Role.superAdmin) throw redirect({ to: '/dashboard' });
}

/** Who is signed in already does not see the sign-in page (document 1 §2). */
export async function requireSignedOut(to: string | undefined) {
  const session = await queries.auth.session.fetch();
  if (session.user !== null && !session.user.mustChangePassword) throw redirect({ href: wantedAddress(to) });
}

/** Where to go after signing in: only an address of ours, so that a link to the sign-in page cannot send people elsewhere. */
export function wantedAddress(to: string | undefined): string {
  return to !== undefined && /^\/(?![/\\])\S*$/.test(to) && !to.startsWith('/login') ? to : '/dashboard';
}

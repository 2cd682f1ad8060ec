/** Whether nothing is asked for any more before the screens: a new password (B26), a second factor. */
export function isSettled(user: { mustChangePassword: boolean; secondFactor: string }): boolean {
  return !user.mustChangePassword && user.secondFactor === 'settled';
}

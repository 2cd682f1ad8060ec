/** What a password that was chosen makes of an account's row: no one-time password opens it, and none has to be changed. */
export function chosenPassword(passwordHash: string) {
  return { passwordHash, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null, mustChangePassword: false };
}

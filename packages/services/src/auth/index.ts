export { concludeMoveByStaff, maskedEmail, notifyOwner } from './email/account-notice';
export { assertOwnPassword, type OwnPassword } from './passwords/assert-own-password';
export { changePassword } from './passwords/change-password';
export { createFirstAdmin, firstAdminLock } from './create-first-admin';
export { describeSession, type SessionDescription } from './describe-session';
export { knownDeviceDays } from './known-device';
export { argon2id, type PasswordHasher } from './passwords/passwords';
export { assertSafePassword, type PasswordOwner, readPasswordOwner } from './passwords/safe-password';
export { chosenPassword } from './passwords/passwords';
export { askForProof, proveWithPasskey, proveWithPassword, readProofWays, type SessionAtHand } from './prove-again';
export { recoverPassword } from './passwords/recover-password';
export { recoverSuperAdmin } from './recover-super-admin';
export { sendEmailVerification } from './email/send-email-verification';
export { endSession } from './sessions/end-session';
export { endSessions } from './sessions/end-sessions';
export { listSessions, type OpenSession } from './sessions/list-sessions';
export type { SignInOrigin } from './sessions/open-session';
export {
  assertMaySetUp,
  assertUsable,
  peekSession,
  readSession,
  type SessionRef,
  type SessionUser,
} from './sessions/read-session';
export { endOtherSessions, sessionLifetime } from './sessions/session-store';
export { signOut } from './sessions/sign-out';
export { setOwnPassword } from './passwords/set-own-password';
export { signIn, type SignedIn } from './sign-in';
export { verifyEmail } from './email/verify-email';
export {
  type ApplicationKey,
  createApplicationKey,
  endApplicationKey,
  listApplicationKeys,
} from './second-factor/application-keys';
export { noteAsked } from './second-factor/ask-once';
export { beginSignIn, type SignInStep } from './second-factor/begin-sign-in';
export type { Factors } from './second-factor/factors';
export { finishSignIn, type FinishedSignIn, type SecondStep } from './second-factor/finish-sign-in';
export { askForPasskey } from './second-factor/passkeys/passkeys';
export { readSecondFactor, type SecondFactor } from './second-factor/read-second-factor';
export { endDevice, type RememberedDevice } from './second-factor/remembered-devices';
export { renamePasskey } from './second-factor/passkeys/rename-passkey';
export { renewRecoveryCodes } from './second-factor/codes/renew-recovery-codes';
export { readAccountFactors, resetSecondFactor } from './second-factor/reset-second-factor';
export { readSecondFactorRoles, saveSecondFactorRoles } from './second-factor/second-factor-roles';
export { confirmPasskey, removePasskey, startPasskey } from './second-factor/passkeys/set-up-passkey';
export { resealTotpKeys } from './second-factor/codes/totp';
export {
  confirmTotp,
  type FactorAdded,
  removeTotp,
  startTotp,
  type TotpSetUp,
} from './second-factor/codes/set-up-totp';

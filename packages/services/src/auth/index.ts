export { concludeMoveByStaff, maskedEmail, tellOwner } from './account-notice';
export { assertOwnPassword, type OwnPassword } from './assert-own-password';
export { changePassword } from './change-password';
export { createFirstAdmin } from './create-first-admin';
export { describeSession, type SessionDescription } from './describe-session';
export { knownDeviceDays } from './known-device';
export { argon2id, type PasswordHasher } from './passwords';
export { assertSafePassword, type PasswordOwner, readPasswordOwner } from './safe-password';
export { chosenPassword } from './chosen-password';
export { askForProof, proveWithPasskey, proveWithPassword, readProofWays, type SessionAtHand } from './prove-again';
export { recoverPassword } from './recover-password';
export { recoverSuperAdmin } from './recover-super-admin';
export { sendEmailVerification } from './send-email-verification';
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
export { setOwnPassword } from './set-own-password';
export { signIn, type SignedIn } from './sign-in';
export { verifyEmail } from './verify-email';
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
export { askForPasskey } from './second-factor/passkeys';
export { readSecondFactor, type SecondFactor } from './second-factor/read-second-factor';
export { endDevice, type RememberedDevice } from './second-factor/remembered-devices';
export { renamePasskey } from './second-factor/rename-passkey';
export { renewRecoveryCodes } from './second-factor/renew-recovery-codes';
export { readAccountFactors, resetSecondFactor } from './second-factor/reset-second-factor';
export { readSecondFactorRoles, saveSecondFactorRoles } from './second-factor/second-factor-roles';
export { confirmPasskey, removePasskey, startPasskey } from './second-factor/set-up-passkey';
export { resealTotpKeys } from './second-factor/totp';
export { confirmTotp, type FactorAdded, removeTotp, startTotp, type TotpSetUp } from './second-factor/set-up-totp';

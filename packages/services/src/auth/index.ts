export { changePassword } from './change-password';
export { createFirstAdmin } from './create-first-admin';
export { describeSession, type SessionDescription } from './describe-session';
export { argon2id, type PasswordHasher } from './passwords';
export { assertUsable, peekSession, readSession, type SessionUser } from './read-session';
export { recoverPassword } from './recover-password';
export { sessionLifetime } from './session-store';
export { signIn, type SignedIn } from './sign-in';
export { signOut } from './sign-out';

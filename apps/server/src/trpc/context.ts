import type { ServiceContext } from '@dehesa/services/context';
import type { SessionRef, SessionUser, SignedIn, SignInOrigin } from '@dehesa/services/auth';

/** What a procedure may use: the verbs' context, who is signed in, and the session cookie. */
export interface TrpcContext {
  services: ServiceContext;
  user: SessionUser | null;
  session: SessionRef | null;
  /** The visitor's address, for limits only; it is never logged. */
  address: string;
  /** From where a session is opened by the screens. */
  origin: SignInOrigin;
  requestId: string;
  /** The browser holds the session from now on, and what it is known by again. */
  setSession(signedIn: Pick<SignedIn, 'token' | 'device'>): void;
  clearSession(): void;
  /** What a browser carries between the two steps of signing in, and where it is remembered. */
  secondFactor: SecondFactorCookies;
  /** For a signed link that opens nothing: too many from one address are refused (B37). */
  countWrongLink(): Promise<void>;
  /** When a call that was refused by a limit may be repeated (B25, B47). */
  setRetryAfter(seconds: number): void;
}

/** What a browser carries for the second step of signing in; scripts read none of it. */
export interface SecondFactorCookies {
  /** Of a sign-in whose password was right; it opens nothing by itself. */
  pending: string | null;
  /** Of a device that is remembered. */
  device: string | null;
  setPending(token: string): void;
  clearPending(): void;
  setDevice(token: string): void;
}

import type { ServiceContext } from '@dehesa/services/context';
import type { SessionUser } from '@dehesa/services/auth';

/** What a procedure may use: the verbs' context, who is signed in, and the session cookie. */
export interface TrpcContext {
  services: ServiceContext;
  user: SessionUser | null;
  sessionToken: string | null;
  /** The visitor's address, for limits only; it is never logged. */
  address: string;
  requestId: string;
  setSession(token: string): void;
  clearSession(): void;
  /** For a signed link that opens nothing: too many from one address are refused (B37). */
  countWrongLink(): Promise<void>;
  /** When a call that was refused by a limit may be repeated (B25, B47). */
  setRetryAfter(seconds: number): void;
}

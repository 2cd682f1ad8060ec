import type { SendTicksInput } from '@dehesa/domain/check-in';
import type { CheckInActivity, CheckInList, TickOutcome } from './records';

/** What a call ended in: `away` is a server out of reach, `later` one that asks to try again. */
export type Failure = 'away' | 'later' | 'signedOut' | 'forbidden' | 'missing' | 'refused';

/** Who is signed in, as far as a guide's list must know. */
export interface GuideUser {
  id: number;
  displayName: string;
  mustChangePassword: boolean;
  secondFactor: 'settled' | 'asked' | 'required';
}

/** The server as the guide's list needs it. */
export interface GuideApi {
  user(): Promise<GuideUser | null>;
  activities(): Promise<CheckInActivity[]>;
  list(activityId: number): Promise<CheckInList>;
  send(input: SendTicksInput): Promise<{ nonce: string; outcome: TickOutcome }[]>;
  signOut(): Promise<unknown>;
}

const load = () => import('./guide-client');

/** The server, through a client that is loaded once the page is there. */
export function createGuideApi(): GuideApi {
  return {
    user: async () => (await (await load()).guideClient.auth.session.query()).user,
    activities: async () => (await load()).guideClient.reservations.checkIn.activities.query(),
    list: async (activityId) => (await load()).guideClient.reservations.checkIn.list.query({ activityId }),
    send: async (input) => (await load()).guideClient.reservations.checkIn.send.mutate(input),
    signOut: async () => (await load()).guideClient.auth.signOut.mutate(),
  };
}

const failures: Readonly<Record<number, Failure>> = {
  400: 'refused',
  401: 'signedOut',
  403: 'forbidden',
  404: 'missing',
  409: 'refused',
  413: 'refused',
  // The server without its database: as good as out of reach (B50).
  503: 'away',
};

/** What an error of the client means; one that carries no answer of the server is a lost connection. */
export function failureOf(error: unknown): Failure {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  if (typeof data !== 'object' || data === null) return 'away';
  const status = 'httpStatus' in data ? data.httpStatus : undefined;
  return (typeof status === 'number' ? failures[status] : undefined) ?? 'later';
}

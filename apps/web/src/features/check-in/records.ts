import type { AppRouter } from '@dehesa/server/router';
import type { Mark } from '@dehesa/domain/check-in';
import type { inferRouterOutputs } from '@trpc/server';

type Outputs = inferRouterOutputs<AppRouter>['reservations']['checkIn'];

export type CheckInActivity = Outputs['activities'][number];
export type CheckInList = Outputs['list'];
export type ListedParty = CheckInList['parties'][number];
export type ListedPerson = ListedParty['people'][number];
export type ListedTick = ListedPerson['ticks'][number];
export type TickOutcome = Outputs['send'][number]['outcome'];

/** Whose lists these are. */
export interface Owner {
  id: number;
  name: string;
}

/** A list as it was at a moment, in milliseconds since the epoch. */
export interface KeptList {
  list: CheckInList;
  readAt: number;
}

/** A tick that waits to be sent. It names nobody. */
export interface QueuedTick {
  nonce: string;
  userId: number;
  activityId: number;
  personId: number;
  mark: Mark;
  at: number;
  replaces: string[];
  /** Counts up: they are sent in the order in which they were made. */
  order: number;
}

/** A tick that the server did not take, with whom it was about, until the guide has read it. */
export interface RefusedTick {
  nonce: string;
  activityId: number;
  /** Empty where the person is in no list any more. */
  name: string;
  reason: Exclude<TickOutcome, 'stored'> | 'unknown';
}

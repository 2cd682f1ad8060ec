import type { AppRouter } from '@dehesa/server/router';
import type { Mark } from '@dehesa/domain/check-in';
import type { Unnamed } from '@dehesa/domain/reservations';
import type { inferRouterOutputs } from '@trpc/server';

type Outputs = inferRouterOutputs<AppRouter>['reservations']['checkIn'];

/**
 * A device may keep those of before guides were assigned (B87): they are nobody's own; and of before it was told which are
 * suspended: of those it is not known.
 */
export type CheckInActivity = Omit<ActivityRead, 'mine' | 'suspended'> & { mine?: boolean; suspended?: boolean };
type ActivityRead = Outputs['activities'][number];
type HeadRead = Outputs['list']['activity'];
type TickRead = Outputs['list']['parties'][number]['people'][number]['ticks'][number];
type PersonRead = Outputs['list']['parties'][number]['people'][number];
type PartyRead = Outputs['list']['parties'][number];

/** A list that a device keeps from before there were groups (B83) tells nothing of who has no name: there is nobody. */
export interface ListedTick extends Omit<TickRead, 'unnamed'> {
  unnamed?: number;
}
export interface ListedPerson extends Omit<PersonRead, 'ticks'> {
  ticks: ListedTick[];
}
export interface ListedParty extends Omit<PartyRead, 'people' | 'unnamed'> {
  people: ListedPerson[];
  unnamed?: Unnamed;
}
export interface CheckInList extends Omit<Outputs['list'], 'activity' | 'parties'> {
  activity: Omit<HeadRead, 'suspended'> & { suspended?: boolean };
  parties: ListedParty[];
}
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
  /** Of who booked for a group: how many without a name it is about too (B83). */
  unnamed?: number;
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

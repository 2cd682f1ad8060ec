import type { Outputs } from '../../lib/trpc';

type Calls = Outputs['users'];

/** A user, monitor or company as lists show it. */
export type AccountRow = Calls['accounts']['list']['rows'][number];
/** One as its form begins with it. */
export type AccountDetail = Calls['accounts']['read'];
/** What a member of the gym pays, and until when it holds. */
export type Membership = NonNullable<AccountRow['membership']>;
export type Tariff = Calls['tariffs']['list'][number];
export type SessionOfAccount = Calls['sessions']['list'][number];
export type Profile = Calls['profile']['read'];

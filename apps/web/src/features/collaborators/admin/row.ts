import type { Outputs } from '../../../lib/trpc';

type Calls = Outputs['users']['collaborators'];

/** A collaborator as lists, forms and the panel show it. */
export type CollaboratorRow = Calls['list']['rows'][number];
/** A reservation that came through one. */
export type CollaboratorRecord = Calls['bookings']['rows'][number];

/** What a collaborator is called on screens: its business, else its person, else its address. */
export function nameOf(row: Pick<CollaboratorRow, 'companyName' | 'firstName' | 'lastName' | 'email'>): string {
  return row.companyName || personOf(row) || row.email;
}

export function personOf(row: Pick<CollaboratorRow, 'firstName' | 'lastName'>): string {
  return `${row.firstName} ${row.lastName}`.trim();
}

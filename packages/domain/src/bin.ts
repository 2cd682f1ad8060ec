import type { z } from 'zod';
import { Paging } from './paging';

/** How long what staff delete can be brought back (B100). */
export const binDays = 30;

/** What lies in the bin until then was deleted after this moment. */
export function binBegins(now: Date): Date {
  return new Date(now.getTime() - binDays * 24 * 3_600_000);
}

/** Whose bins there are; each is for who may delete such records. */
export const binKinds = ['reservations', 'accounts', 'collaborators'] as const;

export const BinListInput = Paging;
export type BinListInput = z.input<typeof BinListInput>;

/** Rows as the database writes them, by the names of their columns. */
export type StoredRow = Record<string, unknown>;

/** An account with all that goes with it, as it was when it was deleted. */
export interface DeletedAccountContent {
  account: StoredRow;
  /** What was removed with it, by table: each after what it hangs on. */
  rows: { table: string; rows: StoredRow[] }[];
  /** What stayed and named it: the keys of the rows, by table and column. */
  named: { table: string; column: string; keys: StoredRow[] }[];
}

import { z } from 'zod';

// In a file without zod, for what must load little.
export { pageSizes } from './page-sizes';

/** A page of a list (B34): `pageIndex` from 0. Sizes other than the four serve cards and pickers (9, 10). */
export const Paging = z.object({
  pageIndex: z.number().int().min(0).max(100_000).default(0),
  pageSize: z.number().int().min(1).max(200).default(25),
});
export type Paging = z.infer<typeof Paging>;

export const SortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof SortDirection>;

export interface Page<T> {
  rows: T[];
  total: number;
}

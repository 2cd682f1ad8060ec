import { pageSizes } from '@dehesa/domain/paging';
import { z } from 'zod';
import type { Inputs } from '../../../lib/trpc';

/** What the address of the list says; anything it cannot mean is left out. */
export const ActivityListView = z.object({
  q: z.string().max(100).optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
  size: z
    .union(pageSizes.map((size) => z.literal(size)))
    .optional()
    .catch(undefined),
  territory: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .catch(undefined),
  order: z.enum(['title', 'date', 'territory', 'category', 'company', 'capacity']).optional().catch(undefined),
  dir: z.enum(['asc', 'desc']).optional().catch(undefined),
});
export type ActivityListView = z.infer<typeof ActivityListView>;

export type SortColumn = NonNullable<ActivityListView['order']>;
export const sortColumns: readonly SortColumn[] = ['title', 'date', 'territory', 'category', 'company', 'capacity'];

/** The view as the server is asked for it. */
export function listInput(view: ActivityListView): Inputs['activities']['list'] {
  return {
    search: view.q ?? '',
    pageIndex: (view.page ?? 1) - 1,
    pageSize: view.size ?? 25,
    territoryId: view.territory ?? null,
    order: view.order ?? 'date',
    direction: view.dir ?? 'desc',
  };
}

/** A press on a column's heading: sorts by it, or turns its order round. Dates begin with the latest. */
export function sortedBy(view: ActivityListView, column: SortColumn): ActivityListView {
  const current = view.order ?? 'date';
  const direction = view.dir ?? 'desc';
  const turned = direction === 'asc' ? 'desc' : 'asc';
  return {
    ...view,
    page: undefined,
    order: column,
    dir: current === column ? turned : column === 'date' ? 'desc' : 'asc',
  };
}

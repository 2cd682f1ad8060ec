import type { SortDirection } from '@dehesa/domain/paging';

/** What the address of a list that stands by name says of its order; nothing of the usual one. */
interface OrderedView<Column extends string> {
  order?: Column | undefined;
  dir?: SortDirection | undefined;
  page?: number | undefined;
}

export function directionOf({ dir }: Pick<OrderedView<string>, 'dir'>): SortDirection {
  return dir ?? 'asc';
}

/** Another order, from the first page; the usual one is left out of the address. */
export function orderedBy<View extends OrderedView<string>>(
  view: View,
  column: NonNullable<View['order']>,
  direction: SortDirection,
): View {
  return {
    ...view,
    page: undefined,
    order: column === 'name' ? undefined : column,
    dir: direction === 'asc' ? undefined : 'desc',
  };
}

/** A press on a column's heading sorts by it, another turns the order round. */
export function sortedBy<View extends OrderedView<string>>(view: View, column: NonNullable<View['order']>): View {
  const again = (view.order ?? 'name') === column;
  return orderedBy(view, column, again && directionOf(view) === 'asc' ? 'desc' : 'asc');
}

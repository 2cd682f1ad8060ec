import { pageSizes } from '@dehesa/domain/page-sizes';
import type { SortDirection } from '@dehesa/domain/paging';
import { addressView, either, oneOf, text, whole } from '../../../lib/addresses/address-view';
import type { Inputs } from '../../../lib/trpc';

/** What the address of the list says; anything it cannot mean is left out. */
export const ComplementaryView = addressView({
  q: text(100),
  page: whole(10_000),
  size: oneOf(pageSizes),
  order: oneOf(['title', 'date', 'place']),
  dir: oneOf(['asc', 'desc']),
  /** The one in the form, so that back closes it and reload keeps it. */
  edit: either(oneOf(['new']), whole()),
});
export type ComplementaryView = ReturnType<typeof ComplementaryView.parse>;

export type ComplementaryColumn = NonNullable<ComplementaryView['order']>;
export const complementaryColumns: readonly ComplementaryColumn[] = ['title', 'place', 'date'];

/** From where on the list is a table, whose headings sort it. */
export const complementaryWideFrom = '62em';

/** The view as the server is asked for it: the latest first where nothing else is said. */
export function listInput(view: ComplementaryView): Inputs['activities']['complementary']['list'] {
  return {
    search: view.q ?? '',
    pageIndex: (view.page ?? 1) - 1,
    pageSize: view.size ?? pageSizes[0],
    order: view.order ?? 'id',
    direction: directionOf(view),
  };
}

export function directionOf(view: ComplementaryView): SortDirection {
  return view.dir ?? (view.order === undefined ? 'desc' : 'asc');
}

/** A press on a column's heading: sorts by it, then turns its order round, then goes back to the latest first. */
export function sortedBy(view: ComplementaryView, column: ComplementaryColumn): ComplementaryView {
  const anew = { ...view, page: undefined };
  if (view.order !== column) return { ...anew, order: column, dir: undefined };
  return directionOf(view) === 'asc' ? { ...anew, dir: 'desc' } : { ...anew, order: undefined, dir: undefined };
}

import { pageSizes } from '@dehesa/domain/page-sizes';
import { addressView, listOf, oneOf, text, whole } from '../../../lib/addresses/address-view';
import type { Inputs, Outputs } from '../../../lib/trpc';

/** What the address of the list says; anything it cannot mean is left out. */
export const ActivityListView = addressView({
  q: text(100),
  page: whole(10_000),
  size: oneOf(pageSizes),
  territory: oneOf([1, 2]),
  order: oneOf(['title', 'date', 'territory', 'category', 'company', 'capacity']),
  dir: oneOf(['asc', 'desc']),
  /** Rows whose related activities are shown. */
  open: listOf(whole(), 200),
});
export type ActivityListView = ReturnType<typeof ActivityListView.parse>;

export type SortColumn = NonNullable<ActivityListView['order']>;
export const sortColumns: readonly SortColumn[] = ['title', 'date', 'territory', 'category', 'company', 'capacity'];

/** A change that shows other rows: it begins on the first page, with nothing opened, unless it says otherwise. */
export function changedView(view: ActivityListView, change: Partial<ActivityListView>): ActivityListView {
  return { ...view, page: undefined, open: undefined, ...change };
}

/** Opens the related activities of a row, or closes them. */
export function toggledRow(view: ActivityListView, id: number): ActivityListView {
  const open = view.open ?? [];
  const toggled = open.includes(id) ? open.filter((other) => other !== id) : [...open, id];
  return { ...view, open: toggled.length === 0 ? undefined : toggled };
}

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
  return changedView(view, {
    order: column,
    dir: current === column ? turned : column === 'date' ? 'desc' : 'asc',
  });
}

export type ActivityListRow = Outputs['activities']['list']['rows'][number];

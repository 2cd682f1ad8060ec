import { pageSizes, type SortDirection } from '@dehesa/domain/paging';
import type { Inputs } from '../../../lib/trpc';
import type { CollaboratorView } from './collaborator-address';

export type CollaboratorColumn = NonNullable<CollaboratorView['order']>;

/** The view as the server is asked for it: by name where nothing else is said. */
export function listInput(view: CollaboratorView): Inputs['users']['collaborators']['list'] {
  return {
    search: view.q ?? '',
    territoryId: view.territory ?? null,
    hasAccess: view.state === undefined ? null : view.state === 'active',
    pageIndex: (view.page ?? 1) - 1,
    pageSize: view.size ?? pageSizes[0],
    order: view.order ?? 'name',
    direction: directionOf(view),
  };
}

export function directionOf(view: CollaboratorView): SortDirection {
  return view.dir ?? 'asc';
}

/** Whether anything narrows the list down. */
export function isFiltered(view: CollaboratorView): boolean {
  return view.q !== undefined || view.state !== undefined || view.territory !== undefined;
}

/** Another order, from the first page; the usual one is left out of the address. */
export function orderedBy(
  view: CollaboratorView,
  column: CollaboratorColumn,
  direction: SortDirection,
): CollaboratorView {
  return {
    ...view,
    page: undefined,
    order: column === 'name' ? undefined : column,
    dir: direction === 'asc' ? undefined : 'desc',
  };
}

/** A press on a column's heading sorts by it, another turns the order round. */
export function sortedBy(view: CollaboratorView, column: CollaboratorColumn): CollaboratorView {
  const again = (view.order ?? 'name') === column;
  return orderedBy(view, column, again && directionOf(view) === 'asc' ? 'desc' : 'asc');
}

import { pageSizes } from '@dehesa/domain/paging';
import { directionOf } from '../../../lib/lists/order-by-name';
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

/** Whether anything narrows the list down. */
export function isFiltered(view: CollaboratorView): boolean {
  return view.q !== undefined || view.state !== undefined || view.territory !== undefined;
}

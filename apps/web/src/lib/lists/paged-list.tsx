import type { pageSizes } from '@dehesa/domain/paging';
import type { ReactNode } from 'react';
import { ListPager, usualPageSize } from './list-pager';
import { PastTheEnd } from './past-the-end';
import { QueryView, type ViewedQuery } from '../query-view';

type PageSize = (typeof pageSizes)[number];

/** Where in a list one is; what is usual is left out, so that the address stays short. */
export interface PageChoice {
  page?: number | undefined;
  size?: PageSize | undefined;
}

interface Page {
  rows: readonly unknown[];
  /** Of all pages. */
  total: number;
}

export interface PagedListProps<Data extends Page> {
  query: ViewedQuery<Data>;
  view: PageChoice;
  /** How many rows a page of this list has where nothing is said. */
  usual?: PageSize;
  onPage: (change: PageChoice) => void;
  /** A list of no more rows than this has no pager. */
  plainUpTo?: number;
  /** What stands where the list has no rows at all. */
  empty: ReactNode;
  children: (page: Data) => ReactNode;
}

/** A page of a list with the way to its other pages; an address may also name a page that is no longer there. */
export function PagedList<Data extends Page>({
  query,
  view: { page, size },
  usual = usualPageSize,
  onPage,
  plainUpTo = 0,
  empty,
  children,
}: PagedListProps<Data>) {
  return (
    <QueryView query={query} isEmpty={({ total }) => total === 0} empty={empty}>
      {(data) =>
        data.rows.length === 0 ? (
          <PastTheEnd onLastPage={() => onPage({ page: lastPage(data.total, size ?? usual) })} />
        ) : (
          <>
            {children(data)}
            {data.total > plainUpTo && (
              <ListPager page={page} size={size} usual={usual} total={data.total} onChange={onPage} />
            )}
          </>
        )
      }
    </QueryView>
  );
}

/** The number of the last page that has rows; the first goes without saying. */
export function lastPage(total: number, size: number): number | undefined {
  const last = Math.ceil(total / size);
  return last > 1 ? last : undefined;
}

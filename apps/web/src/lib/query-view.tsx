import { ErrorState, LoadingState } from '@dehesa/ui';
import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from './backoffice-language';
import { errorMessage } from './error-message';

/** What of a query is looked at; that of `useQuery`, or several in one by `allOf`. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryPendingProps {
  query: Omit<ViewedQuery<unknown>, 'data'>;
  /** What is said while it is on its way, and where it could not be had; usual words where nothing is said. */
  loadingLabel?: string;
  failedTitle?: string;
}

/** What stands where a query has not answered yet: that it is on its way, or what went wrong with a way to try again. */
export function QueryPending({ query, loadingLabel, failedTitle }: QueryPendingProps) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  if (query.error === null) return <LoadingState label={loadingLabel ?? shell.loading} />;
  const { title, message } = errorMessage(query.error, language);
  return (
    <ErrorState
      title={failedTitle ?? title}
      message={message}
      retryLabel={shell.retry}
      onRetry={() => void query.refetch()}
    />
  );
}

export interface QueryViewProps<Data> extends Omit<QueryPendingProps, 'query'> {
  query: ViewedQuery<Data>;
  /** Whether what came is nothing; with `empty`, what stands there then. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query answers, in each of its states: on its way, refused with a way to try again, nothing, or the content. What is
 * shown stays when a later fetch fails: a line above says that it may be old.
 */
export function QueryView<Data>({ query, isEmpty, empty, children, ...pending }: QueryViewProps<Data>) {
  const { shell } = useTexts();
  const { data, error } = query;
  if (data === undefined) return <QueryPending query={query} {...pending} />;
  return (
    <>
      {error !== null && (
        <Alert color="clay" variant="light" role="status">
          <Group gap="sm" justify="space-between">
            {shell.maybeOld}
            <Button variant="default" onClick={() => void query.refetch()} loading={query.isFetching}>
              {shell.retry}
            </Button>
          </Group>
        </Alert>
      )}
      {isEmpty?.(data) === true ? empty : children(data)}
    </>
  );
}

type AllData<Queries extends Record<string, ViewedQuery<unknown>>> = {
  [Name in keyof Queries]: Exclude<Queries[Name]['data'], undefined>;
};

/** Several queries that a screen needs at once, as one: there when all are, refused when one is. */
export function allOf<Queries extends Record<string, ViewedQuery<unknown>>>(
  queries: Queries,
): ViewedQuery<AllData<Queries>> {
  const all = Object.values(queries);
  const failed = all.filter(({ error }) => error !== null);
  return {
    data: dataOfAll(queries),
    error: failed[0]?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of failed) query.refetch();
    },
  };
}

function dataOfAll<Queries extends Record<string, ViewedQuery<unknown>>>(
  queries: Queries,
): AllData<Queries> | undefined {
  const entries = Object.entries(queries).map(([name, { data }]) => [name, data] as const);
  if (entries.some(([, data]) => data === undefined)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the queries, and no data is undefined
  return Object.fromEntries(entries) as AllData<Queries>;
}

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

export interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** Whether what came is nothing; with `empty`, what stands there then. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** Instead of a wheel that turns, where the shape of what comes is known. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query answers, in each of its states: on its way, refused with a way to try again, nothing, or the content. What is
 * shown stays when a later fetch fails: a line above says that it may be old.
 */
export function QueryView<Data>({ query, isEmpty, empty, loading, children }: QueryViewProps<Data>) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const { data, error } = query;
  const again = () => void query.refetch();
  if (data === undefined) {
    if (error === null) return loading ?? <LoadingState label={shell.loading} />;
    return <ErrorState {...errorMessage(error, language)} retryLabel={shell.retry} onRetry={again} />;
  }
  return (
    <>
      {error !== null && (
        <Alert color="clay" variant="light" role="status">
          <Group gap="sm" justify="space-between">
            {shell.maybeOld}
            <Button variant="default" onClick={again} loading={query.isFetching}>
              {shell.retry}
            </Button>
          </Group>
        </Alert>
      )}
      {isEmpty?.(data) === true ? empty : children(data)}
    </>
  );
}

/** Several queries that a screen needs at once, as one: there when all are, refused when one is. */
export function allOf<Queries extends Record<string, ViewedQuery<unknown>>>(
  queries: Queries,
): ViewedQuery<{ [Name in keyof Queries]: Exclude<Queries[Name]['data'], undefined> }> {
  const all = Object.values(queries);
  const arrived = all.every(({ data }) => data !== undefined);
  return {
    // Each was looked at one line above.
    data: arrived ? (mapValues(queries) as never) : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of all) if (query.error !== null) query.refetch();
    },
  };
}

function mapValues(queries: Record<string, ViewedQuery<unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(queries).map(([name, { data }]) => [name, data]));
}

import { EmptyState } from '@dehesa/ui';
import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../backoffice-language';
import { QueryView, type ViewedQuery } from '../query-view';
import { Pager } from '../lists/pager';
import { SearchField } from '../lists/search-field';

/** How many activities are offered at a time (U10). */
const pageSize = 10;

/** What is looked for, ten a page: the input of the query that finds it, and the ways to change it. */
export function useActivitySearch() {
  const [{ search, pageIndex }, setInput] = useState({ search: '', pageIndex: 0 });
  return {
    input: { search, pageIndex, pageSize },
    setSearch: (typed: string) => setInput({ search: typed, pageIndex: 0 }),
    setPage: (page: number) => setInput({ search, pageIndex: page - 1 }),
  };
}

interface ActivitySearchProps<Row> {
  search: ReturnType<typeof useActivitySearch>;
  /** What the query of `search.input` has found so far. */
  found: ViewedQuery<{ rows: readonly Row[]; total: number }>;
  /** The rows of a page that has some. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Finds activities to choose from, in a dialog: a search, its results by pages, and what to say when there are none. */
export function ActivitySearch<Row>({ search, found, children }: ActivitySearchProps<Row>) {
  const { activityPicker: texts } = useTexts();
  return (
    <Stack gap="md">
      <SearchField
        label={texts.search}
        clearLabel={texts.clearSearch}
        value={search.input.search}
        autoFocus
        onSearch={search.setSearch}
      />
      <QueryView query={found} loadingLabel={texts.loading} failedTitle={texts.failed}>
        {(data) => (
          <>
            <Text size="sm" c="dimmed" role="status">
              {texts.results(data.total)}
            </Text>
            {data.rows.length === 0 ? (
              <EmptyState title={texts.empty} message={texts.emptyMessage} />
            ) : (
              children(data.rows)
            )}
            <Pager
              label={texts.pages}
              page={search.input.pageIndex + 1}
              pages={Math.ceil(data.total / pageSize)}
              onPage={search.setPage}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

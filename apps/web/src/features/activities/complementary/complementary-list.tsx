import { complementaryTexts } from '@dehesa/i18n/backoffice/complementary';
import { EmptyState, LoadingState } from '@dehesa/ui';
import { Button, Card, Group, NativeSelect, Stack } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useWide } from '../../../lib/lists/data-list';
import { FormDialog, type FormInDialog } from '../../../lib/forms/form-dialog';
import { PagedList } from '../../../lib/lists/paged-list';
import { QueryView } from '../../../lib/query-view';
import { SearchField } from '../../../lib/lists/search-field';
import { trpc } from '../../../lib/trpc';
import { ComplementaryRows } from './complementary-rows';
import {
  complementaryColumns,
  type ComplementaryView,
  complementaryWideFrom,
  directionOf,
  listInput,
} from './complementary-view';

/** The editor of rich text is heavy: it comes with the first form, not with the list. */
const ComplementaryForm = lazy(async () => {
  const { ComplementaryForm } = await import('./complementary-form');
  return { default: ComplementaryForm };
});

interface ComplementaryDialogProps {
  /** Which one is edited, or that there will be a new one; undefined for a closed dialog. */
  edited: ComplementaryView['edit'];
  onClose: () => void;
}

/** Creates and edits a complementary activity. */
function ComplementaryDialog({ edited, onClose }: ComplementaryDialogProps) {
  const complementary = useTextsOf(complementaryTexts);
  return (
    <FormDialog
      edited={edited}
      onClose={onClose}
      title={(shown) => (shown === 'new' ? complementary.create : complementary.edit)}
      Form={NewOrStored}
    />
  );
}

function NewOrStored({ edited, ...form }: FormInDialog) {
  const { shell } = useTexts();
  return (
    <Suspense fallback={<LoadingState label={shell.loading} />}>
      {edited === 'new' ? <ComplementaryForm stored={null} {...form} /> : <StoredForm id={edited} {...form} />}
    </Suspense>
  );
}

/** Reads it anew for every form, and not while it is being typed in. */
function StoredForm({ id, ...form }: Omit<FormInDialog, 'edited'> & { id: number }) {
  const stored = trpc.activities.complementary.read.useQuery(
    { id },
    { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  return <QueryView query={stored}>{(data) => <ComplementaryForm stored={data} {...form} />}</QueryView>;
}

export interface ComplementaryListProps {
  view: ComplementaryView;
  onViewChange: (view: ComplementaryView) => void;
}

/** The complementary activities: search, order, page and the open form are the address's. */
export function ComplementaryList({ view, onViewChange }: ComplementaryListProps) {
  const { activities } = useTexts();
  const complementary = useTextsOf(complementaryTexts);
  const { list } = complementary;
  const wide = useWide(complementaryWideFrom);
  const page = trpc.activities.complementary.list.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const changed = (change: ComplementaryView) => onViewChange({ ...view, page: undefined, ...change });
  return (
    <Stack gap="md">
      <Group gap="md" align="flex-end">
        <SearchField
          label={list.search}
          clearLabel={activities.list.clearSearch}
          value={view.q ?? ''}
          onSearch={(text) => changed({ q: text || undefined })}
        />
        {!wide && <SortSelect view={view} onViewChange={onViewChange} />}
      </Group>
      <PagedList
        query={page}
        view={view}
        onPage={changed}
        empty={
          <Card>
            <EmptyState
              icon={<IconCompass size={40} stroke={1.4} aria-hidden />}
              title={view.q === undefined ? list.empty : list.nothingFound}
              message={view.q === undefined ? list.emptyMessage : list.nothingFoundMessage}
              action={
                view.q === undefined ? (
                  <Button onClick={() => onViewChange({ ...view, edit: 'new' })}>{complementary.add}</Button>
                ) : (
                  <Button variant="default" onClick={() => changed({ q: undefined })}>
                    {activities.list.showAll}
                  </Button>
                )
              }
            />
          </Card>
        }
      >
        {({ rows }) => (
          <ComplementaryRows rows={rows} view={view} onViewChange={onViewChange} busy={page.isPlaceholderData} />
        )}
      </PagedList>
      <ComplementaryDialog edited={view.edit} onClose={() => onViewChange({ ...view, edit: undefined })} />
    </Stack>
  );
}

/** Narrow screens have no headings to press. */
function SortSelect({ view, onViewChange }: ComplementaryListProps) {
  const { activities } = useTexts();
  const complementary = useTextsOf(complementaryTexts);
  const { columns } = complementary.list;
  return (
    <NativeSelect
      aria-label={activities.list.sortBy}
      value={view.order === undefined ? '' : `${view.order} ${directionOf(view)}`}
      onChange={(event) => {
        const [order, dir] = event.currentTarget.value.split(' ');
        const column = complementaryColumns.find((name) => name === order);
        onViewChange({ ...view, page: undefined, order: column, dir: dir === 'desc' ? 'desc' : undefined });
      }}
      data={[
        { value: '', label: columns.id },
        ...complementaryColumns.flatMap((column) => [
          { value: `${column} asc`, label: `${columns[column]} ↑` },
          { value: `${column} desc`, label: `${columns[column]} ↓` },
        ]),
      ]}
    />
  );
}

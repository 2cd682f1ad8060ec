import { EmptyState, ErrorState, LoadingState } from '@dehesa/ui';
import { Button, Card, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHeartHandshake } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { ListPager } from '../../../lib/list-pager';
import { PastTheEnd } from '../../../lib/past-the-end';
import { trpc } from '../../../lib/trpc';
import { CollaboratorCards } from './collaborator-cards';
import { CollaboratorDetail } from './collaborator-detail';
import { CollaboratorDialog } from './collaborator-dialog';
import { CollaboratorFilters } from './collaborator-filters';
import { CollaboratorTable } from './collaborator-table';
import type { CollaboratorView } from './collaborator-address';
import { isFiltered, lastPage, listInput } from './collaborator-view';
import { useCollaboratorTexts } from './use-collaborator-texts';
import { useManagesSome } from './use-manages-some';

export interface CollaboratorListProps {
  view: CollaboratorView;
  onViewChange: (view: CollaboratorView) => void;
  /** What the page has to say of a collaborator's account, in its panel. */
  account?: (id: number) => ReactNode;
}

/** The collaborators (U14): search, order, page, panel and form are the address's. */
export function CollaboratorList({ view, onViewChange, account }: CollaboratorListProps) {
  const { list } = useCollaboratorTexts();
  const { shell } = useTexts();
  const { language } = useLanguage();
  const wide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const page = trpc.users.collaborators.list.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const changed = (change: CollaboratorView) => onViewChange({ ...view, page: undefined, ...change });
  const Rows = wide ? CollaboratorTable : CollaboratorCards;
  const filtered = isFiltered(view);
  const emptyMessage = useManagesSome() ? list.emptyMessage : list.ofNoTerritory;
  return (
    <Stack gap="md">
      <CollaboratorFilters view={view} pending={page.data?.pending} onViewChange={onViewChange} />
      {page.isPending && <LoadingState label={shell.loading} />}
      {page.isError && (
        <ErrorState
          {...errorMessage(page.error, language)}
          retryLabel={shell.retry}
          onRetry={() => void page.refetch()}
        />
      )}
      {page.isSuccess && page.data.total === 0 && (
        <Card>
          <EmptyState
            icon={<IconHeartHandshake size={40} stroke={1.4} aria-hidden />}
            title={filtered ? list.nothingFound : list.empty}
            message={filtered ? list.nothingFoundMessage : emptyMessage}
            action={
              filtered && (
                <Button
                  variant="default"
                  onClick={() => changed({ q: undefined, state: undefined, territory: undefined })}
                >
                  {list.showAll}
                </Button>
              )
            }
          />
        </Card>
      )}
      {page.isSuccess && page.data.rows.length === 0 && page.data.total > 0 && (
        <PastTheEnd onLastPage={() => changed({ page: lastPage(view, page.data.total) })} />
      )}
      {page.isSuccess && page.data.rows.length > 0 && (
        <>
          <Rows rows={page.data.rows} view={view} onViewChange={onViewChange} busy={page.isPlaceholderData} />
          <ListPager page={view.page} size={view.size} total={page.data.total} onChange={changed} />
        </>
      )}
      <CollaboratorDetail
        id={view.show}
        account={account}
        onEdit={(edit) => onViewChange({ ...view, edit })}
        onClose={() => onViewChange({ ...view, show: undefined })}
      />
      <CollaboratorDialog edited={view.edit} onClose={() => onViewChange({ ...view, edit: undefined })} />
    </Stack>
  );
}

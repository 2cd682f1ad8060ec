import type { AccountKind } from '@dehesa/domain/users';
import { EmptyState, ErrorState, LoadingState } from '@dehesa/ui';
import { Button, Card, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { ListPager } from '../../../lib/list-pager';
import { PastTheEnd } from '../../../lib/past-the-end';
import { useSession } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { useAccountTexts } from '../use-account-texts';
import type { AccountView } from './account-address';
import { AccountCards } from './account-cards';
import { AccountFilters } from './account-filters';
import { AccountTable } from './account-table';
import { rememberView } from './last-view';
import { accountPageSize, isFiltered, lastPage, listInput, tellsFees, unfiltered } from './account-view';

export interface AccountListProps {
  kind: AccountKind;
  view: AccountView;
  onViewChange: (view: AccountView) => void;
}

/** Users, companies or monitors (U12): search, order, filters and page are the address's. */
export function AccountList({ kind, view, onViewChange }: AccountListProps) {
  const { list, kinds } = useAccountTexts();
  const texts = kinds[kind];
  const { shell } = useTexts();
  const { language } = useLanguage();
  const { appType } = useSession();
  // One column more.
  const fees = tellsFees(kind, appType);
  const wide = useMediaQuery(fees ? '(min-width: 80em)' : '(min-width: 75em)', true, {
    getInitialValueInEffect: false,
  });
  const page = trpc.users.accounts.list.useQuery(listInput(kind, view), { placeholderData: keepPreviousData });
  useEffect(() => rememberView(kind, view), [kind, view]);
  const changed = (change: AccountView) => onViewChange({ ...view, page: undefined, ...change });
  const Rows = wide ? AccountTable : AccountCards;
  const filtered = isFiltered(view);
  return (
    <Stack gap="md">
      <AccountFilters kind={kind} appType={appType} view={view} onViewChange={onViewChange} />
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
            icon={<IconUsers size={40} stroke={1.4} aria-hidden />}
            title={filtered ? texts.nothingFound : texts.empty}
            message={filtered ? list.nothingFoundMessage : texts.emptyMessage}
            action={
              filtered && (
                <Button variant="default" onClick={() => onViewChange(unfiltered(view))}>
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
          <Rows
            kind={kind}
            rows={page.data.rows}
            fees={fees}
            view={view}
            onViewChange={onViewChange}
            busy={page.isPlaceholderData}
          />
          <ListPager
            page={view.page}
            size={view.size}
            usual={accountPageSize}
            total={page.data.total}
            onChange={changed}
          />
        </>
      )}
    </Stack>
  );
}

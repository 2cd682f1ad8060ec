import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { EmptyState } from '@dehesa/ui';
import { Button, Card, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { LinkButton } from '../../../lib/addresses/links';
import { useTextsOf } from '../../../lib/backoffice-language';
import { useListSelection } from '../../../lib/lists/many/list-selection';
import { PagedList } from '../../../lib/lists/paged-list';
import { useSession } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { accountPages } from '../account-pages';
import type { AccountRow } from '../row';
import type { AccountView } from './account-address';
import { AccountFilters } from './account-filters';
import { AccountRows } from './account-rows';
import { accountPageSize, filterOf, isFiltered, listInput, rememberView, tellsFees, unfiltered } from './account-view';

/** It comes once somebody is ticked. */
const AccountMany = lazy(async () => ({ default: (await import('./account-many')).AccountMany }));

export interface AccountListProps {
  kind: AccountKind;
  view: AccountView;
  onViewChange: (view: AccountView) => void;
}

/** Users, companies or monitors (U12): search, order, filters and page are the address's. */
export function AccountList({ kind, view, onViewChange }: AccountListProps) {
  const { list, kinds } = useTextsOf(accounts);
  const texts = kinds[kind];
  const { appType } = useSession();
  const page = trpc.users.accounts.list.useQuery(listInput(kind, view), { placeholderData: keepPreviousData });
  useEffect(() => rememberView(kind, view), [kind, view]);
  const fees = tellsFees(kind, appType);
  const selection = useListSelection<AccountRow>(filterOf(kind, view));
  const filtered = isFiltered(view);
  return (
    <Stack gap="md">
      <AccountFilters kind={kind} appType={appType} view={view} onViewChange={onViewChange} />
      <PagedList
        query={page}
        view={view}
        usual={accountPageSize}
        onPage={(change) => onViewChange({ ...view, page: undefined, ...change })}
        empty={
          <Card>
            <EmptyState
              icon={<IconUsers size={40} stroke={1.4} aria-hidden />}
              title={filtered ? texts.nothingFound : texts.empty}
              message={filtered ? list.nothingFoundMessage : texts.emptyMessage}
              action={
                filtered ? (
                  <Button variant="default" onClick={() => onViewChange(unfiltered(view))}>
                    {list.showAll}
                  </Button>
                ) : (
                  <LinkButton to="/edit/usuario" search={{ tipo: accountPages[kind].type }}>
                    {texts.add}
                  </LinkButton>
                )
              }
            />
          </Card>
        }
      >
        {({ rows }) => (
          <AccountRows
            kind={kind}
            rows={rows}
            fees={fees}
            view={view}
            onViewChange={onViewChange}
            selection={selection}
            busy={page.isPlaceholderData}
          />
        )}
      </PagedList>
      {selection.begun && (
        <Suspense>
          <AccountMany selection={selection} fees={fees} />
        </Suspense>
      )}
    </Stack>
  );
}

import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Group, Stack, Text } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { type Column, DataList } from '../../../lib/data-list';
import { madridToday } from '../../../lib/madrid-today';
import type { AccountRow } from '../row';
import { AccessSwitch } from './access-switch';
import { AccountActions } from './account-actions';
import type { AccountView } from './account-address';
import { AccountContact } from './account-contact';
import { AccountName } from './account-name';
import { AccountPicture } from './account-picture';
import { type AccountColumn, directionOf, sortedBy } from './account-view';
import { FeeExpiry } from './fee-expiry';

export interface AccountRowsProps {
  kind: AccountKind;
  rows: readonly AccountRow[];
  /** Whether fees are told of (B44). */
  fees: boolean;
  view: AccountView;
  onViewChange: (view: AccountView) => void;
  busy: boolean;
}

export function AccountRows({ kind, rows, fees, view, onViewChange, busy }: AccountRowsProps) {
  const { list, columns: labels, kinds } = useTextsOf(accounts);
  const sortable = (order: AccountColumn, label = labels[order]) => ({ sorts: [{ order, label }] });
  const since = (row: AccountRow) => formatDayMonthYear(madridToday(row.createdAt));
  const columns: Column<AccountRow, AccountColumn>[] = [
    {
      ...sortable('name'),
      renderCell: (row) => (
        <Group gap="sm" wrap="nowrap">
          {/* With fees there is no room for it beside whole words. */}
          {!fees && <AccountPicture row={row} />}
          <AccountName row={row} kind={kind} />
        </Group>
      ),
    },
    { ...sortable('reference', list.shortReference), renderCell: ({ reference }) => reference },
    ...(fees ? [{ ...sortable('feeExpiresOn'), renderCell: (row: AccountRow) => <FeeExpiry row={row} /> }] : []),
    { ...sortable('createdAt'), renderCell: since },
    { ...sortable('locality'), renderCell: ({ locality }) => locality },
    { ...sortable('email', list.contact), renderCell: (row) => <AccountContact row={row} /> },
    { ...sortable('hasAccess'), renderCell: (row) => <AccessSwitch row={row} compact /> },
    { heading: list.actions, renderCell: (row) => <AccountActions row={row} kind={kind} /> },
  ];
  return (
    <DataList
      rows={rows}
      caption={kinds[kind].caption}
      columns={columns}
      sorting={{
        order: view.order ?? 'name',
        direction: directionOf(view),
        onSort: (order) => onViewChange(sortedBy(view, order)),
      }}
      // One column more.
      wideFrom={fees ? '80em' : '75em'}
      spacing={{ columns: fees ? 'xs' : 'sm' }}
      busy={busy}
      renderCard={(row) => (
        <Stack gap="xs" h="100%" justify="space-between">
          <Stack gap="xs">
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <AccountPicture row={row} />
              <AccountName row={row} kind={kind} />
            </Group>
            <Text size="sm">
              {[list.number(row.reference), list.since(since(row)), row.locality].filter(Boolean).join(' · ')}
            </Text>
            {fees && <FeeExpiry row={row} labelled />}
            <AccountContact row={row} />
          </Stack>
          <Group justify="space-between" gap="xs">
            <AccessSwitch row={row} />
            <AccountActions row={row} kind={kind} />
          </Group>
        </Stack>
      )}
    />
  );
}

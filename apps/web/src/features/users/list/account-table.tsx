import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { AccountKind } from '@dehesa/domain/users';
import { Card, Group, Table } from '@mantine/core';
import { madridToday } from '../../../lib/madrid-today';
import { ariaSort, SortButton } from '../../../lib/sort-button';
import type { AccountRow } from '../row';
import { useAccountTexts } from '../use-account-texts';
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

/** The list on wide screens. */
export function AccountTable({ kind, rows, fees, view, onViewChange, busy }: AccountRowsProps) {
  const { list, columns, kinds } = useAccountTexts();
  const heading = (column: AccountColumn, label: string) => {
    const direction = (view.order ?? 'name') === column ? directionOf(view) : undefined;
    return (
      <Table.Th scope="col" aria-sort={ariaSort(direction)}>
        <SortButton label={label} direction={direction} onSort={() => onViewChange(sortedBy(view, column))} />
      </Table.Th>
    );
  };
  return (
    <Card p={0} aria-busy={busy}>
      <Table verticalSpacing="xs" horizontalSpacing={fees ? 'xs' : 'sm'} fz="sm" aria-label={kinds[kind].caption}>
        <Table.Thead>
          <Table.Tr>
            {heading('name', columns.name)}
            {heading('reference', list.shortReference)}
            {fees && heading('feeExpiresOn', columns.feeExpiresOn)}
            {heading('createdAt', columns.createdAt)}
            {heading('locality', columns.locality)}
            {heading('email', list.contact)}
            {heading('hasAccess', columns.hasAccess)}
            <Table.Th scope="col">{list.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" fw={400}>
                <Group gap="sm" wrap="nowrap">
                  {/* With fees there is no room for it beside whole words. */}
                  {!fees && <AccountPicture row={row} />}
                  <AccountName row={row} kind={kind} />
                </Group>
              </Table.Th>
              <Table.Td>{row.reference}</Table.Td>
              {fees && (
                <Table.Td>
                  <FeeExpiry row={row} />
                </Table.Td>
              )}
              <Table.Td>{formatDayMonthYear(madridToday(row.createdAt))}</Table.Td>
              <Table.Td>{row.locality}</Table.Td>
              <Table.Td>
                <AccountContact row={row} />
              </Table.Td>
              <Table.Td>
                <AccessSwitch row={row} compact />
              </Table.Td>
              <Table.Td>
                <AccountActions row={row} kind={kind} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

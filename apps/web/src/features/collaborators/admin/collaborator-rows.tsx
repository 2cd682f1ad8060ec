import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Group, Stack, Text } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { type Column, DataList } from '../../../lib/data-list';
import { AccessSwitch } from './access-switch';
import { CollaboratorActions } from './collaborator-actions';
import type { CollaboratorView } from './collaborator-address';
import { CollaboratorContact } from './collaborator-contact';
import { CollaboratorLogo } from './collaborator-logo';
import { CollaboratorName } from './collaborator-name';
import { CollaboratorPlace } from './collaborator-place';
import { type CollaboratorColumn, directionOf, sortedBy } from './collaborator-view';
import type { CollaboratorRow } from './row';

export interface CollaboratorRowsProps {
  rows: readonly CollaboratorRow[];
  view: CollaboratorView;
  onViewChange: (view: CollaboratorView) => void;
  busy: boolean;
}

export function CollaboratorRows({ rows, view, onViewChange, busy }: CollaboratorRowsProps) {
  const { list, columns: labels } = useTextsOf(collaborators);
  const sortable = (order: CollaboratorColumn, label = labels[order]) => ({ sorts: [{ order, label }] });
  const onEdit = (edit: number) => onViewChange({ ...view, edit });
  const logoAndName = (row: CollaboratorRow, align?: 'flex-start') => (
    <Group gap="sm" wrap="nowrap" align={align}>
      <CollaboratorLogo imageUrl={row.imageUrl} />
      <CollaboratorName row={row} onShow={(show) => onViewChange({ ...view, show })} />
    </Group>
  );
  const columns: Column<CollaboratorRow, CollaboratorColumn>[] = [
    { ...sortable('name'), renderCell: (row) => logoAndName(row) },
    { ...sortable('locality'), renderCell: (row) => <CollaboratorPlace row={row} /> },
    { ...sortable('email', list.contact), renderCell: (row) => <CollaboratorContact row={row} /> },
    {
      heading: list.totals,
      renderCell: ({ totals }) => (
        <>
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            {list.bookings(totals.bookings)}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            {list.visitors(totals.visitors)}
          </Text>
        </>
      ),
    },
    { ...sortable('hasAccess'), renderCell: (row) => <AccessSwitch row={row} compact /> },
    { heading: list.actions, renderCell: (row) => <CollaboratorActions row={row} onEdit={onEdit} /> },
  ];

  return (
    <DataList
      rows={rows}
      caption={list.caption}
      columns={columns}
      sorting={{
        order: view.order ?? 'name',
        direction: directionOf(view),
        onSort: (order) => onViewChange(sortedBy(view, order)),
      }}
      busy={busy}
      renderCard={(row) => (
        <Stack gap="xs" h="100%" justify="space-between">
          <Stack gap="xs">
            {logoAndName(row, 'flex-start')}
            <div>
              <CollaboratorPlace row={row} />
            </div>
            <CollaboratorContact row={row} />
            <Text size="sm">
              {list.bookings(row.totals.bookings)} · {list.visitors(row.totals.visitors)}
            </Text>
          </Stack>
          <Group justify="space-between" gap="xs">
            <AccessSwitch row={row} />
            <CollaboratorActions row={row} onEdit={onEdit} />
          </Group>
        </Stack>
      )}
    />
  );
}

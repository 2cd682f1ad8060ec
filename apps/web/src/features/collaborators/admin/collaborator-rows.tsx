import { may } from '@dehesa/domain/access';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Anchor, Center, Group, Image, Stack, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { smallImage, thumbnail } from '../../../lib/files/image-sizes';
import { ContactLinks } from '../../../lib/lists/contact-links';
import { type Column, DataList } from '../../../lib/lists/data-list';
import { Lines } from '../../../lib/lists/lines';
import { useSignedInUser } from '../../../lib/session';
import { AccessSwitch, CollaboratorActions } from './collaborator-actions';
import type { CollaboratorView } from './collaborator-address';
import { directionOf, sortedBy } from '../../../lib/lists/order-by-name';
import type { CollaboratorColumn } from './collaborator-view';
import { type CollaboratorRow, nameOf, personOf } from './row';

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
  const logoAndName = (row: CollaboratorRow, { align, dense = false }: { align?: 'flex-start'; dense?: boolean }) => (
    <Group gap="sm" wrap="nowrap" align={align}>
      <CollaboratorLogo imageUrl={row.imageUrl} side={dense ? 32 : undefined} />
      <CollaboratorName row={row} dense={dense} onShow={(show) => onViewChange({ ...view, show })} />
    </Group>
  );
  const columns: Column<CollaboratorRow, CollaboratorColumn>[] = [
    { ...sortable('name'), renderCell: (row, dense) => logoAndName(row, { dense }) },
    {
      name: 'locality',
      ...sortable('locality'),
      renderCell: (row, dense) => (
        <Lines dense={dense}>
          <CollaboratorPlace row={row} />
        </Lines>
      ),
    },
    {
      name: 'contact',
      ...sortable('email', list.contact),
      renderCell: (row, dense) => <ContactLinks email={row.email} phone={row.phone} dense={dense} />,
    },
    {
      name: 'totals',
      heading: list.totals,
      renderCell: ({ totals }, dense) => (
        <Lines dense={dense}>
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            {list.bookings(totals.bookings)}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            {list.visitors(totals.visitors)}
          </Text>
        </Lines>
      ),
    },
    { name: 'access', ...sortable('hasAccess'), renderCell: (row) => <AccessSwitch row={row} compact /> },
    { heading: list.actions, renderCell: (row) => <CollaboratorActions row={row} onEdit={onEdit} /> },
  ];

  return (
    <DataList
      name="collaborator"
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
            {logoAndName(row, { align: 'flex-start' })}
            <div>
              <CollaboratorPlace row={row} />
            </div>
            <ContactLinks email={row.email} phone={row.phone} />
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

interface CollaboratorNameProps {
  row: CollaboratorRow;
  dense: boolean;
  onShow: (id: number) => void;
}

/** Its name, which opens the panel, and who answers there; role 0 sees the id, too (U14). */
function CollaboratorName({ row, dense, onShow }: CollaboratorNameProps) {
  const { list } = useTextsOf(collaborators);
  const { role } = useSignedInUser();
  const [name, person] = [nameOf(row), personOf(row)];
  return (
    <Lines dense={dense} miw={0}>
      <Anchor
        component="button"
        type="button"
        fw={600}
        ta="start"
        mih={dense ? undefined : 44}
        aria-label={list.show(name)}
        onClick={() => onShow(row.id)}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      {person !== '' && person !== name && (
        <Text size="sm" c="dimmed">
          {person}
        </Text>
      )}
      {may({ role }, 'users.manage') && !dense && (
        <div>
          <CopyIdButton id={row.id} height={44} />
        </div>
      )}
    </Lines>
  );
}

/** Where it is, and in which territory it is managed. */
function CollaboratorPlace({ row }: { row: CollaboratorRow }) {
  const { list } = useTextsOf(collaborators);
  const { language } = useLanguage();
  return (
    <>
      <Text size="sm">
        {row.locality}
        {row.province !== '' && row.province !== row.locality && ` (${row.province})`}
      </Text>
      <Text size="sm" c="dimmed">
        {row.territory?.[language] ?? list.withoutTerritory}
      </Text>
    </>
  );
}

/** Larger ones would be seen to have too few pixels. */
const largestThumbnail = 56;

/** A logo whole, on white, beside a name that says it all. */
export function CollaboratorLogo({ imageUrl, side = 48 }: { imageUrl: string | null; side?: number }) {
  const look = { w: side, h: side, flex: 'none' };
  if (imageUrl !== null)
    return (
      <Image
        {...look}
        src={(side > largestThumbnail ? smallImage : thumbnail)(imageUrl)}
        alt=""
        radius="md"
        fit="contain"
        loading="lazy"
      />
    );
  return (
    <Center {...look} bg="var(--dehesa-paper-deep)" c="var(--dehesa-ink-soft)" bdrs="md" aria-hidden>
      <IconBuildingStore size={Math.round(side / 2)} stroke={1.4} />
    </Center>
  );
}

import { complementaryTexts } from '@dehesa/i18n/backoffice/complementary';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { ActionIcon, Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconExternalLink, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { ConfirmIcon } from '../../../lib/lists/confirm-icon';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { type Column, DataList } from '../../../lib/lists/data-list';
import { trpc } from '../../../lib/trpc';
import { ActivityThumbnail } from '../list/activity-thumbnail';
import {
  type ComplementaryColumn,
  type ComplementaryView,
  complementaryWideFrom,
  directionOf,
  sortedBy,
} from './complementary-view';
import { type ComplementaryRow, titleOf } from './title-of';
import { useTellRefusal } from '../../../lib/refusal';

export interface ComplementaryRowsProps {
  rows: readonly ComplementaryRow[];
  view: ComplementaryView;
  onViewChange: (view: ComplementaryView) => void;
  busy: boolean;
}

export function ComplementaryRows({ rows, view, onViewChange, busy }: ComplementaryRowsProps) {
  const { list } = useTextsOf(complementaryTexts);
  const sortable = (order: ComplementaryColumn) => ({ sorts: [{ order, label: list.columns[order] }] });
  const dateOf = ({ date }: ComplementaryRow) => (date === null ? '' : formatDayMonthYear(date));
  const actions = (row: ComplementaryRow) => (
    <ComplementaryActions row={row} onEdit={(edit) => onViewChange({ ...view, edit })} />
  );
  const columns: Column<ComplementaryRow, ComplementaryColumn>[] = [
    {
      ...sortable('title'),
      renderCell: (row, dense) => (
        <Group gap="sm" wrap="nowrap">
          <ActivityThumbnail imageUrl={row.imageUrl} side={dense ? 32 : undefined} faded={row.hidden} />
          <ComplementaryTitle row={row} />
        </Group>
      ),
    },
    { name: 'place', ...sortable('place'), renderCell: ({ place }) => place },
    { name: 'date', ...sortable('date'), renderCell: dateOf },
    {
      name: 'contact',
      heading: list.contact,
      renderCell: (row, dense) => <ComplementaryContact row={row} dense={dense} />,
    },
    { heading: list.actions, renderCell: actions },
  ];
  return (
    <DataList
      name="complementary"
      rows={rows}
      caption={list.caption}
      columns={columns}
      sorting={{
        order: view.order,
        direction: directionOf(view),
        onSort: (order) => onViewChange(sortedBy(view, order)),
      }}
      wideFrom={complementaryWideFrom}
      spacing={{ rows: 'sm' }}
      busy={busy}
      renderCard={(row) => (
        <Stack gap="xs" h="100%" justify="space-between">
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
            <Stack gap={4} miw={0}>
              <ComplementaryTitle row={row} />
              <Text size="sm" c="dimmed">
                {[row.place, dateOf(row)].filter((part) => part !== '').join(' · ')}
              </Text>
            </Stack>
          </Group>
          <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-end">
            <div>
              <ComplementaryContact row={row} />
            </div>
            {actions(row)}
          </Group>
        </Stack>
      )}
    />
  );
}

interface ComplementaryActionsProps {
  row: ComplementaryRow;
  onEdit: (id: number) => void;
}

/** Edit, hide. */
function ComplementaryActions({ row, onEdit }: ComplementaryActionsProps) {
  const { activities } = useTexts();
  const complementary = useTextsOf(complementaryTexts);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const hide = trpc.activities.complementary.hide.useMutation({
    onSuccess: async () => {
      await utils.activities.complementary.invalidate();
      notifications.show({ message: complementary.hide.done });
    },
    onError: useTellRefusal(),
  });
  const title = titleOf(row, language);
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        aria-label={complementary.list.edit(title)}
        title={complementary.list.edit(title)}
        onClick={() => onEdit(row.id)}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      {!row.hidden && (
        <ConfirmIcon
          label={complementary.list.hide(title)}
          icon={IconEyeOff}
          title={complementary.hide.title}
          message={complementary.hide.message}
          confirmLabel={activities.hide.confirm}
          onConfirm={() => hide.mutateAsync({ id: row.id })}
        />
      )}
    </Group>
  );
}

/** The phone and the website, to be used at once. */
function ComplementaryContact({ row, dense = false }: { row: ComplementaryRow; dense?: boolean }) {
  const py = dense ? undefined : 12;
  const { list } = useTextsOf(complementaryTexts);
  const { language } = useLanguage();
  if (row.phone === '' && row.url === '') return null;
  return (
    <Group gap="0 var(--mantine-spacing-md)">
      {row.phone !== '' && (
        <Anchor size="sm" py={py} href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>
          {row.phone}
        </Anchor>
      )}
      {row.url !== '' && (
        <Anchor
          size="sm"
          py={py}
          href={row.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={list.website(titleOf(row, language))}
        >
          {hostOf(row.url)} <IconExternalLink size={14} aria-hidden />
        </Anchor>
      )}
    </Group>
  );
}

/** The server has checked that it is an address; an older one may still not be. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

/** The title, struck out and marked where it is hidden. */
function ComplementaryTitle({ row }: { row: ComplementaryRow }) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  return (
    <div>
      <Text
        fw={600}
        size="sm"
        lh={1.35}
        c={row.hidden ? 'dimmed' : undefined}
        td={row.hidden ? 'line-through' : undefined}
      >
        {titleOf(row, language)}
      </Text>
      {row.hidden && (
        <Badge color="clay" variant="light" mt={4}>
          {list.hidden}
        </Badge>
      )}
    </div>
  );
}

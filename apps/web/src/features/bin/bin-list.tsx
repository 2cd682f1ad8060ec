import { undoTexts } from '@dehesa/i18n/backoffice/undo';
import { binTexts } from '@dehesa/i18n/backoffice/bin';
import { formatInstant } from '@dehesa/i18n/formats';
import { ConfirmButton, EmptyState } from '@dehesa/ui';
import { Card, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconTrash, IconTrashX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ConfirmIcon } from '../../lib/lists/confirm-icon';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import { type Column, DataList } from '../../lib/lists/data-list';
import { type PageChoice, PagedList } from '../../lib/lists/paged-list';
import type { ViewedQuery } from '../../lib/query-view';
import { useTellRefusal } from '../../lib/refusal';

interface Deleted {
  id: number;
  name: string;
  deletedAt: Date;
  deletedBy: string | null;
}

export interface BinListProps<Row extends Deleted> {
  query: ViewedQuery<{ rows: Row[]; total: number }> & { isPlaceholderData: boolean };
  view: PageChoice;
  onPage: (change: PageChoice) => void;
  /** What it was, below its name. */
  what: (row: Row) => string;
  /** What is asked before it is brought back. */
  ask: (row: Row) => string;
  restore: (id: number) => Promise<unknown>;
  /** Where it can be deleted for good before its time. */
  purge?: (id: number) => Promise<unknown>;
}

/** What was deleted lately, with who deleted it and when, and the way back (B100). */
export function BinList<Row extends Deleted>({ query, view, onPage, what, ...deeds }: BinListProps<Row>) {
  const texts = useTextsOf(binTexts);
  const columns: Column<Row>[] = [
    { heading: texts.what, renderCell: (row) => <What name={row.name}>{what(row)}</What> },
    { heading: texts.when, renderCell: (row) => <When row={row} /> },
    { renderCell: (row) => <Deeds row={row} {...deeds} /> },
  ];
  return (
    <PagedList
      query={query}
      view={view}
      plainUpTo={25}
      onPage={onPage}
      empty={
        <Card>
          <EmptyState
            icon={<IconTrash size={40} stroke={1.4} aria-hidden />}
            title={texts.empty}
            message={texts.emptyMessage}
          />
        </Card>
      }
    >
      {({ rows }) => (
        <DataList
          name="bin"
          rows={rows}
          caption={texts.caption}
          columns={columns}
          busy={query.isPlaceholderData}
          renderCard={(row) => (
            <Stack gap="xs">
              <What name={row.name}>{what(row)}</What>
              <When row={row} />
              <Deeds row={row} {...deeds} />
            </Stack>
          )}
        />
      )}
    </PagedList>
  );
}

function What({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Stack>
  );
}

function When({ row: { deletedAt, deletedBy } }: { row: Deleted }) {
  const texts = useTextsOf(binTexts);
  const { language } = useLanguage();
  return (
    <Text size="sm">
      <time dateTime={deletedAt.toISOString()}>{formatInstant(deletedAt, language)}</time>{' '}
      {texts.by(deletedBy ?? texts.somebody)}
    </Text>
  );
}

function Deeds<Row extends Deleted>({
  row,
  ask,
  restore,
  purge,
}: { row: Row } & Pick<BinListProps<Row>, 'ask' | 'restore' | 'purge'>) {
  const texts = useTextsOf(binTexts);
  const { restored } = useTextsOf(undoTexts);
  const { shell } = useTexts();
  const tellRefusal = useTellRefusal();
  /** Settles when it is done or refused. */
  async function run(deed: (id: number) => Promise<unknown>, done: string) {
    try {
      await deed(row.id);
      notifications.show({ message: done });
    } catch (error) {
      tellRefusal(error);
    }
  }
  return (
    <Group gap="xs" justify="flex-end">
      <ConfirmButton
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={texts.restoreOne(row.name)}
        title={texts.restore.title}
        message={ask(row)}
        confirmLabel={texts.restore.action}
        cancelLabel={shell.cancel}
        onConfirm={() => run(restore, restored)}
      >
        {texts.restore.action}
      </ConfirmButton>
      {purge && (
        <ConfirmIcon
          label={texts.purgeOne(row.name)}
          icon={IconTrashX}
          title={texts.purge.title}
          message={texts.purge.message(row.name)}
          confirmLabel={texts.purge.confirm}
          onConfirm={() => run(purge, texts.purge.done)}
        />
      )}
    </Group>
  );
}

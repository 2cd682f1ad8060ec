import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { Alert, Button, Group, Modal, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ActivitySearch, useActivitySearch } from '../../../../lib/addresses/activity-search';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { type Outputs, trpc } from '../../../../lib/trpc';
import type { StoredActivity } from '../form-values';

interface RelatedPickerProps {
  opened: boolean;
  onClose: () => void;
  activityId: number;
  related: readonly RelatedActivity[];
  onAdded: (activity: RelatedActivity) => void;
}

type Row = Outputs['activities']['list']['rows'][number];

/** Adds activities to the related ones, as many as one likes, without leaving the dialog. */
export function RelatedPicker({ opened, onClose, ...results }: RelatedPickerProps) {
  const { related: texts } = useTextsOf(activityFormTexts).activityLinks;
  const narrow = useMediaQuery('(max-width: 40em)');
  return (
    <Modal opened={opened} onClose={onClose} title={texts.pickerTitle} size="xl" fullScreen={narrow ?? false}>
      <Stack gap="lg">
        <Results {...results} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.done}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Results({ activityId, related, onAdded }: Omit<RelatedPickerProps, 'opened' | 'onClose'>) {
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const search = useActivitySearch();
  // As it was when the dialog opened: what is added meanwhile keeps its row, so that nothing moves under the pointer.
  const [excludeIds] = useState(() => [activityId, ...related.map((activity) => activity.id)]);
  const found = trpc.activities.list.useQuery({ ...search.input, excludeIds }, { placeholderData: keepPreviousData });
  const [problem, setProblem] = useState<{ title: string; message: string }>();
  const add = trpc.activities.related.add.useMutation();
  const [adding, setAdding] = useState<number>();

  async function pick({ id, slug, title, imageUrl }: Row) {
    setProblem(undefined);
    setAdding(id);
    try {
      await add.mutateAsync({ id: activityId, relatedId: id });
      onAdded({ id, slug, title, imageUrl });
      await utils.activities.list.invalidate(undefined, { refetchType: 'none' });
    } catch (error) {
      setProblem(errorMessage(error, language));
    } finally {
      setAdding(undefined);
    }
  }

  return (
    <>
      {problem && (
        <Alert color="clay" variant="light" role="alert" title={problem.title}>
          {problem.message}
        </Alert>
      )}
      <ActivitySearch search={search} found={found}>
        {(rows) => (
          <FoundTable
            rows={rows}
            adding={adding}
            isAdded={({ id }) => related.some((activity) => activity.id === id)}
            onPick={(row) => void pick(row)}
          />
        )}
      </ActivitySearch>
    </>
  );
}

interface FoundTableProps {
  rows: readonly Row[];
  /** The row whose addition is under way. */
  adding: number | undefined;
  isAdded: (row: Row) => boolean;
  onPick: (row: Row) => void;
}

/** On a narrow screen all but the title goes below it. */
function FoundTable({ rows, adding, isAdded, onPick }: FoundTableProps) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const texts = useTextsOf(activityFormTexts).activityLinks.related;
  const { columns } = texts;
  return (
    <Table aria-label={texts.pickerTitle} verticalSpacing="xs" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{columns.title}</Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {columns.territory}
          </Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {columns.date}
          </Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {columns.company}
          </Table.Th>
          <Table.Th scope="col">
            <Text span fw={700} size="sm" visibleFrom="sm">
              {columns.action}
            </Text>
            <VisuallyHidden hiddenFrom="sm">{columns.action}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => {
          const title = row.title[language];
          const added = isAdded(row);
          const place = shell.territories[row.territoryId];
          const date = formatDayMonthYear(row.date);
          return (
            <Table.Tr key={row.id}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Text fw={600}>{title}</Text>
                <Text size="sm" c="dimmed" hiddenFrom="sm">
                  {[place, date, row.company].filter((part) => part !== '').join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">{place}</Table.Td>
              <Table.Td visibleFrom="sm">{date}</Table.Td>
              <Table.Td visibleFrom="sm">{row.company}</Table.Td>
              <Table.Td w={1}>
                <Button
                  variant={added ? 'transparent' : 'default'}
                  px={12}
                  aria-label={added ? texts.pickedLabel(title) : texts.pickLabel(title)}
                  // Not `disabled`: the button that was just pressed would lose the focus.
                  aria-disabled={added}
                  loading={adding === row.id}
                  onClick={() => {
                    if (!added) onPick(row);
                  }}
                >
                  {added ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
                  <Text span fw={600} ml={8} visibleFrom="sm">
                    {added ? texts.picked : texts.pick}
                  </Text>
                </Button>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

export type RelatedActivity = Pick<StoredActivity['related'][number], 'id' | 'slug' | 'title' | 'imageUrl'>;

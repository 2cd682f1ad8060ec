import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { ConfirmButton } from '@dehesa/ui';
import { ActionIcon, Badge, Card, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import type { TemplateRow } from './template-values';
import { useMessageNames } from './use-message-names';
import { useTellRefusal } from '../../../../lib/refusal';

export interface TemplateRowsProps {
  rows: readonly TemplateRow[];
  onPreview: (row: TemplateRow) => void;
  onClone: (id: number) => void;
  onEdit: (id: number) => void;
}

/** The templates on wide screens, a column for each of their properties (U40). */
export function TemplateTable({ rows, ...actions }: TemplateRowsProps) {
  const { templates: texts, languages, channels } = useTextsOf(mailConfiguration);
  const { columns } = texts;
  return (
    <Table verticalSpacing="xs" horizontalSpacing="md" fz="sm" aria-label={texts.caption}>
      <Table.Thead>
        <Table.Tr>
          {[columns.template, columns.language, columns.channel, columns.groups, columns.actions].map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Th scope="row" fw={400}>
              <TemplateName row={row} />
            </Table.Th>
            <Table.Td>{languages[row.language]}</Table.Td>
            <Table.Td>{channels[row.channel]}</Table.Td>
            <Table.Td>
              <GroupNames row={row} />
            </Table.Td>
            <Table.Td>
              <TemplateActions row={row} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The same on phones and tablets. */
export function TemplateCards({ rows, ...actions }: TemplateRowsProps) {
  const { languages, channels } = useTextsOf(mailConfiguration);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card h="100%" p="md">
            <Stack gap="xs" h="100%" justify="space-between">
              <div>
                <TemplateName row={row} />
                <Text size="sm">
                  {languages[row.language]} · {channels[row.channel]}
                </Text>
                <GroupNames row={row} />
              </div>
              <Group justify="flex-end">
                <TemplateActions row={row} {...actions} />
              </Group>
            </Stack>
          </Card>
        </li>
      ))}
    </SimpleGrid>
  );
}

function TemplateName({ row }: { row: TemplateRow }) {
  const { templates: texts } = useTextsOf(mailConfiguration);
  const { nameOf } = useMessageNames();
  return (
    <>
      <Group gap="xs">
        <Text span fw={600}>
          {nameOf(row)}
        </Text>
        {row.message === undefined && <Badge color="river">{texts.own}</Badge>}
        {row.changed && <Badge color="cork">{texts.changed}</Badge>}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {row.slug}
      </Text>
    </>
  );
}

function GroupNames({ row }: { row: TemplateRow }) {
  const { templates: texts, groups } = useTextsOf(mailConfiguration);
  return (
    <Text size="sm" c="dimmed">
      {row.recordGroups.map((group) => groups[group]).join(', ') || texts.noGroups}
    </Text>
  );
}

interface TemplateActionsProps {
  row: TemplateRow;
  onPreview: (row: TemplateRow) => void;
  onClone: (id: number) => void;
  onEdit: (id: number) => void;
}

/** Preview, clone, edit, delete; a message that the product sends goes back to its own text, and the question says so. */
function TemplateActions({ row, onPreview, onClone, onEdit }: TemplateActionsProps) {
  const { templates: texts, removal } = useTextsOf(mailConfiguration);
  const { shell } = useTexts();
  const { fullName } = useMessageNames();
  const utils = trpc.useUtils();
  const remove = trpc.config.templates.remove.useMutation({
    onSuccess: async ({ restored }) => {
      notifications.show({ message: restored ? removal.restored : removal.done });
      await utils.config.templates.invalidate();
    },
    onError: useTellRefusal(),
  });
  const name = fullName(row);
  const actions = [
    { label: texts.preview(name), Icon: IconEye, onClick: () => onPreview(row) },
    { label: texts.clone(name), Icon: IconCopy, onClick: () => onClone(row.id) },
    { label: texts.edit(name), Icon: IconPencil, onClick: () => onEdit(row.id) },
  ];
  return (
    <Group gap={0} wrap="nowrap">
      {actions.map(({ label, Icon, onClick }) => (
        <ActionIcon key={label} aria-label={label} title={label} onClick={onClick}>
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ))}
      <span title={texts.remove(name)}>
        <ConfirmButton
          variant="subtle"
          px={12}
          color="clay"
          aria-label={texts.remove(name)}
          title={row.shipped ? removal.restoreTitle : removal.title}
          message={row.shipped ? removal.restoreMessage(name) : removal.message(name)}
          confirmLabel={row.shipped ? removal.confirmRestore : removal.confirm}
          cancelLabel={shell.cancel}
          onConfirm={() => remove.mutateAsync({ id: row.id }).catch(() => undefined)}
        >
          <IconTrash size={20} aria-hidden />
        </ConfirmButton>
      </span>
    </Group>
  );
}

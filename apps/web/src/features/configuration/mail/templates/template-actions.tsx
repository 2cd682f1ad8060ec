import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { ActionIcon, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconEye } from '@tabler/icons-react';
import { ConfirmIcon } from '../../../../lib/lists/confirm-icon';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { useTellRefusal } from '../../../../lib/refusal';
import { trpc } from '../../../../lib/trpc';
import type { TemplateRow } from './template-values';

export interface TemplateActionsProps {
  row: TemplateRow;
  /** With what tells it from the others of its message. */
  name: string;
  onPreview: (row: TemplateRow) => void;
  onClone: (id: number) => void;
}

/** Preview, clone, delete; a message that the product sends goes back to its own text, and the question says so. */
export function TemplateActions({ row, name, onPreview, onClone }: TemplateActionsProps) {
  const { templates: texts, removal } = useTextsOf(mailConfiguration);
  const utils = trpc.useUtils();
  const remove = trpc.config.templates.remove.useMutation({
    onSuccess: async ({ restored }) => {
      notifications.show({ message: restored ? removal.restored : removal.done });
      await utils.config.templates.invalidate();
    },
    onError: useTellRefusal(),
  });
  const actions = [
    { label: texts.preview(name), Icon: IconEye, onClick: () => onPreview(row) },
    { label: texts.clone(name), Icon: IconCopy, onClick: () => onClone(row.id) },
  ];
  return (
    <Group gap={0} wrap="nowrap" ml="auto">
      {actions.map(({ label, Icon, onClick }) => (
        <ActionIcon key={label} aria-label={label} title={label} onClick={onClick}>
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ))}
      <ConfirmIcon
        label={texts.remove(name)}
        title={row.shipped ? removal.restoreTitle : removal.title}
        message={row.shipped ? removal.restoreMessage(name) : removal.message(name)}
        confirmLabel={row.shipped ? removal.confirmRestore : removal.confirm}
        onConfirm={() => remove.mutateAsync({ id: row.id })}
      />
    </Group>
  );
}

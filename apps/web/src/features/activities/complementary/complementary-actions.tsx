import { ConfirmButton } from '@dehesa/ui';
import { ActionIcon, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import type { ComplementaryRow } from './row';
import { titleOf } from './title-of';

export interface ComplementaryActionsProps {
  row: ComplementaryRow;
  onEdit: (id: number) => void;
}

/** Edit, hide. */
export function ComplementaryActions({ row, onEdit }: ComplementaryActionsProps) {
  const { activities, complementary, shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const hide = trpc.activities.complementary.hide.useMutation({
    onSuccess: async () => {
      await utils.activities.complementary.invalidate();
      notifications.show({ message: complementary.hide.done });
    },
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
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
        <span title={complementary.list.hide(title)}>
          <ConfirmButton
            variant="subtle"
            color="clay"
            px={12}
            aria-label={complementary.list.hide(title)}
            title={complementary.hide.title}
            message={complementary.hide.message}
            confirmLabel={activities.hide.confirm}
            cancelLabel={shell.cancel}
            // A refusal has been shown above; the dialog only needs to close.
            onConfirm={() => hide.mutateAsync({ id: row.id }).catch(() => undefined)}
          >
            <IconEyeOff size={20} aria-hidden />
          </ConfirmButton>
        </span>
      )}
    </Group>
  );
}

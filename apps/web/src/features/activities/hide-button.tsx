import { ConfirmButton, type ConfirmButtonProps } from '@dehesa/ui';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { trpc } from '../../lib/trpc';

export interface HideButtonProps extends Pick<ConfirmButtonProps, 'children' | 'px' | 'variant' | 'aria-label'> {
  id: number;
}

/** Hides an activity after asking (B11). */
export function HideButton({ id, ...button }: HideButtonProps) {
  const { activities, shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const hide = trpc.activities.hide.useMutation({
    onSuccess: async () => {
      await utils.activities.invalidate();
      notifications.show({ message: activities.hide.done });
    },
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
  });
  return (
    <ConfirmButton
      {...button}
      color="clay"
      title={activities.hide.title}
      message={activities.hide.message}
      confirmLabel={activities.hide.confirm}
      cancelLabel={shell.cancel}
      // A refusal has been shown above; the dialog only needs to close.
      onConfirm={() => hide.mutateAsync({ id }).catch(() => undefined)}
    />
  );
}

import { reminders } from '@dehesa/i18n/backoffice/outings';
import { notifications } from '@mantine/notifications';
import { useLanguage } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { trpc } from '../../../../lib/trpc';

/** Notes what a party said by telephone, or takes the note back. */
export function useNoteAttendance() {
  const { language } = useLanguage();
  const { noted, undone } = reminders[language].panel;
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.reservations.attendance.note.useMutation({
    onSuccess: (_data, { coming }) => notifications.show({ color: 'holm', ...(coming === false ? undone : noted) }),
    onError: (error) => notifications.show({ color: 'cork', ...errorMessage(error, language) }),
    onSettled: async () => {
      await utils.reservations.invalidate();
      // The row may be gone with the button that was pressed: the heading tells where one is.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('attendance')?.focus();
      });
    },
  });
  return { note: (id: number, coming: boolean) => mutate({ id, coming }), noting: isPending };
}

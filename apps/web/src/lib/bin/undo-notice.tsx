import type { StaffLanguage } from '@dehesa/domain/languages';
import { undoTexts } from '@dehesa/i18n/backoffice/undo';
import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { errorMessage } from '../error-message';
import type { Undoable } from './use-undo-notice';

/** Long enough to read it and to find the button. */
const shownMs = 15_000;

/** Tells that something was deleted, with a button that takes it back at once (B100). */
export function showUndoNotice(
  { title, message, color, hidden = false, undo }: Undoable,
  language: StaffLanguage,
): void {
  const texts = undoTexts[language];
  const id = notifications.show({
    autoClose: shownMs,
    title,
    color,
    message: (
      <Stack gap={6} align="flex-start">
        <span>{message}</span>
        {!hidden && <span>{texts.kept}</span>}
        <Button size="compact-md" variant="default" onClick={() => void takeBack()}>
          {texts.undo}
        </Button>
      </Stack>
    ),
  });
  async function takeBack() {
    // Pressed twice it is asked for once: the button goes with the notice.
    notifications.hide(id);
    try {
      await undo();
      notifications.show({ message: texts.restored });
    } catch (error) {
      notifications.show({ color: 'clay', ...errorMessage(error, language) });
    }
  }
}

import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { ActionIcon, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';

/** Puts a text on the clipboard and says whether it is there. */
export function useCopy() {
  const texts = useTextsOf(whatsappTexts);
  return async (text: string) => {
    if (await copyText(text)) notifications.show({ color: 'holm', message: texts.copied });
    else notifications.show({ color: 'clay', message: texts.copyFailed });
  };
}

/** Something to be typed elsewhere: it is shown, and a button copies it. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  const texts = useTextsOf(whatsappTexts);
  const copy = useCopy();
  return (
    <TextInput
      label={label}
      value={value}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon variant="subtle" size={44} aria-label={texts.copy(label)} onClick={() => void copy(value)}>
          <IconCopy size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

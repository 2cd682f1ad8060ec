import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Anchor, Group, Modal, Stack, Text } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';
import classes from './preview-frame.module.css';

/** What is shown: a stored text by its address, or what is being written as the server rendered it. */
export type Previewed = { subject: string } & ({ address: string } | { html: string });

export interface PreviewDialogProps {
  /** Undefined for a closed dialog. */
  shown: Previewed | undefined;
  onClose: () => void;
}

/** How a message reads, in a sandbox: no scripts, no forms, no navigation, an origin of its own. */
export function PreviewDialog({ shown, onClose }: PreviewDialogProps) {
  const { preview: texts } = useTextsOf(mailConfiguration);
  return (
    <Modal
      opened={shown !== undefined}
      onClose={onClose}
      size={780}
      title={texts.title}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {shown && (
        <Stack gap="sm">
          <Text fw={600}>{shown.subject}</Text>
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed">
              {texts.samples}
            </Text>
            {'address' in shown && (
              <Anchor href={shown.address} target="_blank" td="underline">
                {texts.open}
              </Anchor>
            )}
          </Group>
          <iframe
            className={classes.frame}
            sandbox=""
            title={texts.frame(shown.subject)}
            {...('address' in shown ? { src: shown.address } : { srcDoc: shown.html })}
          />
        </Stack>
      )}
    </Modal>
  );
}

import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { useBoardTexts } from '../board/use-board-texts';

interface OverwriteDialogProps {
  opened: boolean;
  busy: boolean;
  onClose: () => void;
  /** Stores what was typed over what somebody else has stored. */
  onOverwrite: () => void;
  /** Gives up what was typed. */
  onReload: () => void;
}

/** Somebody else has changed the reservation since the form was opened: nothing is stored over it unasked. */
export function OverwriteDialog({ opened, busy, onClose, onOverwrite, onReload }: OverwriteDialogProps) {
  const { overwrite } = useBoardTexts();
  return (
    <Modal opened={opened} onClose={onClose} title={overwrite.title}>
      <Stack gap="lg">
        <Text>{overwrite.question}</Text>
        <Stack gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {overwrite.keep}
          </Button>
          <Button
            variant="default"
            onClick={onReload}
            disabled={busy}
            h="auto"
            mih={44}
            py={6}
            styles={{ label: { whiteSpace: 'normal' } }}
          >
            {overwrite.reload}
          </Button>
          <Button onClick={onOverwrite} loading={busy}>
            {overwrite.accept}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  );
}

/** The same while one is still typing. */
export function ChangedNotice({ onReload }: Pick<OverwriteDialogProps, 'onReload'>) {
  const { overwrite } = useBoardTexts();
  return (
    <Alert color="cork" variant="light" title={overwrite.title}>
      <Stack gap="sm" align="flex-start">
        <Text c="var(--dehesa-ink)">{overwrite.question}</Text>
        <Button
          variant="default"
          onClick={onReload}
          h="auto"
          mih={44}
          py={6}
          styles={{ label: { whiteSpace: 'normal' } }}
        >
          {overwrite.reload}
        </Button>
      </Stack>
    </Alert>
  );
}

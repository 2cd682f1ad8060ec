import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  children: ReactNode;
  /** For buttons that show only an icon. */
  'aria-label'?: string;
  title: string;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The dialog closes when it settles; a refusal is the caller's to show. */
  onConfirm: () => void | Promise<unknown>;
}

/** A button whose action is asked about first: deletes and changes of state (U6). */
export function ConfirmButton({ title, message, confirmLabel, cancelLabel, onConfirm, ...button }: ConfirmButtonProps) {
  const [opened, dialog] = useDisclosure(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      dialog.close();
    }
  }

  return (
    <>
      <Button {...button} onClick={dialog.open} />
      <Modal opened={opened} onClose={dialog.close} title={title}>
        <Stack gap="lg">
          {typeof message === 'string' ? <Text>{message}</Text> : message}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={dialog.close} disabled={busy} data-autofocus>
              {cancelLabel}
            </Button>
            <Button color={button.color ?? 'holm'} onClick={confirm} loading={busy}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

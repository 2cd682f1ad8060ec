import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useLostFocus } from './lost-focus';
import { Question } from './question';

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
  const focus = useLostFocus();

  async function confirm() {
    setBusy(true);
    focus.expect();
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      dialog.close();
    }
  }

  return (
    <>
      <Button
        {...button}
        onBlur={focus.forget}
        onClick={({ currentTarget }) => {
          focus.note(currentTarget);
          dialog.open();
        }}
      />
      <Question
        {...{ opened, title, cancelLabel, busy }}
        acceptLabel={confirmLabel}
        color={typeof button.color === 'string' ? button.color : 'holm'}
        onCancel={dialog.close}
        onAccept={confirm}
      >
        {message}
      </Question>
    </>
  );
}

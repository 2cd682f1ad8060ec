import { Button, Group, Modal, type ModalProps, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface DialogButtonsProps {
  cancelLabel: string;
  onCancel: () => void;
  acceptLabel: string;
  /** Without it the button sends the form that it stands in. */
  onAccept?: () => unknown;
  color?: string | undefined;
  busy?: boolean;
}

/** The foot of a dialog: on the left leaving all as it is, which a question has the focus on. */
export function DialogButtons({ cancelLabel, onCancel, acceptLabel, onAccept, color, busy }: DialogButtonsProps) {
  const asks = onAccept !== undefined;
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onCancel} disabled={asks && busy} data-autofocus={asks || undefined}>
        {cancelLabel}
      </Button>
      <Button
        type={asks ? 'button' : 'submit'}
        {...(asks && { onClick: () => void onAccept() })}
        {...(color !== undefined && { color })}
        loading={busy}
      >
        {acceptLabel}
      </Button>
    </Group>
  );
}

export interface QuestionProps
  extends
    Omit<DialogButtonsProps, 'onAccept'>,
    Pick<ModalProps, 'opened' | 'closeOnClickOutside' | 'closeOnEscape' | 'transitionProps'> {
  title: string;
  /** What is asked; a text stands as a paragraph. */
  children: ReactNode;
  onAccept: () => unknown;
}

/** A dialog that asks before something is done. */
export function Question(props: QuestionProps) {
  const { title, children, cancelLabel, acceptLabel, onCancel, onAccept, color, busy, ...modal } = props;
  return (
    <Modal {...modal} onClose={onCancel} title={title}>
      <Stack gap="lg">
        {typeof children === 'string' ? <Text>{children}</Text> : children}
        <DialogButtons {...{ cancelLabel, acceptLabel, onCancel, onAccept, color, busy }} />
      </Stack>
    </Modal>
  );
}

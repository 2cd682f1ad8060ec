import { Modal, type ModalProps, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogButtons, type DialogButtonsProps } from './dialog-buttons';

export interface QuestionProps
  extends
    Omit<DialogButtonsProps, 'onAccept'>,
    Pick<ModalProps, 'opened' | 'closeOnClickOutside' | 'closeOnEscape' | 'transitionProps'> {
  title: string;
  /** What is asked; a text stands as a paragraph. */
  children: ReactNode;
  onAccept: () => unknown;
}

/** What `Question` shows once it is loaded. */
export function QuestionDialog(props: QuestionProps) {
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

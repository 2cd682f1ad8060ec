import { Button, Group } from '@mantine/core';

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

import { ConfirmButton, type ConfirmButtonProps } from '@dehesa/ui';
import { type Icon, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../backoffice-language';

interface ConfirmIconProps extends Pick<ConfirmButtonProps, 'title' | 'message' | 'confirmLabel'> {
  /** What it does, and to which of the rows. */
  label: string;
  icon?: Icon;
  onConfirm: () => Promise<unknown>;
}

/** At the end of a row, as small as its sign: deletes it, or does something else that is asked about first (U6). */
export function ConfirmIcon({ label, icon: Sign = IconTrash, onConfirm, ...question }: ConfirmIconProps) {
  const { shell } = useTexts();
  return (
    <span title={label}>
      <ConfirmButton
        {...question}
        variant="subtle"
        color="clay"
        px={12}
        aria-label={label}
        cancelLabel={shell.cancel}
        // Whoever refuses has told so; the dialog only needs to close.
        onConfirm={() => onConfirm().catch(() => undefined)}
      >
        <Sign size={20} aria-hidden />
      </ConfirmButton>
    </span>
  );
}

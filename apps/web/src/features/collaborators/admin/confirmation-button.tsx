import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { ConfirmButton, type ConfirmButtonProps } from '@dehesa/ui';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import type { CollaboratorRow } from './row';
import { useCollaboratorCalls } from './use-collaborator-calls';

type Looks = Omit<ConfirmButtonProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'onConfirm'>;

/** Sends the confirmation, which gives access; a refusal is shown as the server tells it (B54). */
export function ConfirmationButton({ row, ...looks }: Looks & { row: CollaboratorRow }) {
  const { confirmation } = useTextsOf(collaborators);
  const { shell } = useTexts();
  const { sendConfirmation } = useCollaboratorCalls();
  return (
    <ConfirmButton
      {...looks}
      title={confirmation.title}
      message={row.hasAccess ? confirmation.messageAgain(row.email) : confirmation.message(row.email)}
      confirmLabel={confirmation.confirm}
      cancelLabel={shell.cancel}
      // A refusal has been shown; the dialog only needs to close.
      onConfirm={() => sendConfirmation.mutateAsync({ id: row.id }).catch(() => undefined)}
    />
  );
}

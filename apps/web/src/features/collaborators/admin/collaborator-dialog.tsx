import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { useTextsOf } from '../../../lib/backoffice-language';
import { FormDialog, type FormInDialog } from '../../../lib/form-dialog';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import type { CollaboratorView } from './collaborator-address';
import { CollaboratorForm } from './collaborator-form';

export interface CollaboratorDialogProps {
  /** Which one is edited, or that there will be a new one; undefined for a closed dialog. */
  edited: CollaboratorView['edit'];
  onClose: () => void;
}

/** Creates and edits a collaborator. */
export function CollaboratorDialog({ edited, onClose }: CollaboratorDialogProps) {
  const texts = useTextsOf(collaborators);
  return (
    <FormDialog
      edited={edited}
      onClose={onClose}
      title={(shown) => (shown === 'new' ? texts.create : texts.edit)}
      Form={NewOrStored}
    />
  );
}

function NewOrStored({ edited, ...form }: FormInDialog) {
  return edited === 'new' ? <CollaboratorForm stored={null} {...form} /> : <StoredForm id={edited} {...form} />;
}

/** Reads it anew for every form, which begins with what is stored now; what is read later leaves the fields alone. */
function StoredForm({ id, ...form }: Omit<FormInDialog, 'edited'> & { id: number }) {
  const stored = trpc.users.collaborators.read.useQuery({ id }, { refetchOnMount: 'always' });
  return (
    <QueryView query={{ ...stored, data: stored.isFetchedAfterMount ? stored.data : undefined }}>
      {(data) => <CollaboratorForm stored={data} {...form} />}
    </QueryView>
  );
}

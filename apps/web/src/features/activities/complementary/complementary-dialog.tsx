import { LoadingState } from '@dehesa/ui';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import { FormDialog, type FormInDialog } from '../../../lib/form-dialog';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import type { ComplementaryView } from './complementary-view';

/** The editor of rich text is heavy: it comes with the first form, not with the list. */
const ComplementaryForm = lazy(async () => {
  const { ComplementaryForm } = await import('./complementary-form');
  return { default: ComplementaryForm };
});

export interface ComplementaryDialogProps {
  /** Which one is edited, or that there will be a new one; undefined for a closed dialog. */
  edited: ComplementaryView['edit'];
  onClose: () => void;
}

/** Creates and edits a complementary activity. */
export function ComplementaryDialog({ edited, onClose }: ComplementaryDialogProps) {
  const { complementary } = useTexts();
  return (
    <FormDialog
      edited={edited}
      onClose={onClose}
      title={(shown) => (shown === 'new' ? complementary.create : complementary.edit)}
      Form={NewOrStored}
    />
  );
}

function NewOrStored({ edited, ...form }: FormInDialog) {
  const { shell } = useTexts();
  return (
    <Suspense fallback={<LoadingState label={shell.loading} />}>
      {edited === 'new' ? <ComplementaryForm stored={null} {...form} /> : <StoredForm id={edited} {...form} />}
    </Suspense>
  );
}

/** Reads it anew for every form, and not while it is being typed in. */
function StoredForm({ id, ...form }: Omit<FormInDialog, 'edited'> & { id: number }) {
  const stored = trpc.activities.complementary.read.useQuery(
    { id },
    { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  return <QueryView query={stored}>{(data) => <ComplementaryForm stored={data} {...form} />}</QueryView>;
}

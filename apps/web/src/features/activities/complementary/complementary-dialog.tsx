import { ErrorState, LoadingState } from '@dehesa/ui';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { FormDialog, type FormInDialog } from '../../../lib/form-dialog';
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
  const { shell } = useTexts();
  const { language } = useLanguage();
  const stored = trpc.activities.complementary.read.useQuery(
    { id },
    { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  if (stored.isError) {
    return (
      <ErrorState
        {...errorMessage(stored.error, language)}
        retryLabel={shell.retry}
        onRetry={() => void stored.refetch()}
      />
    );
  }
  if (!stored.data) return <LoadingState label={shell.loading} />;
  return <ComplementaryForm stored={stored.data} {...form} />;
}

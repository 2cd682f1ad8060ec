import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { LoadingState } from '@dehesa/ui';
import { Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { type Edited, FormDialog, type FormInDialog } from '../../../../lib/forms/form-dialog';
import { QueryView } from '../../../../lib/query-view';
import { useReadAnew } from '../../../../lib/screens/use-read-anew';
import { trpc } from '../../../../lib/trpc';
import { copyOf, newValues, type TemplateRow, valuesOf } from './template-values';

/** With its editor: who reads the list loads neither. */
const TemplateForm = lazy(async () => ({ default: (await import('./template-form')).TemplateForm }));

const route = getRouteApi('/shell/config-app');

export interface TemplateDialogProps {
  /** Which one is edited, or that there will be a new one; undefined for a closed dialog. */
  edited: Edited | undefined;
  onClose: () => void;
}

/** Creates, copies and edits a template. */
export function TemplateDialog({ edited, onClose }: TemplateDialogProps) {
  const { form: texts } = useTextsOf(mailConfiguration);
  return (
    <FormDialog
      edited={edited}
      onClose={onClose}
      title={(shown) => (shown === 'new' ? texts.create : texts.edit)}
      Form={LoadedForm}
    />
  );
}

/** Reads anew for every form, which begins with what is stored now; what is read later leaves the fields alone. */
function LoadedForm({ edited, ...form }: FormInDialog) {
  const stored = useReadAnew(trpc.config.templates.list.useQuery(undefined, { refetchOnMount: 'always' }));
  // While the dialog fades out the address has forgotten it.
  const [copied] = useState(route.useSearch().copy);
  return (
    <QueryView query={stored}>
      {(data) => <FoundForm {...form} edited={edited} copied={copied} rows={data} />}
    </QueryView>
  );
}

interface FoundFormProps extends FormInDialog {
  copied: number | undefined;
  rows: readonly TemplateRow[];
}

/** The list changes under an open form when it is saved, so that the form is chosen once. */
function FoundForm({ edited, copied, rows, ...form }: FoundFormProps) {
  const { shell } = useTexts();
  const { form: texts } = useTextsOf(mailConfiguration);
  const [found] = useState(() => {
    const row = rows.find(({ id }) => id === (edited === 'new' ? copied : edited));
    if (edited !== 'new') return row && { stored: row, initial: valuesOf(row) };
    return { stored: null, initial: row ? copyOf(row, rows) : newValues() };
  });
  if (!found) return <Text>{texts.notFound}</Text>;
  return (
    <Suspense fallback={<LoadingState label={shell.loading} />}>
      <TemplateForm {...found} {...form} />
    </Suspense>
  );
}

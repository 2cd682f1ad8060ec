import { type StaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import type { ErrorText } from '@dehesa/i18n/errors';
import { Alert, Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { notifications } from '@mantine/notifications';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { trpc } from '../../../../lib/trpc';
import type { StoredActivity } from '../form-values';
import { DocumentForm } from './document-form';
import { ProblemAlert } from './problem-alert';
import { type ActivityDocument, DocumentRow } from './document-row';
import type { PendingWork } from './pending-work';

/** The documents that a stored activity offers, by language; a new one has none before it is saved (U18). */
export function DocumentsPanel({ stored, work }: { stored: StoredActivity | null; work: PendingWork }) {
  const { documents: texts } = useTextsOf(activityEditing).media;
  if (stored === null) {
    return (
      <Alert color="river" variant="light" icon={<IconInfoCircle aria-hidden />}>
        {texts.onlyStored}
      </Alert>
    );
  }
  return <StoredDocuments stored={stored} work={work} />;
}

function StoredDocuments({ stored, work }: { stored: StoredActivity; work: PendingWork }) {
  const { documents: texts } = useTextsOf(activityEditing).media;
  const { data: documents } = trpc.activities.documents.list.useQuery(
    { activityId: stored.id },
    { initialData: stored.documents, initialDataUpdatedAt: 0 },
  );
  const of = (tab: StaffLanguage) => documents.filter((document) => document.language === tab);
  return (
    // Not by React's Activity: it would end what the hidden form is sending.
    <Tabs defaultValue="es" keepMountedMode="display-none">
      <Tabs.List aria-label={texts.tabs} mb="md">
        {staffLanguages.map((tab) => (
          <Tabs.Tab key={tab} value={tab} mih={44}>
            {texts.tab(texts.languages[tab], of(tab).length)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {staffLanguages.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          <DocumentList activityId={stored.id} documents={of(tab)} work={work} />
          <DocumentForm activityId={stored.id} language={tab} work={work} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface DocumentListProps {
  activityId: number;
  documents: ActivityDocument[];
  work: PendingWork;
}

/** The documents of one language, each to open, rename and remove. */
function DocumentList({ activityId, documents, work }: DocumentListProps) {
  const { documents: texts } = useTextsOf(activityEditing).media;
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const edit = trpc.activities.documents.edit.useMutation();
  const remove = trpc.activities.documents.remove.useMutation();
  const [problem, setProblem] = useState<ErrorText>();

  async function tryTo(change: () => Promise<unknown>, done: { title?: string; message: string }): Promise<boolean> {
    setProblem(undefined);
    try {
      await change();
      notifications.show(done);
      return true;
    } catch (error) {
      setProblem(errorMessage(error, language));
      return false;
    } finally {
      // Also after a refusal: somebody else may have renamed or removed it.
      await utils.activities.documents.list.invalidate({ activityId });
    }
  }

  return (
    <Stack gap="sm" mb="md">
      <ProblemAlert problem={problem} onClose={() => setProblem(undefined)} />
      {documents.length === 0 ? (
        <Text size="sm">{texts.none}</Text>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={texts.list}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              work={work}
              onRename={(name) => tryTo(() => edit.mutateAsync({ activityId, id: document.id, name }), texts.saved)}
              onRemove={() =>
                tryTo(() => remove.mutateAsync({ activityId, id: document.id }), { message: texts.removed })
              }
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

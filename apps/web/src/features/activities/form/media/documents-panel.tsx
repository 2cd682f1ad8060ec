import { type StaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { Alert, Tabs } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import type { StoredActivity } from '../form-values';
import { DocumentForm } from './document-form';
import { DocumentList } from './document-list';
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
    <Tabs defaultValue="es">
      <Tabs.List aria-label={texts.tabs} mb="md">
        {staffLanguages.map((tab) => (
          <Tabs.Tab key={tab} value={tab} mih={44}>
            {texts.tab(texts.languages[tab], of(tab).length)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {staffLanguages.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          <DocumentList activityId={stored.id} documents={of(tab)} />
          <DocumentForm activityId={stored.id} language={tab} work={work} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

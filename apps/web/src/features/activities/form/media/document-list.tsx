import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import type { ErrorText } from '@dehesa/i18n/errors';
import { Alert, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { trpc } from '../../../../lib/trpc';
import type { ActivityDocument } from './activity-document';
import { DocumentRow } from './document-row';

/** The documents of one language, each to open, rename and remove. */
export function DocumentList({ activityId, documents }: { activityId: number; documents: ActivityDocument[] }) {
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
      {problem && (
        <Alert
          color="clay"
          variant="light"
          role="alert"
          title={problem.title}
          withCloseButton
          onClose={() => setProblem(undefined)}
        >
          {problem.message}
        </Alert>
      )}
      {documents.length === 0 ? (
        <Text size="sm">{texts.none}</Text>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={texts.list}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
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

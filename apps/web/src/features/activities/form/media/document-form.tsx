import { documentLimits, hasDocumentName } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import type { ErrorText } from '@dehesa/i18n/errors';
import { formatFileSize } from '@dehesa/i18n/formats';
import { Alert, Button, Fieldset, Group, Input, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Fieldset.css';
import { notifications } from '@mantine/notifications';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { trpc } from '../../../../lib/trpc';
import { uploadDocument } from '../../../../lib/files/upload-document';
import { uploadProblemText } from '../../../../lib/files/upload-file';
import { ChooseFilesButton } from './choose-files-button';
import { documentTypes, refusedFile } from './document-file';
import type { PendingWork } from './pending-work';
import { TextInput } from '../../../../lib/inputs/inputs';

export interface DocumentFormProps {
  activityId: number;
  language: StaffLanguage;
  work: PendingWork;
}

/** Name and file of a new document; whatever is refused, both stay (D11). */
export function DocumentForm({ activityId, language: inLanguage, work }: DocumentFormProps) {
  const activityMedia = useTextsOf(activityEditing).media;
  const texts = activityMedia.documents;
  const { language } = useLanguage();
  const key = useId();
  const fileId = useId();
  const utils = trpc.useUtils();
  const create = trpc.activities.documents.create.useMutation();
  const [name, setName] = useState('');
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState({ name: false, file: false });
  const [problem, setProblem] = useState<ErrorText>();
  const [progress, setProgress] = useState<number>();
  const nameField = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    work.keep(key, name.trim() !== '' || file !== undefined);
    return () => work.keep(key, false);
  }, [work, key, name, file]);

  function choose(chosen: File) {
    setFile(chosen);
    setMissing((before) => ({ ...before, file: false }));
    setProblem(refusedFile(chosen, language));
  }

  async function add() {
    const lacks = { name: !hasDocumentName(name), file: file === undefined };
    setMissing(lacks);
    if (lacks.name) nameField.current?.focus();
    if (lacks.name || file === undefined) return;
    const refusal = refusedFile(file, language);
    setProblem(refusal);
    if (refusal) return;
    const own = new AbortController();
    abort.current = own;
    setProgress(0);
    const end = work.begin();
    try {
      const upload = await uploadDocument(file, { signal: own.signal, onProgress: setProgress });
      if ('problem' in upload) setProblem(uploadProblemText(upload.problem, language));
      if (!('stored' in upload)) return;
      await create.mutateAsync({ activityId, language: inLanguage, name: name.trim(), fileId: upload.stored.id });
      setName('');
      setFile(undefined);
      notifications.show(texts.saved);
      await utils.activities.documents.list.invalidate({ activityId });
    } catch (error) {
      setProblem(errorMessage(error, language));
    } finally {
      end();
      setProgress(undefined);
    }
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The field lies within the activity's form, which Enter must not save.
    event.preventDefault();
    void add();
  }

  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Fieldset legend={texts.add}>
      <Stack gap="sm">
        <TextInput
          ref={nameField}
          label={texts.name}
          withAsterisk
          maxLength={documentLimits.name}
          value={name}
          error={missing.name && texts.nameMissing}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setMissing((before) => ({ ...before, name: false }));
          }}
          onKeyDown={addOnEnter}
        />
        <Input.Wrapper
          label={texts.file}
          labelElement="div"
          withAsterisk
          description={texts.hint}
          error={missing.file && texts.fileMissing}
        >
          <Group gap="sm" mt={6}>
            <ChooseFilesButton
              accept={documentTypes}
              leftSection={<IconFile size={18} aria-hidden />}
              aria-describedby={fileId}
              onChoose={([chosen]) => chosen && choose(chosen)}
            >
              {texts.choose}
            </ChooseFilesButton>
            <Text id={fileId} size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
              {file ? texts.chosen(file.name, formatFileSize(file.size, language)) : texts.noneChosen}
            </Text>
          </Group>
        </Input.Wrapper>
        {problem && (
          <Alert color="clay" variant="light" role="alert" title={problem.title}>
            {problem.message}
          </Alert>
        )}
        {progress !== undefined && (
          <>
            <Text size="sm">{texts.adding(percent)}</Text>
            <Progress value={percent} aria-label={texts.adding(percent)} />
            <Button variant="default" onClick={() => abort.current?.abort()} style={{ alignSelf: 'flex-start' }}>
              {activityMedia.uploads.cancelAction}
            </Button>
          </>
        )}
        <Button
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => void add()}
          loading={progress !== undefined}
          style={{ alignSelf: 'flex-start' }}
        >
          {texts.add}
        </Button>
      </Stack>
    </Fieldset>
  );
}

import { type ImportKind, importKinds } from '@dehesa/domain/imports';
import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { ErrorState } from '@dehesa/ui';
import { Button, Card, FileButton, Group, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { type Upload, uploadFile, uploadProblemText } from '../../lib/files/upload-file';
import { Advance } from '../../lib/lists/advance';
import { trpc } from '../../lib/trpc';

const Received = z.object({ id: z.number() });

/**
 * Chooses what a file holds and sends it; its rows are looked at on a screen of their own. Who goes elsewhere meanwhile is not
 * led there: the file arrives all the same, and is in the list.
 */
export function NewImport({ onReceived }: { onReceived: (id: number) => void }) {
  const texts = useTextsOf(importTexts);
  const { language } = useLanguage();
  const [kind, setKind] = useState<ImportKind>('companies');
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null);
  const [problem, setProblem] = useState<{ title: string; message: string }>();
  const forgetFile = useRef<() => void>(null);
  const utils = trpc.useUtils();
  const here = useRef(true);
  // A passive effect would be cleaned up only after the next picture, and the answer may come before that.
  useLayoutEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  async function send(file: File | null) {
    if (file === null) return;
    setProblem(undefined);
    setSending({ name: file.name, fraction: 0 });
    const upload = await uploadFile(`/upload/import/${kind}`, file, file.name, Received, {
      onProgress: (fraction) => setSending({ name: file.name, fraction }),
    });
    if (!here.current) return endElsewhere(upload);
    setSending(null);
    // Else the same file could not be chosen again.
    forgetFile.current?.();
    if ('problem' in upload) setProblem(uploadProblemText(upload.problem, language));
    else if ('stored' in upload) onReceived(upload.stored.id);
  }

  async function endElsewhere(upload: Upload<unknown>) {
    if ('problem' in upload)
      notifications.show({ color: 'clay', role: 'alert', ...uploadProblemText(upload.problem, language) });
    await utils.imports.list.invalidate();
  }

  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="md">
        <Text>{texts.order}</Text>
        <Group align="flex-end" gap="sm">
          <Select
            label={texts.kind}
            data={importKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            value={kind}
            onChange={(value) => setKind(importKinds.find((known) => known === value) ?? kind)}
            allowDeselect={false}
            disabled={sending !== null}
          />
          <Button
            component="a"
            variant="default"
            href={`/api/exports/plantilla-importacion.xlsx?kind=${kind}&lang=${language}`}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {texts.downloadTemplate}
          </Button>
        </Group>
        {problem && <ErrorState {...problem} />}
        {sending && <Advance label={texts.uploading} fraction={sending.fraction} detail={sending.name} />}
        <Stack gap={4} align="flex-start">
          <FileButton
            resetRef={forgetFile}
            accept=".xlsx,.xls,.ods,.csv,.txt,text/csv"
            onChange={(file) => void send(file)}
          >
            {(props) => (
              <Button {...props} disabled={sending !== null} leftSection={<IconUpload size={18} aria-hidden />}>
                {texts.choose}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            {texts.file}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

import { formatNumber } from '@dehesa/i18n/formats';
import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { SectionCard } from '@dehesa/ui';
import { Alert, Anchor, Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';
import { Advance } from '../../lib/lists/advance';
import { uploadFile, uploadProblemText } from '../../lib/files/upload-file';

export interface ImportFormProps {
  /** The import that is under way, whoever began it. */
  running: Outputs['places']['imports'][number] | null;
  onStarted: () => void;
}

const Started = z.object({ id: z.number() });
const downloads = 'https://download.geonames.org/export/zip/';

/** Chooses a file and sends it; the import goes on by itself and is followed here. */
export function ImportForm({ running, onStarted }: ImportFormProps) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null);
  const [problem, setProblem] = useState<{ title: string; message: string }>();
  const forgetFile = useRef<() => void>(null);

  async function send(file: File | null) {
    if (file === null) return;
    setProblem(undefined);
    setSending({ name: file.name, fraction: 0 });
    const upload = await uploadFile('/upload/postal-codes', file, file.name, Started, {
      onProgress: (fraction) => setSending({ name: file.name, fraction }),
    });
    setSending(null);
    // Else the same file could not be chosen again.
    forgetFile.current?.();
    if ('problem' in upload) setProblem(uploadProblemText(upload.problem, language));
    else onStarted();
  }

  return (
    <SectionCard title={texts.importTitle}>
      <Text>
        {texts.importHint}{' '}
        <Anchor href={downloads} target="_blank" rel="noreferrer" td="underline" inherit>
          {texts.download}
        </Anchor>
      </Text>
      {problem && (
        <Alert color="clay" variant="light" title={problem.title} role="alert">
          <Text c="var(--dehesa-ink)">{problem.message}</Text>
        </Alert>
      )}
      {sending && <Advance label={texts.sending(sending.name)} fraction={sending.fraction} />}
      {!sending && running?.downloaded === false && (
        <Advance
          label={texts.importing(running.fileName)}
          fraction={running.progress}
          detail={`${texts.rowsSoFar(formatNumber(running.rowsRead, language))}. ${texts.mayLeave}`}
        />
      )}
      <Group>
        <FileButton resetRef={forgetFile} accept=".zip,.gz,.txt" onChange={(file) => void send(file)}>
          {(props) => (
            <Button
              {...props}
              disabled={sending !== null || running !== null}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {texts.choose}
            </Button>
          )}
        </FileButton>
      </Group>
    </SectionCard>
  );
}

import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { Refusal } from '../../lib/refusal';
import { type Outputs, trpc } from '../../lib/trpc';
import { Advance } from '../../lib/lists/advance';

type Import = Outputs['places']['imports'][number];

interface DownloadFormProps {
  /** The import that is under way, whoever began it. */
  running: Import | null;
  /** The last one that was fetched, and has ended. */
  last: Import | undefined;
  onStarted: () => void;
}

/** Has the server fetch GeoNames' files (B62), tells how far that is and what came of it the last time. */
export function DownloadForm({ running, last, onStarted }: DownloadFormProps) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  const download = trpc.places.download.useMutation({ onSuccess: onStarted });
  return (
    <SectionCard title={texts.downloadTitle} hint={texts.downloadHint}>
      {last && (
        <Text c="dimmed">
          {texts.lastDownload(formatInstant(last.finishedAt ?? last.startedAt, language))}
          {last.error === null
            ? ` · ${texts.kept}: ${formatNumber(last.rowsKept, language)}`
            : ` · ${texts.failures[last.error]}`}
        </Text>
      )}
      <Refusal error={download.error} />
      {running?.downloaded === true && <DownloadAdvance running={running} />}
      <Group>
        <Button
          loading={download.isPending}
          disabled={running !== null}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download.mutate()}
        >
          {texts.downloadNow}
        </Button>
      </Group>
    </SectionCard>
  );
}

function DownloadAdvance({ running }: { running: Import }) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  const { stage, progress, fileName, rowsRead } = running;
  if (stage !== 'importing') return <Advance label={texts.stages[stage]} fraction={progress} detail={texts.mayLeave} />;
  const detail = `${texts.rowsSoFar(formatNumber(rowsRead, language))}. ${texts.mayLeave}`;
  return <Advance label={texts.importing(fileName)} fraction={progress} detail={detail} />;
}

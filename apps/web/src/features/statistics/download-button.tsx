import { exportAddress, type Period } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { downloadFile, downloadProblemText } from '../../lib/files/download-file';

/** Fetches a spreadsheet, turning while it is made; says so when it is there, and why where it is not. */
export function DownloadButton({ address, label }: { address: string; label: string }) {
  const { exports: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const problem = await downloadFile(address);
    setBusy(false);
    if (problem === undefined) {
      notifications.show({ color: 'holm', message: texts.done });
      return;
    }
    notifications.show({ color: 'clay', role: 'alert', ...downloadProblemText(problem, language) });
  }

  return (
    <Button
      variant="default"
      // Words wrap on the narrowest screens.
      maw="100%"
      h="auto"
      mih={44}
      py={8}
      styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
      leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
      onClick={() => void download()}
      loading={busy}
      aria-busy={busy}
    >
      {label}
    </Button>
  );
}

/** The spreadsheets of the statistics (U37), of all activities or of those of a period (B92). */
export function ExportButtons({ period }: { period: Period | null }) {
  const { exports: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const labelId = useId();
  return (
    <Stack gap={4} role="group" aria-labelledby={labelId}>
      <Text size="sm" c="dimmed" id={labelId}>
        {texts.title}
      </Text>
      <Group gap="sm">
        <DownloadButton address={exportAddress.attendees('confirmed', language, period)} label={texts.confirmed} />
        <DownloadButton address={exportAddress.attendees('total', language, period)} label={texts.total} />
        <DownloadButton address={exportAddress.general(language, period)} label={texts.general} />
      </Group>
    </Stack>
  );
}

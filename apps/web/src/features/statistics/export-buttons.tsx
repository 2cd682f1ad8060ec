import { exportAddress } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { DownloadButton } from './download-button';

/** The spreadsheets of the statistics (U37). */
export function ExportButtons() {
  const { exports: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const labelId = useId();
  return (
    <Stack gap={4} role="group" aria-labelledby={labelId}>
      <Text size="sm" c="dimmed" id={labelId}>
        {texts.title}
      </Text>
      <Group gap="sm">
        <DownloadButton address={exportAddress.attendees('confirmed', language)} label={texts.confirmed} />
        <DownloadButton address={exportAddress.attendees('total', language)} label={texts.total} />
        <DownloadButton address={exportAddress.general(language)} label={texts.general} />
      </Group>
    </Stack>
  );
}

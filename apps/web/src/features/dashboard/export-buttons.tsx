import { exportAddress } from '@dehesa/domain/stats';
import { Group } from '@mantine/core';
import { useLanguage } from '../../lib/backoffice-language';
import { DownloadButton } from './download-button';
import { useStatisticsTexts } from './use-statistics-texts';

/** The spreadsheets of document 1 §9. */
export function ExportButtons() {
  const { exports: texts } = useStatisticsTexts();
  const { language } = useLanguage();
  return (
    <Group gap="sm" role="group" aria-label={texts.title}>
      <DownloadButton address={exportAddress.attendees('confirmed', language)} label={texts.confirmed} />
      <DownloadButton address={exportAddress.attendees('total', language)} label={texts.total} />
      <DownloadButton address={exportAddress.general(language)} label={texts.general} />
    </Group>
  );
}

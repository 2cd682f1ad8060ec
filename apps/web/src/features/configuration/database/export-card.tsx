import { exportAddress } from '@dehesa/domain/statistics';
import { database } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { Button, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDatabaseExport, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { downloadFile, downloadProblemText } from '../../../lib/files/download-file';
import { trpc } from '../../../lib/trpc';
import { useTellRefusal } from '../../../lib/refusal';

/** The whole database as a file (B41), and the spreadsheets of the statistics (U37). */
export function ExportCard() {
  const { exports: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const proof = trpc.auth.proof.check.useMutation({
    // The browser writes to the disk what comes: a database does not fit into a page.
    onSuccess: () => location.assign('/api/exports/base-de-datos.sql'),
    onError: useTellRefusal(),
  });
  return (
    <SectionCard title={texts.title}>
      <div>
        <Title order={3} size="h4">
          {texts.databaseTitle}
        </Title>
        <Text c="dimmed">{texts.databaseHint}</Text>
      </div>
      <Group>
        <Button
          loading={proof.isPending}
          onClick={() => proof.mutate()}
          leftSection={<IconDatabaseExport size={18} stroke={1.6} aria-hidden />}
        >
          {texts.database}
        </Button>
      </Group>
      <Title order={3} size="h4">
        {texts.sheetsTitle}
      </Title>
      <Group gap="sm" role="group" aria-label={texts.sheetsTitle}>
        <SheetButton address={exportAddress.attendees('confirmed', language, null)} label={texts.confirmed} />
        <SheetButton address={exportAddress.attendees('total', language, null)} label={texts.total} />
        <SheetButton address={exportAddress.general(language, null)} label={texts.general} />
      </Group>
    </SectionCard>
  );
}

/** Fetches a spreadsheet; says so when it is there, and why where there is none ("Lista vacía", "Sin datos"). */
function SheetButton({ address, label }: { address: string; label: string }) {
  const { exports: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const problem = await downloadFile(address);
    setBusy(false);
    notifications.show(
      problem === undefined
        ? { color: 'holm', message: texts.done }
        : { color: 'clay', role: 'alert', ...downloadProblemText(problem, language) },
    );
  }

  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
      onClick={() => void download()}
      loading={busy}
      aria-busy={busy}
    >
      {label}
    </Button>
  );
}

import { exportAddress } from '@dehesa/domain/statistics';
import { database } from '@dehesa/i18n/backoffice/configuration';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { trpc } from '../../../../lib/trpc';
import { SheetButton } from './sheet-button';

/** The whole database as a file (B41), and the spreadsheets of the statistics (U37). */
export function ExportCard() {
  const { exports: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const proof = trpc.auth.proof.check.useMutation({
    // The browser writes to the disk what comes: a database does not fit into a page.
    onSuccess: () => location.assign('/api/exports/base-de-datos.sql'),
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
  });
  return (
    <Card component="section" aria-labelledby="exports">
      <Stack gap="md">
        <Title order={2} size="h3" id="exports">
          {texts.title}
        </Title>
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
          <SheetButton address={exportAddress.attendees('confirmed', language)} label={texts.confirmed} />
          <SheetButton address={exportAddress.attendees('total', language)} label={texts.total} />
          <SheetButton address={exportAddress.general(language)} label={texts.general} />
        </Group>
      </Stack>
    </Card>
  );
}

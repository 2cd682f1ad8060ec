import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { Alert, Button, Group, List, ScrollArea, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { SettingsCard } from '../settings/settings-card';

/** Tries the connection as it is stored and lists the tables that are there. */
export function TestConnection({ prefix, unsaved }: { prefix: string; unsaved: boolean }) {
  const { wordpress: texts } = useTextsOf(configurationTexts);
  const { language } = useLanguage();
  const test = trpc.config.settings.testWordpress.useMutation();
  const shown = !unsaved && !test.isPending;
  return (
    <SettingsCard title={texts.test} hint={texts.testHint}>
      <Group gap="md">
        <Button
          type="button"
          variant="default"
          loading={test.isPending}
          disabled={unsaved}
          leftSection={<IconPlugConnected size={18} aria-hidden />}
          onClick={() => test.mutate()}
        >
          {texts.test}
        </Button>
        {unsaved && <Text>{texts.saveFirst}</Text>}
      </Group>
      {shown && test.isError && (
        <Alert color="clay" variant="light" role="alert" title={errorMessage(test.error, language).title}>
          <Text c="var(--dehesa-ink)">{errorMessage(test.error, language).message}</Text>
        </Alert>
      )}
      {shown && test.isSuccess && <Found tables={test.data.tables} prefix={prefix} />}
    </SettingsCard>
  );
}

function Found({ tables, prefix }: { tables: readonly string[]; prefix: string }) {
  const { wordpress: texts } = useTextsOf(configurationTexts);
  const own = tables.filter((table) => table.startsWith(prefix)).length;
  return (
    <Alert color="holm" role="status" title={texts.done}>
      {tables.length === 0 ? (
        <Text c="var(--dehesa-ink)">{texts.noTables}</Text>
      ) : (
        <>
          <Text c="var(--dehesa-ink)">
            {texts.tables(tables.length)} {prefix !== '' && texts.withPrefix(own, prefix)}
          </Text>
          <ScrollArea.Autosize
            mah={320}
            mt="sm"
            viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': texts.tablesLabel }}
          >
            <List size="sm" styles={{ item: { overflowWrap: 'anywhere' } }}>
              {tables.map((table) => (
                <List.Item key={table}>{table}</List.Item>
              ))}
            </List>
          </ScrollArea.Autosize>
        </>
      )}
    </Alert>
  );
}

import { secretPlaces, settingsLimits as limits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { Alert, Button, Group, List, ScrollArea, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { SecretInput } from '../settings/secret-input';
import { checked, hostOrNone, tablePrefix } from '../settings/setting-problems';
import { SettingsForm, WithSettings } from '../settings/settings-form';
import type { StoredSettings } from '../settings/use-settings-form';

/** The tab "WordPress" (U39): the connection to its database and the test of it. */
export function WordpressTab() {
  return <WithSettings>{(settings) => <WordpressForm settings={settings} />}</WithSettings>;
}

function valuesOf(settings: StoredSettings) {
  const { wordpressEnabled, wordpressHost, wordpressDatabase, wordpressUser, wordpressPassword, wordpressPrefix } =
    settings;
  return { wordpressEnabled, wordpressHost, wordpressDatabase, wordpressUser, wordpressPassword, wordpressPrefix };
}

function WordpressForm({ settings }: { settings: StoredSettings }) {
  const { wordpress: texts, problems } = useTextsOf(configurationTexts);
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      toInput={(values) => values}
      places={secretPlaces}
      renderBelow={(form) => <TestConnection prefix={settings.wordpressPrefix} unsaved={form.isDirty()} />}
      problems={({ wordpressHost, wordpressPrefix }) =>
        checked(problems, {
          wordpressHost: [wordpressHost, hostOrNone],
          wordpressPrefix: [wordpressPrefix, tablePrefix],
        })
      }
    >
      {(form, isAsked) => (
        <SectionCard title={texts.title} hint={texts.hint}>
          <Switch label={texts.enabled} {...form.getInputProps('wordpressEnabled', { type: 'checkbox' })} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={texts.host}
              description={texts.hostHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={limits.host}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('wordpressHost')}
            />
            <TextInput
              label={texts.database}
              maxLength={limits.databaseName}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('wordpressDatabase')}
            />
            <TextInput
              label={texts.user}
              maxLength={limits.account}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('wordpressUser')}
            />
            <SecretInput
              label={texts.password}
              asked={isAsked('wordpressPassword')}
              {...form.getInputProps('wordpressPassword')}
            />
            <TextInput
              label={texts.prefix}
              maxLength={limits.databasePrefix}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('wordpressPrefix')}
            />
          </SimpleGrid>
        </SectionCard>
      )}
    </SettingsForm>
  );
}

/** Tries the connection as it is stored and lists the tables that are there. */
function TestConnection({ prefix, unsaved }: { prefix: string; unsaved: boolean }) {
  const { wordpress: texts } = useTextsOf(configurationTexts);
  const { language } = useLanguage();
  const test = trpc.config.settings.testWordpress.useMutation();
  const shown = !unsaved && !test.isPending;
  return (
    <SectionCard title={texts.test} hint={texts.testHint}>
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
    </SectionCard>
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

import { secretPlaces, settingsLimits as limits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { SecretInput } from '../settings/secret-input';
import { checked, hostOrNone, tablePrefix } from '../settings/setting-problems';
import { SettingsCard } from '../settings/settings-card';
import { SettingsForm } from '../settings/settings-form';
import { type StoredSettings, WithSettings } from '../settings/with-settings';
import { TestConnection } from './test-connection';

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
        <SettingsCard title={texts.title} hint={texts.hint}>
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
        </SettingsCard>
      )}
    </SettingsForm>
  );
}

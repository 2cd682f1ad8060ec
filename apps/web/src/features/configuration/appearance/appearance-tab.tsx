import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { Text, Textarea } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { SettingsCard } from '../settings/settings-card';
import { SettingsForm } from '../settings/settings-form';
import { type StoredSettings, WithSettings } from '../settings/with-settings';
import { CssPreview } from './css-preview';

/** The tab "Personalización" (U39): custom CSS, seen before it is saved (B45). */
export function AppearanceTab() {
  return <WithSettings>{(settings) => <AppearanceForm settings={settings} />}</WithSettings>;
}

const valuesOf = ({ customCss }: StoredSettings) => ({ customCss });

function AppearanceForm({ settings }: { settings: StoredSettings }) {
  const { appearance: texts } = useTextsOf(configurationTexts);
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      toInput={(values) => values}
      problems={() => ({})}
      renderBelow={(form) => <CssPreview typed={form.values.customCss} />}
    >
      {(form) => (
        <SettingsCard title={texts.title} hint={texts.hint}>
          <Text size="sm">{texts.rules}</Text>
          <Textarea
            label={texts.css}
            autosize
            minRows={10}
            maxRows={24}
            maxLength={limits.customCss}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            styles={{ input: { fontFamily: 'monospace', tabSize: 2 } }}
            {...form.getInputProps('customCss')}
          />
        </SettingsCard>
      )}
    </SettingsForm>
  );
}

import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { SectionCard } from '@dehesa/ui';
import { Alert, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { FixedSettingsCard, useFixedSettings } from '../settings/fixed-settings';
import { SettingsForm, WithSettings } from '../settings/settings-form';
import type { StoredSettings } from '../settings/use-settings-form';
import { CopiedField } from '../whatsapp/copied-field';
import { generalProblems, places, toInput, valuesOf } from './general-values';
import { MapCard } from './map-card';
import { TerritoryCard } from './territory-card';

/** The tab "General" (U39): the app, and a block for each territory. */
export function GeneralTab() {
  return <WithSettings>{(settings) => <GeneralForm settings={settings} />}</WithSettings>;
}

const hintBelow = ['label', 'input', 'description', 'error'] as const;

function GeneralForm({ settings }: { settings: StoredSettings }) {
  const { general: texts, problems, fixed: byEnvironment } = useTextsOf(configurationTexts);
  const { settings: fixed } = useFixedSettings();
  const isGeneral = settings.appType === 'general';
  // `general` is set for an installation, not here (B44).
  const types = isGeneral ? (['general', 'actividades', 'gimnasio'] as const) : (['actividades', 'gimnasio'] as const);
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      toInput={toInput}
      places={places}
      problems={(values) => generalProblems(values, problems)}
    >
      {(form, isAsked) => (
        <>
          <SectionCard title={texts.title}>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                label={texts.appName}
                description={texts.appNameHint}
                inputWrapperOrder={[...hintBelow]}
                required
                maxLength={limits.appName}
                autoComplete="off"
                {...form.getInputProps('appName')}
              />
              <NativeSelect
                label={texts.appType}
                description={texts.appTypeHint}
                inputWrapperOrder={[...hintBelow]}
                data={types.map((value) => ({ value, label: texts.appTypes[value] }))}
                {...form.getInputProps('appType')}
              />
              <TextInput
                label={texts.maxReservations}
                description={texts.maxReservationsHint}
                inputWrapperOrder={[...hintBelow]}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                {...form.getInputProps('maxReservations')}
              />
              {form.values.appType === 'gimnasio' && (
                <>
                  <TextInput
                    label={texts.calendar}
                    inputMode="numeric"
                    maxLength={4}
                    {...form.getInputProps('calendarIntervalMinutes')}
                  />
                  <TextInput
                    label={texts.gymCalendar}
                    inputMode="numeric"
                    maxLength={4}
                    {...form.getInputProps('gymCalendarIntervalMinutes')}
                  />
                  <TextInput
                    label={texts.feeReminder}
                    description={texts.feeReminderHint}
                    inputWrapperOrder={[...hintBelow]}
                    inputMode="numeric"
                    maxLength={2}
                    autoComplete="off"
                    {...form.getInputProps('feeReminderDays')}
                  />
                </>
              )}
            </SimpleGrid>
            {isGeneral && <Alert color="river">{texts.appTypeGeneral}</Alert>}
            <Text>
              <strong>{texts.licence}:</strong>{' '}
              {settings.licenceEndsOn === null
                ? texts.licenceOpen
                : texts.licenceUntil(formatDayMonthYear(settings.licenceEndsOn))}{' '}
              {fixed.some(({ name }) => name === 'LICENCE_ENDS_ON')
                ? byEnvironment.by('LICENCE_ENDS_ON')
                : texts.licenceHint}
            </Text>
          </SectionCard>
          <MapCard form={form} />
          <TerritoryCard form={form} isAsked={isAsked} territoryId={1} />
          <TerritoryCard form={form} isAsked={isAsked} territoryId={2} />
          <WebhookCard />
          <FixedSettingsCard />
        </>
      )}
    </SettingsForm>
  );
}

/** What is typed at WhatsApp so that messages arrive here: the same for both territories. */
function WebhookCard() {
  const { account: texts } = useTextsOf(whatsappTexts);
  const setup = trpc.config.settings.whatsapp.useQuery();
  return (
    <SectionCard title={texts.webhook} hint={texts.webhookHint}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CopiedField label={texts.webhookUrl} value={setup.data?.webhookUrl ?? ''} />
        <CopiedField label={texts.verifyToken} value={setup.data?.verifyToken ?? ''} />
      </SimpleGrid>
    </SectionCard>
  );
}

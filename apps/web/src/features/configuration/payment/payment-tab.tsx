import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { SecretInput } from '../settings/secret-input';
import { SettingsForm, WithSettings } from '../settings/settings-form';
import type { StoredSettings } from '../settings/use-settings-form';

/** The tab "Pago" (U39): the account at the bank. */
export function PaymentTab() {
  return <WithSettings>{(settings) => <PaymentForm settings={settings} />}</WithSettings>;
}

function valuesOf(settings: StoredSettings) {
  const { paymentMerchantNumber, paymentMerchantName, paymentKey, paymentCurrency, paymentTestMode } = settings;
  return { paymentMerchantNumber, paymentMerchantName, paymentKey, paymentCurrency, paymentTestMode };
}

function PaymentForm({ settings }: { settings: StoredSettings }) {
  const { payment: texts } = useTextsOf(configurationTexts);
  return (
    <SettingsForm settings={settings} valuesOf={valuesOf} toInput={(values) => values} problems={() => ({})}>
      {(form) => (
        <SectionCard title={texts.title} hint={texts.hint}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={texts.merchantNumber}
              maxLength={limits.paymentCode}
              autoComplete="off"
              {...form.getInputProps('paymentMerchantNumber')}
            />
            <TextInput
              label={texts.merchantName}
              maxLength={limits.paymentName}
              autoComplete="off"
              {...form.getInputProps('paymentMerchantName')}
            />
            <SecretInput label={texts.key} {...form.getInputProps('paymentKey')} />
            <TextInput
              label={texts.currency}
              description={texts.currencyHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              maxLength={limits.paymentCode}
              autoComplete="off"
              {...form.getInputProps('paymentCurrency')}
            />
          </SimpleGrid>
          <Switch
            label={texts.testMode}
            description={texts.testModeHint}
            {...form.getInputProps('paymentTestMode', { type: 'checkbox' })}
          />
        </SectionCard>
      )}
    </SettingsForm>
  );
}

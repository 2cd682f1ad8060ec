import { fixesExpiry, freeExpiryDays } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { NativeSelect, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/date-field';
import { type AccountValues, chosenTariff, feeAfter, type FormWorld } from './account-values';
import { FormCard } from './form-card';

export interface FeeFieldsProps {
  form: UseFormReturnType<AccountValues>;
  world: FormWorld;
}

/** What a member of the gym pays: a tariff with fixed days decides the expiry and locks it (D6). */
export function FeeFields({ form, world }: FeeFieldsProps) {
  const { form: texts } = useTextsOf(accounts);
  const { tariff } = form.values;
  const locked = fixesExpiry(chosenTariff(tariff, world.tariffs));

  function change(fee: Partial<Pick<AccountValues, 'tariff' | 'feePaidOn' | 'feeExpiresOn'>>) {
    form.setValues(feeAfter({ ...form.values, ...fee }, world));
    for (const field of ['tariff', 'feePaidOn', 'feeExpiresOn']) form.clearFieldError(field);
  }

  return (
    <FormCard title={texts.sections.fee}>
      <NativeSelect
        style={{ gridColumn: '1 / -1' }}
        label={texts.tariff}
        value={tariff}
        onChange={(event) => change({ tariff: event.currentTarget.value })}
        data={[
          { value: '', label: texts.noFee },
          ...world.tariffs.map(({ id, name, days }) => ({
            value: String(id),
            label: days === freeExpiryDays ? texts.tariffFree(name) : texts.tariffDays(name, days),
          })),
          { value: 'none', label: texts.noTariff },
        ]}
      />
      {tariff !== '' && (
        <>
          <DateField
            required
            clearable={false}
            label={texts.feePaidOn}
            {...form.getInputProps('feePaidOn')}
            onChange={(feePaidOn) => (feePaidOn === null ? undefined : change({ feePaidOn }))}
          />
          <DateField
            required
            clearable={false}
            readOnly={locked}
            variant={locked ? 'filled' : 'default'}
            label={texts.feeExpiresOn}
            description={locked ? texts.expiryFixed : texts.expiryFree}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            {...form.getInputProps('feeExpiresOn')}
          />
        </>
      )}
      {world.tariffs.length === 0 && <Text c="dimmed">{texts.noTariffs}</Text>}
    </FormCard>
  );
}

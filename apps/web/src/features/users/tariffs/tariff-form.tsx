import { userLimits } from '@dehesa/domain/users';
import { tariffs } from '@dehesa/i18n/backoffice/tariffs';
import { Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import { trpc } from '../../../lib/trpc';
import type { Tariff } from '../row';
import { newTariff, tariffCheck, tariffValues, type TariffValues, toTariffInput } from './tariff-values';
import { DialogButtons } from '@dehesa/ui';
import { NumberInput, TextInput } from '../../../lib/inputs/inputs';

export interface TariffFormProps {
  /** null for a new one. */
  stored: Tariff | null;
  /** Whether something would be lost now. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The fields of a tariff (D6). */
export function TariffForm({ stored, onDirty, onClose }: TariffFormProps) {
  const { form: texts } = useTextsOf(tariffs);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const create = trpc.users.tariffs.create.useMutation();
  const edit = trpc.users.tariffs.edit.useMutation();
  const { form, notice, lock, attributes } = useZodForm<TariffValues>({
    initialValues: stored === null ? newTariff : tariffValues(stored),
    check: tariffCheck(language),
    save: (values) => {
      const input = toTariffInput(values);
      return stored === null ? create.mutateAsync(input) : edit.mutateAsync({ ...input, id: stored.id });
    },
    onSaved: () => {
      notifications.show(activities.form.saved);
      return utils.users.tariffs.invalidate();
    },
    dialog: { onDirty, onClose },
  });

  return (
    <form {...attributes}>
      <Stack gap="md">
        <FormNotice notice={notice} />
        <TextInput
          label={texts.name}
          required
          maxLength={userLimits.tariffName}
          autoComplete="off"
          data-autofocus={stored === null || undefined}
          {...form.getInputProps('name')}
        />
        <Switch label={texts.free} description={texts.freeHint} {...form.getInputProps('free', { type: 'checkbox' })} />
        {!form.values.free && (
          <NumberInput
            label={texts.days}
            description={texts.daysHint}
            required
            min={1}
            max={3660}
            allowDecimal={false}
            hideControls
            inputMode="numeric"
            {...form.getInputProps('days')}
          />
        )}
        <NumberInput
          label={texts.price}
          min={0}
          max={100_000}
          decimalScale={2}
          decimalSeparator=","
          hideControls
          inputMode="decimal"
          {...form.getInputProps('price')}
        />
        <DialogButtons
          cancelLabel={activities.form.cancel}
          onCancel={onClose}
          acceptLabel={activities.form.save}
          busy={lock.locked}
        />
      </Stack>
    </form>
  );
}

import { userLimits } from '@dehesa/domain/users';
import { tariffs } from '@dehesa/i18n/tariffs';
import { Alert, Button, Group, NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/form';
import { type AfterSaving, useFormLock } from '../../../lib/form-lock';
import { trpc } from '../../../lib/trpc';
import type { Tariff } from '../row';
import { newTariff, tariffProblems, type TariffValues, tariffValues, toTariffInput } from './tariff-values';

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
  const form = useForm<TariffValues>({
    initialValues: stored === null ? newTariff : tariffValues(stored),
    validate: (values) => tariffProblems(values, language),
    clearInputErrorOnChange: true,
  });
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const lock = useFormLock();
  const utils = trpc.useUtils();
  const create = trpc.users.tariffs.create.useMutation();
  const edit = trpc.users.tariffs.edit.useMutation();
  const dirty = form.isDirty();

  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  async function save(values: TariffValues): Promise<AfterSaving> {
    setNotice(undefined);
    const input = toTariffInput(values);
    try {
      await (stored === null ? create.mutateAsync(input) : edit.mutateAsync({ ...input, id: stored.id }));
    } catch (error) {
      setNotice(errorMessage(error, language));
      return;
    }
    notifications.show(activities.form.saved);
    form.resetDirty();
    onDirty(false);
    onClose();
    await utils.users.tariffs.invalidate();
    return 'over';
  }

  return (
    <form
      noValidate
      {...lock.attributes}
      onSubmit={form.onSubmit(
        (values) => void lock.hold(() => save(values)),
        (errors) => requestAnimationFrame(() => focusFirstError(form, errors)),
      )}
    >
      <Stack gap="md">
        {notice && (
          <Alert color="clay" variant="light" role="alert" title={notice.title}>
            {notice.message}
          </Alert>
        )}
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
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {activities.form.cancel}
          </Button>
          <Button type="submit" loading={lock.locked}>
            {activities.form.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

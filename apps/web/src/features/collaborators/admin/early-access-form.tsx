import { isRangeInOrder } from '@dehesa/domain/activities';
import { isIsoDate } from '@dehesa/domain/dates';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/date-field';
import { errorMessage } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/forms/form';
import { type Inputs, trpc } from '../../../lib/trpc';

type Range = Inputs['users']['collaborators']['saveEarlyAccess'];

/** Two days, either of which may be left open (B9). */
export function EarlyAccessForm({ range: { opensOn, closesOn } }: { range: Range }) {
  const { earlyAccess: texts } = useTextsOf(collaborators);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const save = trpc.users.collaborators.saveEarlyAccess.useMutation({
    onSuccess: async () => {
      notifications.show({ ...activities.form.saved });
      await utils.users.collaborators.earlyAccess.invalidate();
    },
  });
  const form = useForm<Range>({
    initialValues: { opensOn, closesOn },
    clearInputErrorOnChange: true,
    validate: (values) => {
      const isDate = (day: string | null) => day === null || isIsoDate(day);
      return {
        ...(!isDate(values.opensOn) && { opensOn: texts.date }),
        ...(!isDate(values.closesOn) && { closesOn: texts.date }),
        ...(!isRangeInOrder(values.opensOn, values.closesOn) && { closesOn: texts.order }),
      };
    },
  });
  const hasDates = form.values.opensOn !== null || form.values.closesOn !== null;
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => save.mutate(values),
          (errors) => focusFirstError(form, errors),
        )}
      >
        <Stack gap="sm">
          <Group gap="md" align="flex-end">
            <DateField label={texts.opensOn} w={{ base: '100%', xs: 200 }} {...form.getInputProps('opensOn')} />
            <DateField label={texts.closesOn} w={{ base: '100%', xs: 200 }} {...form.getInputProps('closesOn')} />
            <Group gap="sm">
              <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
                {texts.save}
              </Button>
              {hasDates && (
                <Button variant="subtle" onClick={() => form.setValues({ opensOn: null, closesOn: null })}>
                  {texts.clear}
                </Button>
              )}
            </Group>
          </Group>
          {save.isError && (
            <Alert color="clay" variant="light" role="alert" title={errorMessage(save.error, language).title}>
              {errorMessage(save.error, language).message}
            </Alert>
          )}
        </Stack>
      </form>
    </DatesProvider>
  );
}

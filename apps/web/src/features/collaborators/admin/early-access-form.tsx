import { isRangeInOrder } from '@dehesa/domain/activities';
import { isIsoDate } from '@dehesa/domain/dates';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Button, Group, Stack } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/date-field';
import { type Inputs, trpc } from '../../../lib/trpc';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../lib/forms/zod-check';

type Range = Inputs['users']['collaborators']['saveEarlyAccess'];

/** Two days, either of which may be left open (B9). */
export function EarlyAccessForm({ range: { opensOn, closesOn } }: { range: Range }) {
  const { earlyAccess: texts } = useTextsOf(collaborators);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const saveRange = trpc.users.collaborators.saveEarlyAccess.useMutation();
  const { form, notice, lock, attributes } = useZodForm<Range>({
    initialValues: { opensOn, closesOn },
    check: (values): FormProblems => {
      const isDate = (day: string | null) => day === null || isIsoDate(day);
      return {
        ...(!isDate(values.opensOn) && { opensOn: texts.date }),
        ...(!isDate(values.closesOn) && { closesOn: texts.date }),
        ...(!isRangeInOrder(values.opensOn, values.closesOn) && { closesOn: texts.order }),
      };
    },
    save: (values) => saveRange.mutateAsync(values),
    onSaved: () => {
      notifications.show({ ...activities.form.saved });
      return utils.users.collaborators.earlyAccess.invalidate();
    },
  });
  const hasDates = form.values.opensOn !== null || form.values.closesOn !== null;
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <form {...attributes}>
        <Stack gap="sm">
          <Group gap="md" align="flex-end">
            <DateField label={texts.opensOn} w={{ base: '100%', xs: 200 }} {...form.getInputProps('opensOn')} />
            <DateField label={texts.closesOn} w={{ base: '100%', xs: 200 }} {...form.getInputProps('closesOn')} />
            <Group gap="sm">
              <Button type="submit" loading={lock.locked} disabled={!form.isDirty()}>
                {texts.save}
              </Button>
              {hasDates && (
                <Button variant="subtle" onClick={() => form.setValues({ opensOn: null, closesOn: null })}>
                  {texts.clear}
                </Button>
              )}
            </Group>
          </Group>
          <FormNotice notice={notice} />
        </Stack>
      </form>
    </DatesProvider>
  );
}

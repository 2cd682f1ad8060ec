import { isRangeInOrder } from '@dehesa/domain/activities';
import { isIsoDate } from '@dehesa/domain/dates';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import { ConflictBox } from '../../../lib/conflicts/conflict-box';
import { useSavedForm } from '../../../lib/conflicts/use-saved-form';
import { type Outputs, trpc } from '../../../lib/trpc';
import { FormNotice } from '../../../lib/forms/form-notice';
import type { FormProblems } from '../../../lib/forms/zod-check';

type EarlyAccess = Outputs['users']['collaborators']['earlyAccess'];
type Range = Pick<EarlyAccess, 'opensOn' | 'closesOn'>;

/** Two days, either of which may be left open (B9). */
export function EarlyAccessForm({ range }: { range: EarlyAccess }) {
  const { earlyAccess: texts } = useTextsOf(collaborators);
  const { activities } = useTexts();
  const utils = trpc.useUtils();
  const saveRange = trpc.users.collaborators.saveEarlyAccess.useMutation();
  const { form, notice, lock, conflict, attributes } = useSavedForm<EarlyAccess, Range>({
    stored: range,
    valuesOf: ({ opensOn, closesOn }) => ({ opensOn, closesOn }),
    check: (values): FormProblems => {
      const isDate = (day: string | null) => day === null || isIsoDate(day);
      return {
        ...(!isDate(values.opensOn) && { opensOn: texts.date }),
        ...(!isDate(values.closesOn) && { closesOn: texts.date }),
        ...(!isRangeInOrder(values.opensOn, values.closesOn) && { closesOn: texts.order }),
      };
    },
    save: (values, { stamp: since }) => saveRange.mutateAsync({ ...values, since }),
    read: () => utils.users.collaborators.earlyAccess.fetch(undefined, { staleTime: 0 }),
    changes: ({ stamp: since }) => utils.users.collaborators.earlyAccessChanges.fetch({ since }, { staleTime: 0 }),
    onSaved: () => void notifications.show({ ...activities.form.saved }),
  });
  const hasDates = form.values.opensOn !== null || form.values.closesOn !== null;
  return (
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
        <ConflictBox conflict={conflict} />
        <FormNotice notice={notice} />
      </Stack>
    </form>
  );
}

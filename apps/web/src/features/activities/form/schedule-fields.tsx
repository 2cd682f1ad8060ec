import { formatDayMonthYear, isIsoDate, isoWeek } from '@dehesa/domain/dates';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/date-field';
import { FormSection } from './form-section';
import type { StoredActivity } from './form-values';
import type { ActivityForm } from './use-activity-form';

/** Date, times and week; for an activity that there is already, also the schedule change (B10). */
export function ScheduleFields({ form, stored }: { form: ActivityForm; stored: StoredActivity | null }) {
  const { form: texts } = useTexts().activities;
  const first = stored?.firstSchedule ?? null;
  return (
    <>
      <FormSection title={texts.sections.schedule}>
        <ScheduleRow form={form} path="" required />
        {first !== null && (
          <Text size="sm" c="dimmed">
            {texts.firstSchedule(
              [formatDayMonthYear(first.date), formatTimeRange(first.startTime, first.endTime)]
                .filter((part) => part !== '')
                .join(' · '),
            )}
          </Text>
        )}
      </FormSection>
      {stored !== null && (
        <FormSection title={texts.sections.change}>
          <Text size="sm" c="dimmed">
            {texts.changeHint}
          </Text>
          <ScheduleRow form={form} path="change." required={false} />
        </FormSection>
      )}
    </>
  );
}

function ScheduleRow({ form, path, required }: { form: ActivityForm; path: '' | 'change.'; required: boolean }) {
  const { form: texts } = useTexts().activities;
  const { date } = path === '' ? form.values : form.values.change;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, xl: 4 }}>
      <DateField
        label={texts.date}
        withAsterisk={required}
        clearable={!required}
        {...form.getInputProps(`${path}date`)}
      />
      <TextInput type="time" label={texts.startTime} {...form.getInputProps(`${path}startTime`)} />
      <TextInput type="time" label={texts.endTime} {...form.getInputProps(`${path}endTime`)} />
      <NumberInput
        label={texts.week}
        description={texts.weekHint}
        placeholder={date !== null && isIsoDate(date) ? String(isoWeek(date)) : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        min={1}
        max={53}
        maxLength={2}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        {...form.getInputProps(`${path}week`)}
      />
    </SimpleGrid>
  );
}

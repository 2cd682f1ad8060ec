import { activityLimits, Difficulty, MinimumAge, tidyShifts } from '@dehesa/domain/activities';
import { formatDayMonthYear, isIsoDate, isoWeek } from '@dehesa/domain/dates';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { SimpleGrid, TagsInput, Text } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import type { ActivityForm, StoredActivity } from './form-values';
import { PlainFields } from './plain-fields';
import { NumberInput, Select, TextInput } from '../../../lib/inputs/inputs';
import { quiet } from '../../../lib/inputs/quiet';

const ages = MinimumAge.options.map((option) => option.value);

/** How many may come, at which hours, and who (B3). */
export function PlacesFields({ form, stored }: { form: ActivityForm; stored: StoredActivity | null }) {
  const { form: texts } = useTexts().activities;
  const offered = waitingList[useLanguage().language].form.offered;
  const places = stored?.places;
  return (
    <SectionCard title={texts.sections.places}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PlainFields form={form} section="places" />
        <Select
          label={texts.audience}
          allowDeselect={false}
          data={ages.map((age) => ({ value: String(age), label: texts.audiences[age] }))}
          {...form.getInputProps('minimumAge')}
        />
      </SimpleGrid>
      {places !== undefined && places.occupied + places.pending + places.offered > 0 && (
        <Text size="sm" c="dimmed">
          {texts.held(places.occupied, places.pending)}
          {places.offered > 0 && ` · ${offered(places.offered)}`}
        </Text>
      )}
      <ShiftsInput
        label={texts.shifts}
        description={texts.shiftsHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={form.values.shifts.length === 0 ? texts.shiftsPlaceholder : undefined}
        maxLength={activityLimits.shift}
        maxTags={activityLimits.shifts}
        splitChars={[',']}
        {...form.getInputProps('shifts')}
        onChange={(names) => form.setFieldValue('shifts', tidyShifts(names))}
      />
      <PlainFields form={form} section="admission" />
    </SectionCard>
  );
}

const ShiftsInput = quiet(TagsInput);

/** What the outing asks of people (B72). */
export function OutingFields({ form }: { form: ActivityForm }) {
  const { form: texts } = useTexts().activities;
  return (
    <SectionCard title={texts.sections.outing}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={texts.difficulty}
          clearable
          placeholder={texts.notSaid}
          data={Difficulty.options.map((value) => ({ value, label: texts.difficulties[value] }))}
          {...form.getInputProps('difficulty')}
        />
        <PlainFields form={form} section="outing" />
      </SimpleGrid>
    </SectionCard>
  );
}

/** Date, times and week; for an activity that there is already, also the schedule change (B10). */
export function ScheduleFields({ form, stored }: { form: ActivityForm; stored: StoredActivity | null }) {
  const { form: texts } = useTexts().activities;
  const first = stored?.firstSchedule ?? null;
  return (
    <>
      <SectionCard title={texts.sections.schedule}>
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
      </SectionCard>
      {stored !== null && (
        <SectionCard title={texts.sections.change}>
          <Text size="sm" c="dimmed">
            {texts.changeHint}
          </Text>
          <ScheduleRow form={form} path="change." required={false} />
        </SectionCard>
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

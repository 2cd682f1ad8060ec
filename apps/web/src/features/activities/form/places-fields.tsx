import { activityLimits, MinimumAge, tidyShifts } from '@dehesa/domain/activities';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Select, SimpleGrid, TagsInput, Text } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { FormSection } from './form-section';
import type { StoredActivity } from './form-values';
import { PlainFields } from './plain-fields';
import type { ActivityForm } from './use-activity-form';

const ages = MinimumAge.options.map((option) => option.value);

/** How many may come, at which hours, and who (B3). */
export function PlacesFields({ form, stored }: { form: ActivityForm; stored: StoredActivity | null }) {
  const { form: texts } = useTexts().activities;
  const offered = waitingList[useLanguage().language].form.offered;
  const places = stored?.places;
  return (
    <FormSection title={texts.sections.places}>
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
      <TagsInput
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
    </FormSection>
  );
}

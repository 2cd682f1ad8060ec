import { activityLimits } from '@dehesa/domain/activities';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { FormSection } from './form-section';
import type { ActivityForm } from './use-activity-form';

export function PlaceFields({ form }: { form: ActivityForm }) {
  const { form: texts } = useTexts().activities;
  return (
    <FormSection title={texts.sections.place}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={texts.municipality}
          withAsterisk
          maxLength={activityLimits.municipality}
          {...form.getInputProps('municipality')}
        />
        <TextInput
          label={texts.meetingPoint}
          maxLength={activityLimits.meetingPoint}
          {...form.getInputProps('meetingPoint')}
        />
      </SimpleGrid>
    </FormSection>
  );
}

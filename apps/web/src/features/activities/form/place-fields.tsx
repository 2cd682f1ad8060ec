import { activityDeclaration } from '@dehesa/domain/activities';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { FormSection } from './form-section';
import { MunicipalityField } from './municipality-field';
import { PositionField } from './position-field';
import type { ActivityForm } from './use-activity-form';

/** Where it takes place: municipality, meeting point and coordinates. */
export function PlaceFields({ form }: { form: ActivityForm }) {
  const { form: texts } = useTexts().activities;
  return (
    <FormSection title={texts.sections.place}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MunicipalityField form={form} />
        <TextInput
          label={texts.meetingPoint}
          maxLength={activityDeclaration.meetingPoint.max}
          {...form.getInputProps('meetingPoint')}
        />
      </SimpleGrid>
      <PositionField form={form} />
    </FormSection>
  );
}

import { SimpleGrid } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { FormSection } from './form-section';
import { MunicipalityField } from './municipality-field';
import { PositionField } from './position-field';
import { PlainFields } from './plain-fields';
import type { ActivityForm } from './use-activity-form';

/** Where it takes place: municipality, meeting point and coordinates. */
export function PlaceFields({ form }: { form: ActivityForm }) {
  const { form: texts } = useTexts().activities;
  return (
    <FormSection title={texts.sections.place}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MunicipalityField form={form} />
        <PlainFields form={form} section="place" />
      </SimpleGrid>
      <PositionField form={form} />
    </FormSection>
  );
}

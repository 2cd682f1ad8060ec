import { groupLimits } from '@dehesa/domain/reservations';
import { SectionCard } from '@dehesa/ui';
import { SimpleGrid } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';
import type { ReservationForm } from './use-reservation-form';
import { NumberInput } from '../../../../lib/inputs/inputs';

/** How many of a group have a place and no name (B83). */
export function GroupSection({ form }: { form: ReservationForm }) {
  const { form: texts } = useTexts().reservations;
  const number = { min: 0, max: groupLimits.most - 1, allowDecimal: false, required: true };
  return (
    <SectionCard title={texts.group} hint={texts.groupHint}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NumberInput label={texts.unnamedAdults} {...number} {...form.getInputProps('unnamed.adults')} />
        <NumberInput label={texts.unnamedMinors} {...number} {...form.getInputProps('unnamed.minors')} />
      </SimpleGrid>
    </SectionCard>
  );
}

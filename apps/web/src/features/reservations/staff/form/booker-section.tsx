import type { Language } from '@dehesa/domain/languages';
import { SectionCard } from '@dehesa/ui';
import { SimpleGrid } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';
import { BirthDateField, BookerPhoneField, EmailField, IdentityField, NameFields, SexField } from './person-fields';
import { PlaceFields } from './place-fields';
import type { ReservationForm } from './use-reservation-form';

interface BookerSectionProps {
  form: ReservationForm;
  language: Language;
  /** Only where the activity has an age band (D15). */
  birthDateRequired: boolean;
  /** Who organises a group: whom to call is enough (B83). */
  ofGroup: boolean;
}

/** Who books: all that the message and the list of the day need. */
export function BookerSection({ form, language, birthDateRequired, ofGroup }: BookerSectionProps) {
  const { form: texts } = useTexts().reservations;
  const person = { form, path: 'booker', required: true } as const;
  const unlessOfGroup = { ...person, required: !ofGroup };
  return (
    <SectionCard title={texts.booker}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NameFields {...person} />
        <IdentityField {...unlessOfGroup} />
        <SexField {...unlessOfGroup} />
        <EmailField {...person} />
        <BookerPhoneField form={form} />
        <PlaceFields {...unlessOfGroup} language={language} />
        <BirthDateField {...person} required={birthDateRequired && !ofGroup} />
      </SimpleGrid>
    </SectionCard>
  );
}

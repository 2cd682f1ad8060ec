import { type LiveStatus, liveStatuses } from '@dehesa/domain/reservation-status';
import { languages } from '@dehesa/domain/languages';
import { reservationLimits } from '@dehesa/domain/reservations';
import { languageName } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { SimpleGrid, Switch } from '@mantine/core';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import type { ShiftPlaces } from '../reservation-types';
import { statusChoices } from '../board/status-actions';
import { inLanguage } from './reservation-form-values';
import type { ReservationForm } from './use-reservation-form';
import { Select, Textarea } from '../../../../lib/inputs/inputs';

interface ReservationSectionProps {
  form: ReservationForm;
  /** The places of the chosen activity; none while it is not chosen. */
  places: readonly ShiftPlaces[];
  /** The stored state of an existing reservation; a new one is pending (B14). */
  storedStatus?: LiveStatus;
  /** The territory writes by WhatsApp too. */
  whatsapp: boolean;
}

/** State, shift, language, notes and whether people are told. */
export function ReservationSection({ form, places, storedStatus, whatsapp }: ReservationSectionProps) {
  const { form: texts, status } = useTexts().reservations;
  const { language } = useLanguage();
  const { notes } = form.getValues();
  return (
    <SectionCard title={texts.reservation}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {storedStatus !== undefined && (
          <Select
            label={texts.status}
            allowDeselect={false}
            data={statusChoices(storedStatus).map((value) => ({ value: String(value), label: status[value] }))}
            {...form.getInputProps('status')}
            value={String(form.getValues().status)}
            onChange={(chosen) => {
              const value = liveStatuses.find((known) => String(known) === chosen);
              if (value !== undefined) form.setFieldValue('status', value);
            }}
          />
        )}
        <ShiftField form={form} places={places} />
        <Select
          label={texts.language}
          description={texts.languageHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageName(value, language) }))}
          {...form.getInputProps('language')}
          onChange={(chosen) => {
            const next = languages.find((known) => known === chosen);
            if (next !== undefined) form.setValues(inLanguage(form.getValues(), next));
          }}
        />
      </SimpleGrid>
      <Textarea
        label={texts.notes}
        description={texts.notesLeft(reservationLimits.notes - notes.length)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={reservationLimits.notes}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('notes')}
      />
      <Switch
        label={texts.notify}
        description={texts.notifyHint}
        {...form.getInputProps('notify', { type: 'checkbox' })}
      />
      {(whatsapp || form.getValues().whatsapp === true) && (
        <Switch
          label={texts.whatsapp}
          description={texts.whatsappHint}
          {...form.getInputProps('whatsapp', { type: 'checkbox' })}
        />
      )}
    </SectionCard>
  );
}

/** The shifts with their free places; nothing where the activity has none. */
function ShiftField({ form, places }: Pick<ReservationSectionProps, 'form' | 'places'>) {
  const { form: texts } = useTexts().reservations;
  const shifts = places.flatMap(({ shift, free }) =>
    shift === null ? [] : [{ value: shift.name, label: texts.shiftOption(shift.name, free) }],
  );
  if (shifts.length === 0) return null;
  return (
    <Select
      label={texts.shift}
      required
      allowDeselect={false}
      data={shifts}
      {...form.getInputProps('shift')}
      value={form.getValues().shift || null}
      onChange={(value) => form.setFieldValue('shift', value ?? '')}
    />
  );
}

import { WaitingListMode } from '@dehesa/domain/activities';
import { type ReminderHour, reminderHourChoices } from '@dehesa/domain/reminders';
import { reminders } from '@dehesa/i18n/backoffice/outings';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { SectionCard } from '@dehesa/ui';
import { Checkbox, Group, SimpleGrid, Switch, Text } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import { useSetRegistrations } from '../use-set-registrations';
import type { ActivityForm, StoredActivity } from './form-values';
import { PlainFields } from './plain-fields';
import { NumberInput, Select } from '../../../lib/inputs/inputs';
import { quiet } from '../../../lib/inputs/quiet';

export interface RegistrationFieldsProps {
  form: ActivityForm;
  stored: StoredActivity | null;
  /** Registrations were opened or closed at once, apart from the form. */
  onToggle: (change: Promise<unknown>) => void;
}

/** When and how one can book (B8), and whether the activity shows at all (B11). */
export function RegistrationFields({ form, stored, onToggle }: RegistrationFieldsProps) {
  const { form: texts } = useTexts().activities;
  return (
    <SectionCard title={texts.sections.registrations}>
      {stored !== null && <RegistrationsOpen stored={stored} onToggle={onToggle} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateField label={texts.opensOn} {...form.getInputProps('registrationOpensOn')} />
        <DateField label={texts.closesOn} {...form.getInputProps('registrationClosesOn')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt={-8}>
        {texts.rangeHint}
      </Text>
      <WaitingListFields form={form} />
      <RemindersInput
        value={form.values.reminderHours}
        onChange={(hours) => form.setFieldValue('reminderHours', hours)}
      />
      <PlainFields form={form} section="registrations" />
    </SectionCard>
  );
}

/** What becomes of places that come free (B19); the hours are only for those who are asked. */
function WaitingListFields({ form }: { form: ActivityForm }) {
  const { form: texts } = useTexts().activities;
  const { modes, hints, hours, hoursHint } = waitingList[useLanguage().language].form;
  const mode = form.values.waitingListMode;
  return (
    <>
      <Select
        label={texts.waitingList}
        description={hints[mode]}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        allowDeselect={false}
        data={WaitingListMode.options.map((option) => ({ value: option, label: modes[option] }))}
        {...form.getInputProps('waitingListMode')}
      />
      {(mode === 'offer' || mode === 'manual') && (
        <NumberInput
          label={hours}
          description={hoursHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          min={1}
          max={168}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('offerHours')}
        />
      )}
    </>
  );
}

/** Takes effect at once, apart from the form (B56). */
const RegistrationsOpen = quiet(function RegistrationsOpen({
  stored,
  onToggle,
}: {
  stored: StoredActivity;
  onToggle: (change: Promise<unknown>) => void;
}) {
  const { form: texts } = useTexts().activities;
  const set = useSetRegistrations();
  const latest = set.data && set.data.version > stored.version ? set.data : stored;
  const closed = latest.registrationsClosed;
  return (
    <Switch
      label={texts.registrationsOpen}
      checked={!closed}
      disabled={set.isPending}
      onChange={() => onToggle(set.mutateAsync({ id: stored.id, closed: !closed }))}
    />
  );
});

/** How long before it begins the activity reminds its parties. */
const RemindersInput = quiet(function RemindersInput({
  value,
  onChange,
}: {
  value: readonly number[];
  onChange: (hours: ReminderHour[]) => void;
}) {
  const { label, hint, before } = reminders[useLanguage().language].form;
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      value={value.map(String)}
      onChange={(chosen) => onChange(reminderHourChoices.filter((hours) => chosen.includes(String(hours))))}
    >
      <Group mt="xs" gap="lg">
        {reminderHourChoices.map((hours) => (
          <Checkbox key={hours} value={String(hours)} label={before(hours)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
});

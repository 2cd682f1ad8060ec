import { activityLimits, WaitingListMode } from '@dehesa/domain/activities';
import { Checkbox, Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { useToggleRegistrations } from '../use-toggle-registrations';
import { DateField } from './date-field';
import { FormSection } from './form-section';
import type { StoredActivity } from './form-values';
import type { ActivityForm } from './use-activity-form';

/** When and how one can book (B8), and whether the activity shows at all (B11). */
export function RegistrationFields({ form, stored }: { form: ActivityForm; stored: StoredActivity | null }) {
  const { form: texts } = useTexts().activities;
  return (
    <FormSection title={texts.sections.registrations}>
      {stored !== null && <RegistrationsOpen stored={stored} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateField label={texts.opensOn} {...form.getInputProps('registrationOpensOn')} />
        <DateField label={texts.closesOn} {...form.getInputProps('registrationClosesOn')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt={-8}>
        {texts.rangeHint}
      </Text>
      <Select
        label={texts.waitingList}
        allowDeselect={false}
        data={WaitingListMode.options.map((mode) => ({ value: mode, label: texts.waitingLists[mode] }))}
        {...form.getInputProps('waitingListMode')}
      />
      <TextInput
        type="url"
        label={texts.externalUrl}
        placeholder="https://"
        maxLength={activityLimits.externalUrl}
        {...form.getInputProps('externalBookingUrl')}
      />
      <Checkbox
        label={texts.hidden}
        description={texts.hiddenHint}
        {...form.getInputProps('hidden', { type: 'checkbox' })}
      />
    </FormSection>
  );
}

/** Takes effect at once, apart from the form (document 2 §4). */
function RegistrationsOpen({ stored }: { stored: StoredActivity }) {
  const { form: texts } = useTexts().activities;
  const toggle = useToggleRegistrations();
  const closed = toggle.data?.registrationsClosed ?? stored.registrationsClosed;
  return (
    <Switch
      label={texts.registrationsOpen}
      checked={!closed}
      disabled={toggle.isPending}
      onChange={() => toggle.mutate({ id: stored.id })}
    />
  );
}

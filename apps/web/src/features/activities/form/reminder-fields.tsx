import { reminderHourChoices } from '@dehesa/domain/reminders';
import { reminders } from '@dehesa/i18n/backoffice/outings';
import { Checkbox, Group } from '@mantine/core';
import { useLanguage } from '../../../lib/backoffice-language';
import type { ActivityForm } from './use-activity-form';

/** How long before it begins the activity reminds its parties. */
export function ReminderFields({ form }: { form: ActivityForm }) {
  const { label, hint, before } = reminders[useLanguage().language].form;
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      value={form.values.reminderHours.map(String)}
      onChange={(chosen) =>
        form.setFieldValue(
          'reminderHours',
          reminderHourChoices.filter((hours) => chosen.includes(String(hours))),
        )
      }
    >
      <Group mt="xs" gap="lg">
        {reminderHourChoices.map((hours) => (
          <Checkbox key={hours} value={String(hours)} label={before(hours)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

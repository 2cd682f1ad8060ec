import { Switch } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { useToggleRegistrations } from '../use-toggle-registrations';
import type { ActivityListRow } from './row';

export interface RegistrationsSwitchProps {
  row: ActivityListRow;
  /** Whether the state is also written beside it; a column's heading may say enough. */
  labelled?: boolean;
}

/** Opens and closes registrations at once. */
export function RegistrationsSwitch({ row, labelled = true }: RegistrationsSwitchProps) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  const toggle = useToggleRegistrations();
  return (
    <Switch
      checked={!row.registrationsClosed}
      disabled={toggle.isPending}
      onChange={() => toggle.mutate({ id: row.id })}
      aria-label={list.toggle(row.title[language])}
      label={labelled && (row.registrationsClosed ? list.closed : list.open)}
    />
  );
}

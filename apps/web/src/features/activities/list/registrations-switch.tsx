import { Switch } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { useToggleRegistrations } from '../use-toggle-registrations';
import type { ActivityListRow } from './row';

/** Opens and closes registrations at once. */
export function RegistrationsSwitch({ row }: { row: ActivityListRow }) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  const toggle = useToggleRegistrations();
  return (
    <Switch
      checked={!row.registrationsClosed}
      disabled={toggle.isPending}
      onChange={() => toggle.mutate({ id: row.id })}
      aria-label={list.toggle(row.title[language])}
      label={row.registrationsClosed ? list.closed : list.open}
    />
  );
}

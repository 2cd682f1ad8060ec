import { Switch } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { useToggleRegistrations } from '../use-toggle-registrations';
import type { ActivityListRow } from './row';

/** Opens and closes registrations at once; those of a suspended activity stay closed. */
export function RegistrationsSwitch({ row }: { row: ActivityListRow }) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  const toggle = useToggleRegistrations();
  return (
    <Switch
      checked={!row.registrationsClosed}
      disabled={toggle.isPending || row.suspended}
      onChange={() => toggle.mutate({ id: row.id })}
      aria-label={list.toggle(row.title[language])}
      label={row.registrationsClosed ? list.closed : list.open}
    />
  );
}

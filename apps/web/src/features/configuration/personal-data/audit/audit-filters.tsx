import { auditActions, personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Button, Group, NativeSelect } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { DateField } from '../../../../lib/date-field';
import { isActionText, type NamedAction } from './is-action-text';

interface Filters {
  action?: NamedAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface AuditFiltersProps {
  view: Filters;
  busy: boolean;
  onChange: (change: Filters) => void;
  onRefresh: () => void;
}

/** One action or all, and the days, both included. */
export function AuditFilters({ view, busy, onChange, onRefresh }: AuditFiltersProps) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const named = Object.entries(auditActions[language]).toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <Group align="flex-end" gap="md">
      <NativeSelect
        flex="1 1 16rem"
        label={texts.action}
        value={view.action ?? ''}
        data={[{ value: '', label: texts.allActions }, ...named.map(([value, label]) => ({ value, label }))]}
        onChange={({ currentTarget: { value } }) => onChange({ action: isActionText(value) ? value : undefined })}
      />
      <DateField
        flex="1 1 10rem"
        label={texts.from}
        value={view.from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined })}
      />
      <DateField
        flex="1 1 10rem"
        label={texts.to}
        value={view.to ?? null}
        onChange={(day) => onChange({ to: day ?? undefined })}
      />
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
        loading={busy}
        onClick={onRefresh}
      >
        {texts.refresh}
      </Button>
    </Group>
  );
}

import { auditTexts, isNamedAction } from '@dehesa/i18n/backoffice/audit';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Button, Group, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileSpreadsheet, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { downloadFile, downloadProblemText } from '../../../../lib/files/download-file';
import { DateField } from '../../../../lib/forms/dates/date-field';
import { SearchField } from '../../../../lib/lists/search-field';
import { trpc } from '../../../../lib/trpc';

interface Filters {
  action?: string | undefined;
  actor?: number | 'nobody' | undefined;
  text?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface AuditFiltersProps {
  filters: Filters;
  busy: boolean;
  onChange: (change: Filters) => void;
  onRefresh: () => void;
}

/** Who, what, which words, and the days, both included; and the same as a spreadsheet. */
export function AuditFilters({ filters, busy, onChange, onRefresh }: AuditFiltersProps) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const { actionNames } = useTextsOf(auditTexts);
  const { language } = useLanguage();
  const named = Object.entries(actionNames).toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <Group align="flex-end" gap="md">
      <SearchField
        label={texts.text}
        placeholder={texts.textHint}
        clearLabel={texts.clearText}
        value={filters.text ?? ''}
        onSearch={(text) => onChange({ text })}
      />
      <ActorSelect actor={filters.actor} onActor={(actor) => onChange({ actor })} />
      <NativeSelect
        flex="1 1 16rem"
        label={texts.action}
        value={filters.action ?? ''}
        data={[{ value: '', label: texts.allActions }, ...named.map(([value, label]) => ({ value, label }))]}
        onChange={({ currentTarget: { value } }) => onChange({ action: isNamedAction(value) ? value : undefined })}
      />
      <DateField
        flex="1 1 10rem"
        label={texts.from}
        value={filters.from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined })}
      />
      <DateField
        flex="1 1 10rem"
        label={texts.to}
        value={filters.to ?? null}
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
      <ExportButton filters={filters} />
    </Group>
  );
}

interface ActorSelectProps {
  actor: Filters['actor'];
  onActor: (actor: Filters['actor']) => void;
}

/** Staff by name, whoever has no account, and the one that a line or the address names. */
function ActorSelect({ actor, onActor }: ActorSelectProps) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const words = useTextsOf(auditTexts);
  const { data = [] } = trpc.config.personalData.auditActors.useQuery();
  const known = data.map(({ id, name, role }) => ({ value: String(id), label: `${name} (${words.roles[role]})` }));
  const value = actor === undefined ? '' : String(actor);
  const isOther = typeof actor === 'number' && !known.some((choice) => choice.value === value);
  return (
    <NativeSelect
      flex="1 1 14rem"
      label={texts.actor}
      value={value}
      data={[
        { value: '', label: texts.everybody },
        { value: 'nobody', label: words.nobody },
        ...known,
        ...(isOther ? [{ value, label: texts.account(actor) }] : []),
      ]}
      onChange={({ currentTarget: { value: chosen } }) => {
        if (chosen === '' || chosen === 'nobody') onActor(chosen || undefined);
        else onActor(Number(chosen));
      }}
    />
  );
}

/** The lines that are asked for as a spreadsheet, in the language of the screen. */
function ExportButton({ filters }: { filters: Filters }) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);

  async function download() {
    const asked = new URLSearchParams({ lang: language });
    for (const [name, value] of Object.entries(filters)) {
      if (value !== undefined && value !== '') asked.set(name, String(value));
    }
    setBusy(true);
    const problem = await downloadFile(`/api/exports/registro-auditoria.xlsx?${asked.toString()}`);
    setBusy(false);
    if (problem !== undefined) {
      notifications.show({ color: 'clay', role: 'alert', ...downloadProblemText(problem, language) });
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
      loading={busy}
      aria-busy={busy}
      onClick={() => void download()}
    >
      {texts.export}
    </Button>
  );
}

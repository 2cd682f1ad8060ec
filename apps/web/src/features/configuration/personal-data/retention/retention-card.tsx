import { defaultRetentionMonths, maxRetentionMonths } from '@dehesa/domain/personal-data';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { SectionCard } from '@dehesa/ui';
import { Button, Group, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { ConflictBox } from '../../../../lib/conflicts/conflict-box';
import { leavesTab, UnsavedChanges } from '../../../../lib/forms/unsaved-changes';
import { WithSettings } from '../../settings/settings-form';
import { type StoredSettings, useSettingsForm } from '../../settings/use-settings-form';
import { RetentionReport } from './retention-report';
import { FormNotice } from '../../../../lib/forms/form-notice';
import type { FormProblems } from '../../../../lib/forms/zod-check';

/** How long data stays: what a number of months would erase is shown before it is saved. */
export function RetentionCard() {
  const { retention: texts } = useTextsOf(personalDataTexts);
  /** The months that the report is about; the stored ones while nobody asked for others. */
  const [asked, setAsked] = useState<number | null>(null);
  const report = trpc.config.personalData.retention.useQuery({ months: asked }, { placeholderData: keepPreviousData });
  return (
    <SectionCard title={texts.title} hint={texts.introduction}>
      <QueryView query={report}>
        {(data) => (
          <>
            <WithSettings>
              {(settings) => <MonthsForm settings={settings} busy={report.isPlaceholderData} onCheck={setAsked} />}
            </WithSettings>
            <RetentionReport report={data} busy={report.isPlaceholderData} />
          </>
        )}
      </QueryView>
    </SectionCard>
  );
}

interface MonthsFormProps {
  settings: StoredSettings;
  busy: boolean;
  onCheck: (months: number | null) => void;
}

const valuesOf = ({ retentionMonths }: StoredSettings) => ({ months: String(retentionMonths) });

function MonthsForm({ settings, busy, onCheck }: MonthsFormProps) {
  const { retention: texts } = useTextsOf(personalDataTexts);
  const utils = trpc.useUtils();
  const check = ({ months }: { months: string }): FormProblems =>
    /^\d{1,3}$/.test(months.trim()) && Number(months) <= maxRetentionMonths ? {} : { months: texts.monthsInvalid };
  const { form, notice, tell, lock, conflict, attributes } = useSettingsForm({
    settings,
    valuesOf,
    toInput: ({ months }) => ({ retentionMonths: Number(months) }),
    problems: check,
    saved: { color: 'holm', message: texts.saved },
    onAnswer: () => {
      onCheck(null);
      void utils.config.personalData.invalidate();
    },
  });

  return (
    <form {...attributes}>
      <UnsavedChanges isDirty={() => form.isDirty()} leaves={leavesTab} />
      <Group align="flex-start" gap="md">
        <TextInput
          maw={460}
          w="100%"
          label={texts.months}
          description={texts.monthsHint}
          placeholder={String(defaultRetentionMonths)}
          inputMode="numeric"
          maxLength={3}
          {...form.getInputProps('months')}
        />
      </Group>
      <ConflictBox conflict={conflict} />
      <FormNotice notice={notice} />
      <Group mt="md" gap="sm">
        <Button type="submit" loading={lock.locked}>
          {texts.save}
        </Button>
        <Button
          variant="default"
          loading={busy}
          onClick={() => {
            const problems = check(form.values);
            tell(undefined, problems);
            if (Object.keys(problems).length === 0) onCheck(Number(form.values.months));
          }}
        >
          {texts.check}
        </Button>
      </Group>
    </form>
  );
}

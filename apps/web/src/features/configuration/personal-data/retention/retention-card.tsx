import { defaultRetentionMonths, maxRetentionMonths } from '@dehesa/domain/personal-data';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Button, Group, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { UnsavedChanges } from '../../../../lib/forms/unsaved-changes';
import { TabCard } from '../tab-card';
import { RetentionReport } from './retention-report';
import { FormNotice } from '../../../../lib/forms/form-notice';
import { useZodForm } from '../../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../../lib/forms/zod-check';

/** How long data stays: what a number of months would erase is shown before it is saved. */
export function RetentionCard() {
  const { retention: texts } = useTextsOf(personalDataTexts);
  /** The months that the report is about; the stored ones while nobody asked for others. */
  const [asked, setAsked] = useState<number | null>(null);
  const report = trpc.config.personalData.retention.useQuery({ months: asked }, { placeholderData: keepPreviousData });
  return (
    <TabCard title={texts.title} introduction={texts.introduction}>
      <QueryView query={report}>
        {(data) => (
          <>
            <MonthsForm stored={data.months} busy={report.isPlaceholderData} onCheck={setAsked} />
            <RetentionReport report={data} busy={report.isPlaceholderData} />
          </>
        )}
      </QueryView>
    </TabCard>
  );
}

interface MonthsFormProps {
  stored: number;
  busy: boolean;
  onCheck: (months: number | null) => void;
}

function MonthsForm({ stored, busy, onCheck }: MonthsFormProps) {
  const { retention: texts } = useTextsOf(personalDataTexts);
  const utils = trpc.useUtils();
  const save = trpc.config.settings.save.useMutation();
  const check = ({ months }: { months: string }): FormProblems =>
    /^\d{1,3}$/.test(months.trim()) && Number(months) <= maxRetentionMonths ? {} : { months: texts.monthsInvalid };
  const { form, notice, tell, lock, restart, attributes } = useZodForm({
    initialValues: { months: String(stored) },
    check,
    save: ({ months }) => save.mutateAsync({ retentionMonths: Number(months) }),
    onSaved: async ({ months }) => {
      restart({ months: String(Number(months)) });
      onCheck(null);
      await Promise.all([utils.config.personalData.invalidate(), utils.config.settings.invalidate()]);
      notifications.show({ color: 'holm', message: texts.saved });
    },
  });

  return (
    <form {...attributes}>
      <UnsavedChanges isDirty={() => form.isDirty() && form.values.months.trim() !== String(stored)} />
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

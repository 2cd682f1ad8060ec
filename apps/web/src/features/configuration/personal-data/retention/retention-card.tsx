import { defaultRetentionMonths, maxRetentionMonths } from '@dehesa/domain/personal-data';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Button, Group, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { UnsavedChanges } from '../../../../lib/forms/unsaved-changes';
import { TabCard } from '../tab-card';
import { RetentionReport } from './retention-report';
import { Refusal } from '../../../../lib/refusal';

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
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const isDirty = typed !== undefined && typed.trim() !== String(stored);

  /** What is in the field; undefined, with the field told so, where it is no number of months. */
  function read(): number | undefined {
    const months = /^\d{1,3}$/.test((typed ?? String(stored)).trim()) ? Number(typed ?? stored) : undefined;
    if (months !== undefined && months <= maxRetentionMonths) return months;
    setInvalid(true);
    field.current?.focus();
    return undefined;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const retentionMonths = read();
    if (retentionMonths === undefined) return;
    try {
      await save.mutateAsync({ retentionMonths });
    } catch {
      // Shown below by the mutation's own state.
      return;
    }
    setTyped(undefined);
    onCheck(null);
    await Promise.all([utils.config.personalData.invalidate(), utils.config.settings.invalidate()]);
    notifications.show({ color: 'holm', message: texts.saved });
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <UnsavedChanges isDirty={() => isDirty} />
      <Group align="flex-start" gap="md">
        <TextInput
          ref={field}
          maw={460}
          w="100%"
          label={texts.months}
          description={texts.monthsHint}
          placeholder={String(defaultRetentionMonths)}
          inputMode="numeric"
          maxLength={3}
          value={typed ?? String(stored)}
          error={invalid && texts.monthsInvalid}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setInvalid(false);
          }}
        />
      </Group>
      <Refusal error={save.error} />
      <Group mt="md" gap="sm">
        <Button type="submit" loading={save.isPending}>
          {texts.save}
        </Button>
        <Button
          variant="default"
          loading={busy}
          onClick={() => {
            const months = read();
            if (months !== undefined) onCheck(months);
          }}
        >
          {texts.check}
        </Button>
      </Group>
    </form>
  );
}

import type { SeriesRule } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { Alert, Button, Drawer, Group, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Drawer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { DatesPreview, isNew } from './dates-preview';
import { RuleFields } from './rule-fields';
import { firstRule, ruleOf, type RuleValues } from './rule-values';
import { Refusal, refusalGoesOn } from '../../../lib/refusal';

export interface RepeatDrawerProps {
  id: number;
  date: string;
  /** There is something typed that no copy would have. */
  unsaved: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Repeats an activity: the rule, the days that come of it, and one button that creates them all or none. */
export function RepeatDrawer({ opened, onClose, ...content }: RepeatDrawerProps) {
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  const [busy, setBusy] = useState(false);
  return (
    <Drawer
      opened={opened}
      // What is being created cannot be called back: the answer has to be waited for.
      onClose={() => !busy && onClose()}
      title={texts.title}
      position="right"
      size="lg"
      padding="lg"
      classNames={{ title: 'repeat-title' }}
    >
      <RepeatForm {...content} onClose={onClose} onBusy={setBusy} />
    </Drawer>
  );
}

type RepeatFormProps = Omit<RepeatDrawerProps, 'opened'> & { onBusy: (busy: boolean) => void };

function RepeatForm({ id, date, unsaved, onClose, onBusy }: RepeatFormProps) {
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  const utils = trpc.useUtils();
  const headingId = useId();
  const [values, setValues] = useState<RuleValues>(() => firstRule(date));
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const said = ruleOf(values);
  const rule = 'rule' in said ? said.rule : undefined;
  const problem = 'problem' in said ? said.problem : undefined;
  const preview = usePreview(id, rule);
  const repeat = trpc.activities.series.repeat.useMutation({ onSettled: () => onBusy(false) });
  const days = (rule && preview.occurrences?.filter((day) => isNew(day) && !except.has(day.date))) ?? [];

  function change(changed: Partial<RuleValues>) {
    setValues((before) => ({ ...before, ...changed }));
    repeat.reset();
  }

  function toggle(day: string) {
    const next = new Set(except);
    if (!next.delete(day)) next.add(day);
    setExcept(next);
  }

  async function create() {
    if (rule === undefined || !preview.current || days.length === 0) return;
    onBusy(true);
    const shown = new Set(preview.occurrences?.map((day) => day.date));
    try {
      const { ids } = await repeat.mutateAsync({ id, rule, except: [...except].filter((day) => shown.has(day)) });
      notifications.show({ message: texts.created(ids.length) });
      onClose();
      await Promise.all([utils.activities.series.invalidate(), utils.activities.list.invalidate()]);
    } catch {
      // The mutation keeps it, and it is shown below.
    }
  }

  return (
    <Stack gap="lg" {...refusalGoesOn(repeat)}>
      <Text>{texts.intro(formatDayMonthYear(date))}</Text>
      {unsaved && (
        <Alert color="cork" variant="light">
          {texts.unsaved}
        </Alert>
      )}
      {/* What has not been chosen yet is no mistake. */}
      <RuleFields
        values={values}
        problem={problem === 'until' || problem === 'dates' ? undefined : problem}
        month={date}
        onChange={change}
      />
      <Stack component="section" gap="xs" aria-labelledby={headingId} aria-busy={preview.loading}>
        <Title order={3} size="h4" id={headingId}>
          {texts.preview}
        </Title>
        <Preview preview={preview} hasRule={rule !== undefined} except={except} onToggle={toggle} />
      </Stack>
      <Refusal error={repeat.error} />
      {repeat.isPending && <Progress value={100} animated aria-label={texts.creating(days.length)} />}
      <Text role="status" fw={600}>
        {repeat.isPending ? texts.creating(days.length) : preview.current ? texts.summary(days.length) : ''}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={repeat.isPending}>
          {texts.cancel}
        </Button>
        <Button
          onClick={() => void create()}
          loading={repeat.isPending}
          disabled={!preview.current || days.length === 0}
        >
          {texts.create(days.length)}
        </Button>
      </Group>
    </Stack>
  );
}

/** The days of a rule, a moment after it was typed; `current` says that they are those of the fields as they are. */
function usePreview(id: number, rule: SeriesRule | undefined) {
  const [settled] = useDebouncedValue(rule, 300);
  const isSettled = JSON.stringify(settled) === JSON.stringify(rule);
  const query = trpc.activities.series.preview.useQuery(
    // Without a rule nothing is asked; a query needs an input all the same.
    { id, rule: settled ?? { kind: 'dates', dates: ['2100-12-31'] } },
    { enabled: settled !== undefined, placeholderData: keepPreviousData },
  );
  return {
    occurrences: query.data,
    error: query.error,
    loading: rule !== undefined && (!isSettled || query.isFetching),
    current: rule !== undefined && isSettled && query.isSuccess && !query.isPlaceholderData,
  };
}

interface PreviewProps {
  preview: ReturnType<typeof usePreview>;
  hasRule: boolean;
  except: ReadonlySet<string>;
  onToggle: (date: string) => void;
}

function Preview({ preview, hasRule, except, onToggle }: PreviewProps) {
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  if (!hasRule) return <Text c="dimmed">{texts.previewEmpty}</Text>;
  if (preview.error) return <Refusal error={preview.error} />;
  if (preview.occurrences === undefined) return <Text c="dimmed">{texts.loading}</Text>;
  if (preview.occurrences.length === 0) return <Text c="dimmed">{texts.previewNone}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed">
        {texts.previewHint}
      </Text>
      <DatesPreview occurrences={preview.occurrences} except={except} onToggle={onToggle} />
    </>
  );
}

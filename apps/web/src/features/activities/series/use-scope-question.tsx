import type { SeriesScope } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { changedFields, type FormField } from '../form/conflict/form-fields';
import { useFieldLabels } from '../form/conflict/use-field-labels';
import { type ActivityFormValues, type StoredActivity, valuesOf } from '../form/form-values';
import { laterMembers } from './members';

/** Into how many later activities of the series which changes could be carried over. */
interface Question {
  later: number;
  fields: FormField[];
  answer: (scope: SeriesScope | null) => void;
}

/** Belong to the one day of a member: they are never carried over. */
const ownFields: readonly FormField[] = ['date', 'week'];

/**
 * Asks where changes are to be saved: only here, or in the later activities of the series too. Not asked where there are
 * none, or nothing that would be carried over; null is "not yet".
 */
export function useScopeQuestion(): {
  ask: (stored: StoredActivity | null, typed: ActivityFormValues) => Promise<SeriesScope | null>;
  dialog: ReactNode;
} {
  const utils = trpc.useUtils();
  const [question, setQuestion] = useState<Question>();

  async function ask(stored: StoredActivity | null, typed: ActivityFormValues): Promise<SeriesScope | null> {
    const fields = stored === null ? [] : changedFields(valuesOf(stored), typed);
    if (stored === null || fields.every((field) => ownFields.includes(field))) return 'one';
    const series = await utils.activities.series.read.fetch({ id: stored.id });
    const later = laterMembers(series?.members ?? [], stored.id).length;
    if (later === 0) return 'one';
    return new Promise((answer) => {
      setQuestion({
        later,
        fields,
        answer(scope) {
          setQuestion(undefined);
          answer(scope);
        },
      });
    });
  }

  return { ask, dialog: <ScopeQuestion question={question} /> };
}

const ScopeQuestion = memo(function ScopeQuestion({ question }: { question: Question | undefined }) {
  const { language } = useLanguage();
  const { scope: texts } = activityEditing[language].series;
  return (
    <Modal opened={question !== undefined} onClose={() => question?.answer(null)} title={texts.title}>
      {question && <Choice {...question} />}
    </Modal>
  );
});

function Choice({ later, fields, answer }: Question) {
  const { language } = useLanguage();
  const { scope: texts } = activityEditing[language].series;
  const labels = useFieldLabels();
  const own = fields.some((field) => ownFields.includes(field));
  return (
    <Stack gap="md">
      <Text>{texts.question(later)}</Text>
      <Text>{texts.fields(fields.map((field) => labels[field]).join(', '))}</Text>
      {own && <Text c="dimmed">{texts.ownDate}</Text>}
      <Stack gap="sm">
        <Button onClick={() => answer('one')} data-autofocus>
          {texts.one}
        </Button>
        <Button variant="default" onClick={() => answer('following')}>
          {texts.following(later)}
        </Button>
        <Button variant="subtle" onClick={() => answer(null)}>
          {texts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

import { staffLanguages } from '@dehesa/domain/languages';
import { outings } from '@dehesa/i18n/backoffice/outings';
import { Alert, Button, Card, Group, Select, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { useFormLock } from '../../../lib/forms/form-lock';
import { trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { DateChoice } from './date-choice';
import { emptySuspension, isTouched, problemsOf, type SuspensionDraft, suspensionInput } from './suspension-draft';
import { SuspensionPreview } from './suspension-preview';
import { randomKey } from '../../../lib/random-key';
import { Refusal, refusalGoesOn } from '../../../lib/refusal';

/** Why an outing does not take place, what its visitors are told, and which dates they may take; first looked at, then done. */
export function SuspensionForm({ activityId, onDone }: { activityId: number; onDone: () => Promise<unknown> }) {
  const { language } = useLanguage();
  const texts = outings[language];
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState(emptySuspension);
  // What is looked at is what is done: whoever changes something looks again.
  const [seen, setSeen] = useState<SuspensionDraft>();
  const [tried, setTried] = useState(false);
  // One for as long as the screen is open: what was done though its answer was lost is not done twice.
  const [key] = useState(randomKey);
  const done = useRef(false);
  const lock = useFormLock();
  const suspending = trpc.activities.suspension.suspend.useMutation();
  const problems = problemsOf(draft);
  const shown = tried ? problems : { reason: false, es: false, pt: false, newDate: false };
  const isFine = !Object.values(problems).some(Boolean);
  const change = (part: Partial<SuspensionDraft>) => {
    setDraft({ ...draft, ...part });
    setSeen(undefined);
  };
  const look = () => {
    setTried(true);
    if (isFine) setSeen(draft);
  };

  async function suspend(seenDraft: SuspensionDraft) {
    const result = await suspending
      .mutateAsync({ ...suspensionInput(activityId, seenDraft), key })
      .catch(() => undefined);
    if (result === undefined) return;
    done.current = true;
    notifications.show({ color: 'holm', title: texts.done.title, message: texts.done.message(result.messages) });
    await Promise.all([utils.reservations.invalidate(), utils.activities.invalidate()]);
    await onDone();
  }

  return (
    <Stack gap="lg" {...lock.attributes} {...refusalGoesOn(suspending)}>
      <UnsavedChanges isDirty={() => !done.current && isTouched(draft)} />
      <Card>
        <Stack gap="md">
          <Select
            label={texts.reason}
            placeholder={texts.chooseReason}
            withAsterisk
            maw={420}
            data={Object.entries(texts.reasons).map(([value, label]) => ({ value, label }))}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            error={shown.reason && texts.chooseReason}
          />
          <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
            <Title order={2} size="h4" component="legend" p={0}>
              {texts.words.title}
            </Title>
            <Text size="sm" c="dimmed" mb="xs">
              {texts.words.hint}
            </Text>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              {staffLanguages.map((spoken) => (
                <Textarea
                  key={spoken}
                  lang={spoken}
                  label={texts.words[spoken]}
                  autosize
                  minRows={3}
                  maxLength={600}
                  value={draft[spoken]}
                  onChange={(event) => change({ [spoken]: event.currentTarget.value })}
                  error={shown[spoken] && texts.words.both}
                />
              ))}
            </SimpleGrid>
          </fieldset>
        </Stack>
      </Card>
      <DateChoice activityId={activityId} draft={draft} missing={shown.newDate} onChange={change} />
      {seen === undefined ? (
        <Group justify="flex-end">
          <Button size="md" onClick={look}>
            {texts.preview.button}
          </Button>
        </Group>
      ) : (
        <SuspensionPreview input={suspensionInput(activityId, seen)} onSuspend={() => lock.hold(() => suspend(seen))} />
      )}
      {tried && !isFine && (
        <Alert color="clay" variant="light" role="alert">
          <Text c="var(--dehesa-ink)">
            {problems.reason ? texts.chooseReason : problems.newDate ? texts.newDate.missing : texts.words.both}
          </Text>
        </Alert>
      )}
      <Refusal error={suspending.error} />
    </Stack>
  );
}

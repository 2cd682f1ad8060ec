import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Alert, Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { type Outputs, trpc } from '../../lib/trpc';
import { readDraft } from './draft-of';
import { useAnswerKey } from './use-answer-key';

type Conversation = Outputs['config']['inbox']['conversation'];

/** What can be sent once the window has closed, and why nothing else; what was being written stays in sight. */
export function TemplateComposer({
  id,
  reservations,
  wrote,
}: Pick<Conversation, 'id' | 'reservations'> & { wrote: boolean }) {
  const texts = useTextsOf(inbox);
  const { slugs } = useTexts().messages;
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(0);
  const key = useAnswerKey();
  const utils = trpc.useUtils();
  const answer = trpc.config.inbox.answerByTemplate.useMutation({
    onSuccess: () => {
      key.taken();
      return utils.config.inbox.invalidate();
    },
  });
  const choices = reservations.flatMap(({ id: reservationId, reference, title, date, templates }) =>
    templates.map((slug) => ({
      reservationId,
      slug,
      label: `${slugs[slug]} · ${reference} · ${formatDayMonthYear(date)} · ${title}`,
    })),
  );
  const choice = choices[chosen];
  const draft = readDraft(id);
  return (
    <Stack gap="sm">
      <Alert color="river">{wrote ? texts.closed : texts.neverWrote}</Alert>
      {draft !== '' && <Textarea label={texts.draft} value={draft} readOnly autosize maxRows={6} />}
      {choice === undefined ? (
        <Text c="dimmed">{texts.nothingToSend}</Text>
      ) : (
        <>
          <NativeSelect
            label={texts.chooseTemplate}
            value={String(chosen)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
            data={choices.map(({ label }, index) => ({ value: String(index), label }))}
          />
          {answer.isError && (
            <Alert color="clay" role="alert" title={errorMessage(answer.error, language).title}>
              {errorMessage(answer.error, language).message}
            </Alert>
          )}
          <Button
            ml="auto"
            loading={answer.isPending}
            leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
            onClick={() => {
              const { reservationId, slug } = choice;
              answer.mutate({ id, reservationId, slug, key: key.keyOf(`${reservationId} ${slug}`) });
            }}
          >
            {texts.sendTemplate}
          </Button>
        </>
      )}
    </Stack>
  );
}

import { answerLength } from '@dehesa/domain/inbox';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { trpc } from '../../lib/trpc';
import { keepDraft, readDraft } from './draft-of';
import classes from './inbox.module.css';
import { useAnswerKey } from './use-answer-key';

interface ComposerProps {
  id: number;
  /** How long a text may still be sent, in words. */
  left: string;
}

/** From here on it is told how much is left. */
const tellFrom = answerLength - 500;

/** Where an answer is written; what is in it stays until it was taken. */
export function Composer({ id, left }: ComposerProps) {
  const texts = useTextsOf(inbox);
  const { language } = useLanguage();
  const [text, setText] = useState(() => readDraft(id));
  const key = useAnswerKey();
  const utils = trpc.useUtils();
  const answer = trpc.config.inbox.answer.useMutation({
    onSuccess: (_done, sent) => {
      key.taken();
      // Whoever wrote on meanwhile keeps that.
      setText((now) => {
        const rest = now.trim() === sent.text ? '' : now;
        keepDraft(id, rest);
        return rest;
      });
      return utils.config.inbox.invalidate();
    },
  });
  const change = (next: string) => {
    setText(next);
    keepDraft(id, next);
  };
  const wanted = text.trim();
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (wanted !== '' && !answer.isPending) answer.mutate({ id, text: wanted, key: key.keyOf(wanted) });
  };
  return (
    <form onSubmit={send}>
      <Textarea
        label={texts.write}
        placeholder={texts.placeholder}
        description={
          <>
            {texts.open(left)} <span className={classes.keyHint}>{texts.hint}</span>
          </>
        }
        value={text}
        maxLength={answerLength}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
      />
      {answer.isError && (
        <Alert color="clay" role="alert" mt="sm" title={errorMessage(answer.error, language).title}>
          {errorMessage(answer.error, language).message}
        </Alert>
      )}
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed" role="status">
          {text.length >= tellFrom && texts.left(answerLength - text.length)}
        </Text>
        <Button
          type="submit"
          disabled={wanted === ''}
          loading={answer.isPending}
          leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
        >
          {texts.send}
        </Button>
      </Group>
    </form>
  );
}

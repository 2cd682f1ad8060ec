import { formatInstant } from '@dehesa/i18n/formats';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { trpc } from '../../lib/trpc';
import classes from './inbox.module.css';
import { useInboxTexts } from './use-inbox-texts';

const messagesPerStep = 50;
/** What a call may ask for at once (B34). */
const mostMessages = 200;
const refreshMs = 10_000;

/** One conversation, the newest message last; opening it marks what is shown as read. */
export function ConversationThread({ id, onBack }: { id: number; onBack: () => void }) {
  const texts = useInboxTexts();
  const { shell } = useTexts();
  const { language } = useLanguage();
  const [shown, setShown] = useState(messagesPerStep);
  const conversation = trpc.config.inbox.conversation.useQuery(
    { id, pageIndex: 0, pageSize: shown },
    { placeholderData: keepPreviousData, refetchInterval: refreshMs },
  );
  useReadMark(conversation.data);

  if (conversation.isPending) return <LoadingState label={shell.loading} />;
  if (!conversation.data) {
    return (
      <ErrorState
        {...errorMessage(conversation.error, language)}
        retryLabel={shell.retry}
        onRetry={() => void conversation.refetch()}
      />
    );
  }
  const { name, phone, messages, total } = conversation.data;
  return (
    <Stack gap="md">
      <Button
        hiddenFrom="md"
        variant="default"
        leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
        onClick={onBack}
        mr="auto"
      >
        {texts.back}
      </Button>
      <div>
        <Title order={2}>{name || phone}</Title>
        {name !== '' && <Text c="dimmed">{phone}</Text>}
      </div>
      {messages.length < total && messages.length < mostMessages && (
        <Button variant="default" onClick={() => setShown(Math.min(shown + messagesPerStep, mostMessages))} mx="auto">
          {texts.older}
        </Button>
      )}
      <ol className={classes.messages} aria-label={texts.messages(name || phone)}>
        {messages.toReversed().map((message) => (
          <li key={message.id} className={classes.message} data-direction={message.direction}>
            <VisuallyHidden>{texts.from[message.direction]}: </VisuallyHidden>
            <Text className={classes.body}>{message.body}</Text>
            <Text size="sm" className={classes.sentAt}>
              {formatInstant(message.createdAt, language)}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Marks a conversation as read as far as its newest message, once for each that arrives while it is open. */
function useReadMark(
  conversation: { id: number; unread: number; messages: readonly { id: number }[] } | undefined,
): void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.config.inbox.markRead.useMutation({
    onSuccess: () =>
      Promise.all([utils.config.inbox.unread.invalidate(), utils.config.inbox.conversations.invalidate()]),
  });
  const id = conversation?.id;
  const newest = conversation?.messages[0]?.id;
  const unread = (conversation?.unread ?? 0) > 0;
  useEffect(() => {
    if (id !== undefined && newest !== undefined && unread) mutate({ id, messageId: newest });
  }, [id, newest, unread, mutate]);
}

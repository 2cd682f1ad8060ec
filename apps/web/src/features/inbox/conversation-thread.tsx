import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconMail, IconMailOpened, IconPhone } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTextsOf } from '../../lib/backoffice-language';
import { QueryPending } from '../../lib/query-view';
import { type Outputs, trpc } from '../../lib/trpc';
import { AnswerPlace } from './answer-place';
import { ContactReservations } from './contact-reservations';
import { EnquiryFacts } from './enquiry-facts';
import { formatPhone } from './format-phone';
import classes from './inbox.module.css';
import { ThreadMessages } from './thread-messages';
import { useTellRefusal } from '../../lib/refusal';

type Conversation = Outputs['config']['inbox']['conversation'];

const messagesPerStep = 50;
/** What a call may ask for at once (B34). */
const mostMessages = 200;

interface ConversationThreadProps {
  id: number;
  /** How often it is asked for besides, in milliseconds. */
  refreshMs: number;
  onBack: () => void;
}

/** One conversation, the newest message last; opening it marks what is shown as read. */
export function ConversationThread({ id, refreshMs, onBack }: ConversationThreadProps) {
  const [shown, setShown] = useState(messagesPerStep);
  const conversation = trpc.config.inbox.conversation.useQuery(
    { id, pageIndex: 0, pageSize: shown },
    { placeholderData: keepPreviousData, refetchInterval: refreshMs },
  );
  useReadMark(conversation.data);
  const again = useSendAgain(id);

  if (!conversation.data) return <QueryPending query={conversation} />;
  const { channel, name, phone, messages, total, reservations, enquiry, windowClosesAt, now } = conversation.data;
  const more = messages.length < total && messages.length < mostMessages;
  const open = channel === 'web' || (windowClosesAt !== null && windowClosesAt > now);
  return (
    <Stack gap="md" className={classes.conversation}>
      <Head conversation={conversation.data} onBack={onBack} />
      {enquiry !== null && <EnquiryFacts id={id} name={name} enquiry={enquiry} />}
      <ContactReservations reservations={reservations} channel={channel} />
      <ThreadMessages
        name={name || shownNumber(phone)}
        items={messages}
        onOlder={more ? () => setShown(Math.min(shown + messagesPerStep, mostMessages)) : undefined}
        onSendAgain={open && conversation.data.canAnswer ? again.send : undefined}
        sending={again.sending}
      />
      <AnswerPlace conversation={conversation.data} />
    </Stack>
  );
}

function Head({
  conversation: { id, name, phone, enquiry },
  onBack,
}: {
  conversation: Conversation;
  onBack: () => void;
}) {
  const texts = useTextsOf(inbox);
  const utils = trpc.useUtils();
  const markUnread = trpc.config.inbox.markUnread.useMutation({
    onSuccess: () => {
      onBack();
      return Promise.all([utils.config.inbox.unread.invalidate(), utils.config.inbox.conversations.invalidate()]);
    },
    onError: useTellRefusal(),
  });
  const shown = shownNumber(phone);
  return (
    <Group justify="space-between" gap="sm" align="flex-start">
      <div className={classes.who}>
        <Button
          hiddenFrom="md"
          variant="default"
          mb="sm"
          leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
          onClick={onBack}
        >
          {texts.back}
        </Button>
        <Title order={2}>{name || shown}</Title>
        <Group gap="md">
          {phone !== null && (
            <Anchor href={`tel:${phone}`} aria-label={texts.call(shown)} className={classes.document}>
              <IconPhone size={18} stroke={1.6} aria-hidden />
              <span>{shown}</span>
            </Anchor>
          )}
          {enquiry !== null && (
            <Text className={classes.document}>
              <IconMail size={18} stroke={1.6} aria-hidden />
              <span>{enquiry.email}</span>
            </Text>
          )}
        </Group>
      </div>
      <Button
        variant="default"
        loading={markUnread.isPending}
        leftSection={<IconMailOpened size={18} stroke={1.6} aria-hidden />}
        onClick={() => markUnread.mutate({ id })}
      >
        {texts.markUnread}
      </Button>
    </Group>
  );
}

function useSendAgain(id: number): { send: (answerId: number) => void; sending: number | undefined } {
  const utils = trpc.useUtils();
  const { mutate, isPending, variables } = trpc.config.inbox.sendAgain.useMutation({
    onSuccess: () => utils.config.inbox.conversation.invalidate({ id }),
    onError: useTellRefusal(),
  });
  return {
    send: (answerId) => mutate({ id, answerId }),
    sending: isPending ? variables.answerId : undefined,
  };
}

/**
 * Marks a conversation as read as far as what came in last, once for each that arrives while it is open. What somebody
 * marks as unread meanwhile stays so.
 */
function useReadMark(conversation: Conversation | undefined): void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.config.inbox.markRead.useMutation({
    onSuccess: () =>
      Promise.all([utils.config.inbox.unread.invalidate(), utils.config.inbox.conversations.invalidate()]),
  });
  const id = conversation?.id;
  const through = conversation?.readThrough ?? null;
  const unread = (conversation?.unread ?? 0) > 0;
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (id === undefined || through === null || seen.current === through) return;
    seen.current = through;
    if (unread) mutate({ id, messageId: through });
  }, [id, through, unread, mutate]);
}

function shownNumber(phone: string | null): string {
  return phone === null ? '' : formatPhone(phone);
}

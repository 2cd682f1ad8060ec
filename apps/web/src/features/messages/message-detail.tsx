import type { MessageStatus } from '@dehesa/domain/messages';
import { formatInstant } from '@dehesa/i18n/formats';
import { Alert, Badge, Modal, Stack, Text } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconArchive,
  IconCheck,
  IconChecks,
  IconClock,
  IconEye,
  IconMailOff,
} from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { deliveryError } from '../../lib/writing/delivery-error';
import { QueryView } from '../../lib/query-view';
import { type Outputs, trpc } from '../../lib/trpc';
import classes from './message-detail.module.css';

const looks: Record<MessageStatus, { color: string; icon: Icon }> = {
  queued: { color: 'river', icon: IconClock },
  sending: { color: 'river', icon: IconClock },
  sent: { color: 'holm', icon: IconCheck },
  delivered: { color: 'holm', icon: IconChecks },
  read: { color: 'holm', icon: IconEye },
  kept: { color: 'cork', icon: IconArchive },
  suppressed: { color: 'clay', icon: IconMailOff },
  failed: { color: 'clay', icon: IconAlertTriangle },
};

/** What became of a message, by colour, sign and word. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  const { statuses } = useTexts().messages;
  const { color, icon: Sign } = looks[status];
  return (
    <Badge color={color} variant="light" size="lg" leftSection={<Sign size={14} aria-hidden />}>
      {statuses[status]}
    </Badge>
  );
}

type Detail = Outputs['config']['messages']['byId'];

export interface MessageDetailProps {
  /** The message to show; null for none. */
  id: number | null;
  onClose: () => void;
}

/** One message as it was sent or kept, and what became of it. */
export function MessageDetail({ id, onClose }: MessageDetailProps) {
  const { messages } = useTexts();
  const message = trpc.config.messages.byId.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  return (
    <Modal opened={id !== null} onClose={onClose} size={780} title={message.data?.subject ?? messages.title}>
      <QueryView query={message}>{(data) => <Content message={data} />}</QueryView>
    </Modal>
  );
}

function Content({ message }: { message: Detail }) {
  const { detail, possiblyRepeated } = useTexts().messages;
  const mail = message.channel === 'email';
  const open = message.status === 'queued' || message.status === 'sending';
  const retrying = message.lastError !== null && open;
  // Then it never had a content.
  const notDue = message.lastError === 'messages.notDue';
  return (
    <Stack gap="md" pt="sm" align="stretch">
      <div>
        <StatusBadge status={message.status} />
      </div>
      <Facts message={message} />
      {message.status === 'kept' && <Alert color="cork">{mail ? detail.kept : detail.keptWhatsapp}</Alert>}
      {message.status === 'suppressed' && <Alert color="clay">{detail.suppressed}</Alert>}
      {retrying && <Alert color="river">{mail ? detail.retrying : detail.retryingWhatsapp}</Alert>}
      {message.possiblyRepeated && <Alert color="cork">{possiblyRepeated}</Alert>}
      {message.html === null ? (
        !notDue && <Text c="dimmed">{open ? detail.notRendered : detail.notKept}</Text>
      ) : (
        // An empty sandbox: no scripts, no forms, no navigation, an origin of its own.
        <iframe
          className={classes.preview}
          sandbox=""
          srcDoc={message.html}
          title={detail.preview(message.subject ?? '')}
        />
      )}
    </Stack>
  );
}

function Facts({ message }: { message: Detail }) {
  const { detail, channels } = useTexts().messages;
  const { language } = useLanguage();
  const recipient =
    message.recipientName === '' ? message.recipient : `${message.recipientName} <${message.recipient}>`;
  const facts = [
    [detail.recipient, recipient],
    [detail.reference, message.reference],
    [detail.channel, channels[message.channel]],
    [detail.created, formatInstant(message.createdAt, language)],
    [detail.sent, message.sentAt && formatInstant(message.sentAt, language)],
    [detail.delivered, message.deliveredAt && formatInstant(message.deliveredAt, language)],
    [detail.read, message.readAt && formatInstant(message.readAt, language)],
    [detail.attempts, String(message.attempts)],
    [message.channel === 'email' ? detail.answer : detail.identifier, message.providerId],
    [detail.error, message.lastError && deliveryError(message.lastError, language)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([term, value]) =>
          value !== null && (
            <div key={term} className={classes.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

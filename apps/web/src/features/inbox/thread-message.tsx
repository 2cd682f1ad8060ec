import type { MessageStatus } from '@dehesa/domain/messages';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconArchive,
  IconCheck,
  IconChecks,
  IconClock,
  IconDownload,
  IconMapPin,
  IconRefresh,
} from '@tabler/icons-react';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import { deliveryError } from '../../lib/writing/delivery-error';
import { madridTime } from '../../lib/madrid-today';
import type { Outputs } from '../../lib/trpc';
import classes from './inbox.module.css';

const signs: Record<MessageStatus, Icon> = {
  queued: IconClock,
  sending: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  kept: IconArchive,
  suppressed: IconAlertTriangle,
  failed: IconAlertTriangle,
};

/** What need not be said in words to who sees the sign. */
const told: readonly MessageStatus[] = ['queued', 'sending', 'sent', 'delivered', 'read'];

/** How far a message has come: the ticks of WhatsApp, with their word. */
function MessageState({ status }: { status: MessageStatus }) {
  const { state } = useTextsOf(inbox);
  const Sign = signs[status];
  const word = state[status];
  return (
    <span className={classes.state} data-status={status} title={word}>
      <Sign size={18} stroke={1.8} aria-hidden />
      {told.includes(status) ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}

export type ThreadItem = Outputs['config']['inbox']['conversation']['messages'][number];

interface ThreadMessageProps {
  item: ThreadItem;
  /** Sends it again; absent where that cannot be. */
  onSendAgain: (() => void) | undefined;
  sending: boolean;
}

/** One message of a conversation, and what became of it. */
export function ThreadMessage({ item, onSendAgain, sending }: ThreadMessageProps) {
  const texts = useTextsOf(inbox);
  const { language } = useLanguage();
  const { direction, status, createdAt, sentBy, possiblyRepeated, error } = item;
  const failed = status === 'failed' || status === 'kept';
  return (
    <div className={classes.message} data-direction={direction} data-automatic={item.id === null || undefined}>
      <VisuallyHidden>{texts.from[direction]}: </VisuallyHidden>
      <Heading item={item} />
      {item.quoted !== null && (
        <Text size="sm" className={classes.quoted}>
          <VisuallyHidden>{texts.inReplyTo} </VisuallyHidden>
          {item.quoted}
        </Text>
      )}
      <MessageMedia item={item} />
      <Body item={item} />
      <div className={classes.below}>
        {sentBy !== null && <span>{texts.sentBy(sentBy)}</span>}
        <time dateTime={createdAt.toISOString()}>{madridTime(createdAt.getTime())}</time>
        {status !== null && <MessageState status={status} />}
      </div>
      {failed && error !== null && (
        <Text size="sm" className={classes.error}>
          {deliveryError(error, language)}
        </Text>
      )}
      {possiblyRepeated && <Text size="sm">{texts.repeated}</Text>}
      {failed && onSendAgain && (
        <Button
          variant="default"
          mt="xs"
          loading={sending}
          leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
          onClick={onSendAgain}
        >
          {texts.sendAgain}
        </Button>
      )}
    </div>
  );
}

/** What the product calls a message that nobody wrote. */
function Heading({ item: { id, kind, slug } }: { item: ThreadItem }) {
  const texts = useTextsOf(inbox);
  const { slugs } = useTexts().messages;
  if (kind !== 'template' || slug === null) return null;
  return (
    <Text size="sm" fw={600}>
      {id === null ? texts.automatic(slugs[slug]) : texts.template(slugs[slug])}
    </Text>
  );
}

function Body({ item: { kind, body, place, slug } }: { item: ThreadItem }) {
  const texts = useTextsOf(inbox);
  if (slug === 'consulta-recibida') return null;
  if (kind === 'unsupported') return <Text fs="italic">{texts.unsupported}</Text>;
  if (kind === 'reaction') return <Text>{texts.reaction(body)}</Text>;
  if (kind === 'template' && body === '') return <Text fs="italic">{texts.notRendered}</Text>;
  return (
    <>
      {kind === 'contacts' && (
        <Text size="sm" fw={600}>
          {texts.card}
        </Text>
      )}
      {body !== '' && <Text className={classes.body}>{body}</Text>}
      {place !== null && (
        <Anchor
          href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=15/${place.latitude}/${place.longitude}`}
          target="_blank"
          rel="noreferrer"
          className={classes.document}
        >
          <IconMapPin size={20} stroke={1.6} aria-hidden />
          <span>
            {texts.place}. {texts.seeOnMap}
          </span>
        </Anchor>
      )}
    </>
  );
}

type Item = Outputs['config']['inbox']['conversation']['messages'][number];

/** The file of a message, or why there is none. */
function MessageMedia({ item: { id, kind, media, body } }: { item: Item }) {
  const texts = useTextsOf(inbox);
  if (media === null || id === null) return null;
  const what = texts.kinds[kind];
  if (media.state !== 'stored') {
    return (
      <Text size="sm" className={classes.noMedia}>
        <strong>{what}.</strong> {texts.media[media.state]}
      </Text>
    );
  }
  const address = `/api/inbox/media/${id}`;
  switch (kind) {
    case 'image':
    case 'sticker':
      return (
        <a href={address} target="_blank" rel="noreferrer" aria-label={texts.media.open} className={classes.picture}>
          <img src={`${address}?small`} alt={body === '' ? what : body} loading="lazy" data-kind={kind} />
        </a>
      );
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what a visitor says
      return <video src={address} controls preload="metadata" className={classes.video} aria-label={what} />;
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
      return <audio src={address} controls preload="metadata" className={classes.audio} aria-label={what} />;
    default:
      return (
        <Anchor href={address} download className={classes.document}>
          <IconDownload size={20} stroke={1.6} aria-hidden />
          <span>
            {texts.media.download}: {media.name === '' ? what : media.name}
          </span>
        </Anchor>
      );
  }
}

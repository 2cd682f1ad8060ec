import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Anchor, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';
import classes from './inbox.module.css';

type Item = Outputs['config']['inbox']['conversation']['messages'][number];

/** The file of a message, or why there is none. */
export function MessageMedia({ item: { id, kind, media, body } }: { item: Item }) {
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

import { inbox as inboxTexts } from '@dehesa/i18n/backoffice/inbox';
import { Text } from '@mantine/core';
import { useTextsOf } from '../../lib/backoffice-language';
import { useInboxEvents } from '../../lib/inbox-events';
import { QueryPending } from '../../lib/query-view';
import { trpc } from '../../lib/trpc';
import { ConversationList } from './conversation-list';
import { ConversationThread } from './conversation-thread';
import { ExternalInbox } from './external-inbox';
import type { InboxProps } from './inbox-view';
import classes from './inbox.module.css';

/** As often as the badges that tell of it where nothing is told at once (U9), and seldom where it is. */
const refreshMs = { live: 60_000, polling: 10_000 };

/** A territory's inbox: ours, or the one elsewhere that the configuration names. */
export function InboxScreen(props: InboxProps) {
  const texts = useTextsOf(inboxTexts);
  const inbox = trpc.config.inbox.read.useQuery({ territoryId: props.territoryId });
  if (!inbox.data) return <QueryPending query={inbox} />;
  const { externalUrl } = inbox.data;
  if (externalUrl !== null) return <ExternalInbox url={externalUrl} title={texts.title[props.territoryId]} />;
  return <OwnInbox {...props} />;
}

/** Conversations beside the open one; on narrow screens one of the two. */
function OwnInbox({ territoryId, view, onView }: InboxProps) {
  const texts = useTextsOf(inboxTexts);
  const utils = trpc.useUtils();
  const { live } = useInboxEvents(territoryId, () => void utils.config.inbox.invalidate());
  const every = live ? refreshMs.live : refreshMs.polling;
  const { id, ...list } = view;
  return (
    <div className={classes.inbox} data-open={id !== undefined || undefined}>
      <ConversationList territoryId={territoryId} view={view} onView={onView} refreshMs={every} />
      <div className={classes.thread}>
        {id === undefined ? (
          <Text c="dimmed" ta="center" py="xl">
            {texts.choose}
          </Text>
        ) : (
          <ConversationThread key={id} id={id} refreshMs={every} onBack={() => onView(list)} />
        )}
      </div>
    </div>
  );
}

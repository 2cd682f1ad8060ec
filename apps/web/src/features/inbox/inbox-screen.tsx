import { inbox, inbox as inboxTexts } from '@dehesa/i18n/backoffice/inbox';
import { Anchor, Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { IconExternalLink } from '@tabler/icons-react';
import { useTextsOf } from '../../lib/backoffice-language';
import { useInboxEvents } from '../../lib/live/inbox-events';
import { QueryPending } from '../../lib/query-view';
import { trpc } from '../../lib/trpc';
import { ConversationList } from './conversation-list';
import { ConversationThread } from './conversation-thread';
import type { InboxProps } from './inbox-view';
import classes from './inbox.module.css';

/** As often as the badges that tell of it where nothing is told at once (U9), and seldom where it is. */
const refreshMs = { live: 60_000, polling: 10_000 };

/** A territory's inbox: ours, or that of WhatsApp elsewhere, which the configuration names, and ours for what is asked here. */
export function InboxScreen(props: InboxProps) {
  const texts = useTextsOf(inboxTexts);
  const inbox = trpc.config.inbox.read.useQuery({ territoryId: props.territoryId });
  if (!inbox.data) return <QueryPending query={inbox} />;
  const { externalUrl } = inbox.data;
  if (externalUrl === null) return <OwnInbox {...props} />;
  const { view, onView } = props;
  return (
    <Tabs
      value={view.own === true || view.id !== undefined ? 'own' : 'external'}
      onChange={(tab) => onView(tab === 'own' ? { own: true } : {})}
      keepMounted={false}
    >
      <Tabs.List mb="md">
        <Tabs.Tab value="external">{texts.tabs.external}</Tabs.Tab>
        <Tabs.Tab value="own">{texts.tabs.own}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="external">
        <ExternalInbox url={externalUrl} title={texts.title[props.territoryId]} />
      </Tabs.Panel>
      <Tabs.Panel value="own">
        <OwnInbox {...props} />
      </Tabs.Panel>
    </Tabs>
  );
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

/** The inbox of another site in the place of ours; it may do what it needs, but not lead our page away. */
function ExternalInbox({ url, title }: { url: string; title: string }) {
  const texts = useTextsOf(inbox);
  return (
    <Stack gap="sm">
      <Text>
        {texts.external}{' '}
        <Anchor href={url} target="_blank" rel="noopener noreferrer" className={classes.document}>
          <span>{texts.openExternal}</span>
          <IconExternalLink size={18} stroke={1.6} aria-hidden />
        </Anchor>
      </Text>
      <iframe
        className={classes.external}
        src={url}
        title={texts.externalFrame(title)}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another site's, which needs its own scripts and session
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        allow="clipboard-write; microphone"
        referrerPolicy="strict-origin"
      />
    </Stack>
  );
}

import { Text } from '@mantine/core';
import { ConversationList } from './conversation-list';
import { ConversationThread } from './conversation-thread';
import classes from './inbox.module.css';
import type { InboxProps } from './inbox-view';
import { useInboxTexts } from './use-inbox-texts';

/** Conversations beside the open one; on narrow screens one of the two. */
export function InboxScreen({ territoryId, view, onView }: InboxProps) {
  const texts = useInboxTexts();
  const { id, ...list } = view;
  return (
    <div className={classes.inbox} data-open={id !== undefined || undefined}>
      <ConversationList territoryId={territoryId} view={view} onView={onView} />
      <div className={classes.thread}>
        {id === undefined ? (
          <Text c="dimmed" ta="center" py="xl">
            {texts.choose}
          </Text>
        ) : (
          <ConversationThread key={id} id={id} onBack={() => onView(list)} />
        )}
      </div>
    </div>
  );
}

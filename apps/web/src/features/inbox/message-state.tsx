import type { MessageStatus } from '@dehesa/domain/messages';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { VisuallyHidden } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconArchive, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { useTextsOf } from '../../lib/backoffice-language';
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
export function MessageState({ status }: { status: MessageStatus }) {
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

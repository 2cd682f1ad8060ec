import type { MessageStatus } from '@dehesa/domain/messages';
import { Badge } from '@mantine/core';
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
import { useTexts } from '../../lib/backoffice-language';

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
    <Badge color={color} variant="light" size="lg" tt="none" leftSection={<Sign size={14} aria-hidden />}>
      {statuses[status]}
    </Badge>
  );
}

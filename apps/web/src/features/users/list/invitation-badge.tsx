import type { InvitationState } from '@dehesa/domain/users';
import { invitationTexts } from '@dehesa/i18n/backoffice/invitations';
import { Badge } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';

const colours = { sent: 'river', expired: 'cork', withdrawn: 'clay' } as const satisfies Record<
  InvitationState,
  string
>;

/** That somebody was invited and has not come yet (B97). */
export function InvitationBadge({ state }: { state: InvitationState }) {
  const { states } = useTextsOf(invitationTexts);
  return (
    <Badge variant="light" color={colours[state]} miw="max-content">
      {states[state]}
    </Badge>
  );
}

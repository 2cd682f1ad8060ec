import { invitationTexts } from '@dehesa/i18n/backoffice/invitations';
import { formatInstant } from '@dehesa/i18n/formats';
import { ConfirmButton } from '@dehesa/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconMail } from '@tabler/icons-react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useTellRefusal } from '../../../lib/refusal';
import { trpc } from '../../../lib/trpc';
import { InvitationBadge } from '../list/invitation-badge';
import type { AccountDetail } from '../row';

interface InvitationCardProps {
  account: Pick<AccountDetail, 'id' | 'displayName' | 'hasAccess'>;
  invitation: NonNullable<AccountDetail['invitation']>;
}

/** How an invitation stands, to be sent again or taken back. */
export function InvitationCard({ account: { id, displayName, hasAccess }, invitation }: InvitationCardProps) {
  const texts = useTextsOf(invitationTexts);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const onError = useTellRefusal();
  // Refused, it may have been accepted or withdrawn elsewhere: what stands now is shown either way.
  const onSettled = () => utils.users.accounts.invalidate();
  const resend = trpc.users.accounts.resendInvitation.useMutation({
    onSuccess: () => notifications.show({ message: texts.resent }),
    onError,
    onSettled,
  });
  const withdraw = trpc.users.accounts.withdrawInvitation.useMutation({
    onSuccess: () => notifications.show({ message: texts.withdrawn }),
    onError,
    onSettled,
  });
  return (
    <Stack gap="xs" style={{ gridColumn: '1 / -1' }}>
      <Group gap="sm">
        <InvitationBadge state={invitation.state} />
        <Text size="sm" c="dimmed">
          {texts.sentOn(formatInstant(invitation.sentAt, language))}
        </Text>
      </Group>
      <Text size="sm">{texts.explained[invitation.state]}</Text>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={resend.isPending}
          onClick={() => resend.mutate({ id })}
        >
          {texts.resend}
        </Button>
        {(invitation.state !== 'withdrawn' || hasAccess) && (
          <ConfirmButton
            variant="subtle"
            color="clay"
            title={texts.withdrawTitle}
            message={texts.withdrawMessage(displayName)}
            confirmLabel={texts.withdraw}
            cancelLabel={shell.cancel}
            onConfirm={async () => {
              await withdraw.mutateAsync({ id }).catch(() => undefined);
            }}
          >
            {texts.withdraw}
          </ConfirmButton>
        )}
      </Group>
    </Stack>
  );
}

import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { ConfirmButton, SectionCard } from '@dehesa/ui';
import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { useTellRefusal } from '../../../lib/refusal';

/** Somebody else's second factor, for a super admin: what there is of it, and its reset. */
export function AccountFactors({ id }: { id: number }) {
  const { heading, account } = useTextsOf(secondFactor);
  const { shell } = useTexts();
  const utils = trpc.useUtils();
  const factors = trpc.auth.secondFactor.ofAccount.useQuery({ id });
  const reset = trpc.auth.secondFactor.reset.useMutation({
    onSuccess: () => notifications.show({ color: 'holm', message: account.done }),
    onError: useTellRefusal(),
    onSettled: () => utils.auth.secondFactor.ofAccount.invalidate({ id }),
  });
  const { totp = false, passkeys = 0, recoveryCodes = 0 } = factors.data ?? {};
  const some = totp || passkeys > 0;
  const parts = [
    ...(totp ? [account.totp] : []),
    ...(passkeys > 0 ? [account.passkeys(passkeys)] : []),
    account.codes(recoveryCodes),
  ];
  return (
    <SectionCard title={heading} mt="lg">
      <QueryView query={factors}>
        {() => (
          <Group justify="space-between" gap="sm">
            <Text style={{ flex: '1 1 14rem' }}>{some ? parts.join(' · ') : account.none}</Text>
            {some && (
              <ConfirmButton
                variant="default"
                title={account.resetTitle}
                message={account.resetMessage}
                confirmLabel={account.reset}
                cancelLabel={shell.cancel}
                // A refusal has been shown; the dialog only needs to close.
                onConfirm={() => reset.mutateAsync({ id }).catch(() => undefined)}
              >
                {account.reset}
              </ConfirmButton>
            )}
          </Group>
        )}
      </QueryView>
    </SectionCard>
  );
}

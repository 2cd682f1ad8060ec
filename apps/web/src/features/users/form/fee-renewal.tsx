import { formatDayMonthYear } from '@dehesa/domain/dates';
import { renewedFee } from '@dehesa/domain/users';
import { feePayments } from '@dehesa/i18n/backoffice/fee-payments';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { FormLock } from '../../../lib/forms/form-lock';
import { useTellRefusal } from '../../../lib/refusal';
import { trpc } from '../../../lib/trpc';
import type { AccountDetail } from '../row';
import type { FormWorld } from './account-values';
import { FeePayments } from './fee-payments';
import { useMoney } from './use-money';

interface FeeRenewalProps {
  account: AccountDetail;
  world: FormWorld;
  /** The form around it has something that is not saved. */
  unsaved: boolean;
  /** Of that form: what would be typed into it before the answer would be lost. */
  lock: FormLock;
  /** It was renewed, here or meanwhile elsewhere: the form goes on with what is stored. */
  onChanged: (account: AccountDetail) => void;
}

/** Takes a member's fee for one more period by one press, and lists what was paid so (B99). */
export function FeeRenewal({ account, world, unsaved, lock, onChanged }: FeeRenewalProps) {
  const texts = useTextsOf(feePayments);
  const money = useMoney();
  const heading = useId();
  const utils = trpc.useUtils();
  const onError = useTellRefusal();
  // The second press of two comes before the button shows that it waits.
  const pressed = useRef(false);
  const { id, membership } = account;
  const renew = trpc.users.accounts.renewFee.useMutation({
    onSuccess: ({ expiresOn }) =>
      notifications.show({ color: 'holm', message: texts.renewed(formatDayMonthYear(expiresOn)) }),
    onError,
    // Until the end that the next press will send is the one that is stored.
    onSettled: async () => {
      await utils.users.accounts.invalidate();
      const stored = utils.users.accounts.read.getData({ id });
      if (stored) onChanged(stored);
      pressed.current = false;
    },
  });
  if (membership === null) return null;
  const { expiresOn, tariffId } = membership;
  const tariff = world.tariffs.find((known) => known.id === tariffId) ?? null;
  const { endsOn } = renewedFee(tariff, world.today, expiresOn);
  return (
    <Card component="section" aria-labelledby={heading} p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md" align="flex-start">
        <Title order={2} size="h3" id={heading}>
          {texts.title}
        </Title>
        <Text>{tariff === null ? texts.noTariff : texts.costs(tariff.name, money(tariff.priceCents))}</Text>
        <Button
          leftSection={<IconRefresh size={18} aria-hidden />}
          disabled={unsaved}
          loading={lock.locked && renew.isPending}
          onClick={() => {
            if (pressed.current) return;
            pressed.current = true;
            void lock.hold(async () => {
              // A refusal has been shown.
              await renew.mutateAsync({ id, expiresOn }).catch(() => undefined);
            });
          }}
        >
          {texts.renew(formatDayMonthYear(endsOn))}
        </Button>
        <Text size="sm" c="dimmed">
          {unsaved ? texts.saveFirst : texts.hint}
        </Text>
        <FeePayments account={account} unsaved={unsaved} onChanged={onChanged} />
      </Stack>
    </Card>
  );
}

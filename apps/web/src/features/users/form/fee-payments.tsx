import { formatDayMonthYear } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { feePayments } from '@dehesa/i18n/backoffice/fee-payments';
import { ConfirmButton } from '@dehesa/ui';
import { Button, List, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { QueryPending } from '../../../lib/query-view';
import { Refusal, useTellRefusal } from '../../../lib/refusal';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { AccountDetail } from '../row';
import { useMoney } from './use-money';

interface FeePaymentsProps {
  account: AccountDetail;
  /** The form around it has something that is not saved. */
  unsaved: boolean;
  /** One was taken back: the form goes on with what is stored. */
  onChanged: (account: AccountDetail) => void;
}

type Page = Outputs['users']['accounts']['feePayments'];

/** What was paid by renewing; the last of it can be taken back (B99). */
export function FeePayments({ account: { id }, unsaved, onChanged }: FeePaymentsProps) {
  const texts = useTextsOf(feePayments);
  const query = trpc.users.accounts.feePayments.useInfiniteQuery(
    { id },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const payments = query.data?.pages.flatMap((page) => page.payments);
  const last = query.data?.pages[0]?.last ?? null;
  return (
    <>
      <Title order={3} size="h4">
        {texts.heading}
      </Title>
      {payments === undefined ? (
        <QueryPending query={query} />
      ) : payments.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <List listStyleType="none" spacing="sm">
          {payments.map((payment) => (
            <List.Item key={payment.id}>
              <PaymentLines payment={payment} />
              {payment.id === last?.id && !unsaved && (
                <TakeBack id={id} payment={payment} before={last.expiresOnBefore} onChanged={onChanged} />
              )}
            </List.Item>
          ))}
        </List>
      )}
      {payments !== undefined && <Refusal error={query.error} />}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.earlier}
        </Button>
      )}
    </>
  );
}

function PaymentLines({ payment }: { payment: Page['payments'][number] }) {
  const texts = useTextsOf(feePayments);
  const money = useMoney();
  const { startsOn, endsOn, paidOn, tariff, amountCents, recordedBy, takenBack } = payment;
  const td = takenBack === null ? undefined : 'line-through';
  return (
    <>
      <Text fw={600} td={td}>
        {texts.period(formatDayMonthYear(startsOn), formatDayMonthYear(endsOn))}
      </Text>
      <Text size="sm" td={td}>
        {texts.paid(formatDayMonthYear(paidOn), tariff, money(amountCents))}
      </Text>
      {recordedBy !== null && (
        <Text size="sm" c="dimmed">
          {texts.by(recordedBy)}
        </Text>
      )}
      {takenBack !== null && (
        <Text size="sm">{texts.takenBack(formatDayMonthYear(madridDate(takenBack.at)), takenBack.by)}</Text>
      )}
    </>
  );
}

interface TakeBackProps {
  id: number;
  payment: Page['payments'][number];
  /** Until when it is paid without the payment. */
  before: string | null;
  onChanged: (account: AccountDetail) => void;
}

function TakeBack({ id, payment, before, onChanged }: TakeBackProps) {
  const texts = useTextsOf(feePayments);
  const { shell } = useTexts();
  const utils = trpc.useUtils();
  const takeBack = trpc.users.accounts.takeBackFee.useMutation({
    onSuccess: () => notifications.show({ message: texts.takeBack.done }),
    onError: useTellRefusal(),
    onSettled: async () => {
      await utils.users.accounts.invalidate();
      const stored = utils.users.accounts.read.getData({ id });
      if (stored) onChanged(stored);
    },
  });
  const period = texts.period(formatDayMonthYear(payment.startsOn), formatDayMonthYear(payment.endsOn));
  return (
    <ConfirmButton
      variant="default"
      color="clay"
      mt={6}
      aria-label={texts.takeBack.one(period)}
      title={texts.takeBack.title}
      message={texts.takeBack.message(before === null ? null : formatDayMonthYear(before))}
      confirmLabel={texts.takeBack.confirm}
      cancelLabel={shell.cancel}
      // A refusal has been shown; the dialog only needs to close.
      onConfirm={() => takeBack.mutateAsync({ id, paymentId: payment.id }).catch(() => undefined)}
    >
      {texts.takeBack.action}
    </ConfirmButton>
  );
}

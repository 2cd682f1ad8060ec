import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { trpc } from '../../../lib/trpc';
import { useOwnReservationTexts } from './use-own-reservation-texts';
import { Refusal } from '../../../lib/refusal';

interface UnverifiedAddressProps {
  email: string;
  checking: boolean;
  /** Looks again whether the link was opened. */
  onCheck: () => void;
}

/** Before anything is listed: sends the link that proves the address. */
export function UnverifiedAddress({ email, checking, onCheck }: UnverifiedAddressProps) {
  const { unverified: texts } = useOwnReservationTexts();
  const send = trpc.auth.sendEmailVerification.useMutation();
  return (
    <Card component="section" aria-labelledby="unverified-address">
      <Stack gap="md" align="flex-start">
        <Group gap="sm" wrap="nowrap">
          <IconMailCheck size={32} stroke={1.5} color="var(--dehesa-green)" aria-hidden />
          <Title order={2} id="unverified-address">
            {texts.title}
          </Title>
        </Group>
        <Text maw="60ch">{texts.message(email)}</Text>
        <div role="status">
          {send.isSuccess && (
            <Alert role="group" color="holm" variant="light" title={texts.sent}>
              {texts.sentMessage(email)}
            </Alert>
          )}
        </div>
        <Refusal error={send.error} />
        <Group gap="sm">
          <Button
            onClick={() => send.mutate()}
            loading={send.isPending}
            variant={send.isSuccess ? 'default' : 'filled'}
          >
            {send.isSuccess ? texts.sendAgain : texts.send}
          </Button>
          {send.isSuccess && (
            <Button onClick={onCheck} loading={checking}>
              {texts.check}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

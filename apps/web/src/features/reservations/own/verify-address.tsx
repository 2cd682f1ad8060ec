import { ErrorState } from '@dehesa/ui';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { isRefusal } from '../../../lib/error-message';
import { LinkButton } from '../../../lib/addresses/links';
import { queries, trpc } from '../../../lib/trpc';
import { useOwnReservationTexts } from './use-own-reservation-texts';
import { Refusal } from '../../../lib/refusal';

/** What the link of the mail opens. By a button, since programs that read mail open links too. */
export function VerifyAddress({ token }: { token: string }) {
  const { verify: texts } = useOwnReservationTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const verify = trpc.auth.verifyEmail.useMutation({ onSuccess: () => queries.reservations.own.invalidate() });
  // Another try would not help.
  const over = token === '' || verify.isSuccess || isRefusal(verify.error, 'auth.emailLinkInvalid');
  const title = verify.isSuccess ? texts.done : texts.title;
  useDocumentTitle(title);
  useEffect(() => {
    if (verify.isSuccess) heading.current?.focus();
  }, [verify.isSuccess]);

  return (
    <Stack gap="md" align="flex-start">
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {token === '' ? (
        <ErrorState title={texts.broken} message={texts.brokenMessage} />
      ) : (
        <>
          <Text>{verify.isSuccess ? texts.doneMessage : texts.message}</Text>
          <Refusal error={verify.error} />
        </>
      )}
      {over ? (
        <LinkButton to="/actividades/usuario/reservas">{texts.toReservations}</LinkButton>
      ) : (
        <Button onClick={() => verify.mutate({ token })} loading={verify.isPending}>
          {texts.confirm}
        </Button>
      )}
    </Stack>
  );
}

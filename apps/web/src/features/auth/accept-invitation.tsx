import { invitationPage } from '@dehesa/i18n/backoffice/invitations';
import { ErrorState } from '@dehesa/ui';
import { Loader, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../lib/addresses/links';
import { useTextsOf } from '../../lib/backoffice-language';
import { isRefusal } from '../../lib/error-message';
import { Refusal } from '../../lib/refusal';
import { trpc } from '../../lib/trpc';
import { ChosenPasswordForm } from './new-password-form';

/** What the link of an invitation opens (B97): a password of one's own, and then the way to sign in. */
export function AcceptInvitation({ token }: { token: string }) {
  const texts = useTextsOf(invitationPage);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate: open, ...opened } = trpc.auth.openInvitation.useMutation();
  const accept = trpc.auth.acceptInvitation.useMutation();
  useEffect(() => {
    if (token !== '') open({ token });
  }, [open, token]);
  const title = accept.isSuccess ? texts.saved : texts.title;
  useDocumentTitle(title);
  useEffect(() => {
    if (accept.isSuccess) heading.current?.focus();
  }, [accept.isSuccess]);

  // It was used or taken away while the form was open.
  const over = opened.isError || isRefusal(accept.error, 'auth.invitationInvalid');
  if (opened.data && !accept.isSuccess && !over) {
    return (
      <ChosenPasswordForm
        heading={texts.title}
        introduction={texts.introduction(opened.data.email)}
        submit={texts.submit}
        userName={opened.data.email}
        onChosen={(password) => accept.mutateAsync({ token, password })}
      />
    );
  }
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {token === '' ? (
        <ErrorState title={texts.broken} message={texts.brokenMessage} />
      ) : (
        <>
          {accept.isSuccess && <Text>{texts.savedMessage}</Text>}
          {over && <Refusal error={opened.error ?? accept.error} />}
          {opened.isPending && <Loader aria-label={texts.title} />}
        </>
      )}
      {(accept.isSuccess || over || token === '') && <LinkButton to="/login">{texts.toSignIn}</LinkButton>}
    </Stack>
  );
}

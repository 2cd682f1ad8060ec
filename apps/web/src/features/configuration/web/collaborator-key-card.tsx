import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { ConfirmButton } from '@dehesa/ui';
import { Alert, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { CopyButton } from './copy-button';

/** The key of the collaborators' sign-up, as the link to hand out (B54). */
export function CollaboratorKeyCard({ signUpAddress }: { signUpAddress: string | null }) {
  const { widget: texts, saved } = useTextsOf(publicSite);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const outcome = {
    onSuccess: async () => {
      await utils.config.web.read.invalidate();
      notifications.show({ color: 'holm', message: saved });
    },
  };
  const renew = trpc.config.web.renewCollaboratorKey.useMutation(outcome);
  const close = trpc.config.web.closeCollaboratorSignUp.useMutation(outcome);
  const failed = renew.error ?? close.error;
  // A refusal stays in the mutation's own state and is shown below.
  const ask = (change: typeof renew) => change.mutateAsync().catch(() => undefined);

  return (
    <Card component="section" aria-labelledby="collaborator-key">
      <Stack gap="md">
        <Title order={2} size="h3" id="collaborator-key">
          {texts.keyTitle}
        </Title>
        <Text>{texts.keyHint}</Text>
        {failed && (
          <Alert color="clay" variant="light" role="alert" title={errorMessage(failed, language).title}>
            <Text c="var(--dehesa-ink)">{errorMessage(failed, language).message}</Text>
          </Alert>
        )}
        {signUpAddress === null ? (
          <>
            <Text fw={600}>{texts.keyClosed}</Text>
            <Group>
              <Button loading={renew.isPending} onClick={() => void ask(renew)}>
                {texts.keyCreate}
              </Button>
            </Group>
          </>
        ) : (
          <>
            <TextInput label={texts.keyLink} value={signUpAddress} readOnly />
            <Group gap="sm">
              <CopyButton text={signUpAddress} what={texts.keyLink} />
              <ConfirmButton
                variant="default"
                title={texts.renewTitle}
                message={texts.renewMessage}
                confirmLabel={texts.keyRenew}
                cancelLabel={shell.cancel}
                onConfirm={() => ask(renew)}
              >
                {texts.keyRenew}
              </ConfirmButton>
              <ConfirmButton
                variant="default"
                title={texts.closeTitle}
                message={texts.closeMessage}
                confirmLabel={texts.keyClose}
                cancelLabel={shell.cancel}
                onConfirm={() => ask(close)}
              >
                {texts.keyClose}
              </ConfirmButton>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}

import { settingsLimits } from '@dehesa/domain/configuration';
import { isEmail } from '@dehesa/domain/identity';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import { Refusal, refusalGoesOn } from '../../../../lib/refusal';
import { useZodForm } from '../../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../../lib/forms/zod-check';
import { TextInput } from '../../../../lib/inputs/inputs';

/** Sends a test with the settings as they are stored, and shows what the mail server answered. */
export function TestMail({ unsaved }: { unsaved: boolean }) {
  const { test: texts, outgoing } = useTextsOf(mailConfiguration);
  const test = trpc.config.mail.test.useMutation();
  const { form, lock, attributes } = useZodForm({
    initialValues: { to: '' },
    check: ({ to }): FormProblems => (to.trim() === '' || isEmail(to.trim()) ? {} : { to: outgoing.emailInvalid }),
    save: ({ to }) => test.mutateAsync({ to: to.trim() }),
  });

  return (
    <Card component="form" {...attributes} {...refusalGoesOn(test)}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            {texts.title}
          </Title>
          <Text c="dimmed">{texts.hint}</Text>
        </div>
        <Group align="flex-end" gap="md">
          <TextInput
            flex="1 1 18rem"
            label={texts.to}
            description={texts.toHint}
            type="email"
            maxLength={settingsLimits.email}
            autoComplete="off"
            {...form.getInputProps('to')}
          />
          <Button
            type="submit"
            variant="default"
            loading={lock.locked}
            disabled={unsaved}
            leftSection={<IconMailForward size={18} aria-hidden />}
          >
            {texts.send}
          </Button>
        </Group>
        {unsaved && <Text>{texts.saveFirst}</Text>}
        {test.isSuccess && !unsaved && (
          <Alert color="holm" role="status" title={texts.done.title}>
            <Text>{texts.done.message}</Text>
            {test.data.answers.map(({ email, answer }) => (
              <Text key={email} style={{ overflowWrap: 'anywhere' }}>
                {texts.answer(email, answer)}
              </Text>
            ))}
          </Alert>
        )}
        {!unsaved && <Refusal error={test.error} />}
      </Stack>
    </Card>
  );
}

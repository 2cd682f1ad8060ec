import { settingsLimits } from '@dehesa/domain/configuration';
import { isEmail } from '@dehesa/domain/identity';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import { Refusal } from '../../../../lib/refusal';

/** Sends a test with the settings as they are stored, and shows what the mail server answered. */
export function TestMail({ unsaved }: { unsaved: boolean }) {
  const { test: texts, outgoing } = useTextsOf(mailConfiguration);
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string>();
  const test = trpc.config.mail.test.useMutation();

  function send(event: FormEvent) {
    event.preventDefault();
    const address = to.trim();
    const wrong = address !== '' && !isEmail(address);
    setProblem(wrong ? outgoing.emailInvalid : undefined);
    if (!wrong) test.mutate({ to: address });
  }

  return (
    <Card component="form" noValidate onSubmit={send}>
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
            value={to}
            error={problem}
            onChange={(event) => {
              setTo(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Button
            type="submit"
            variant="default"
            loading={test.isPending}
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

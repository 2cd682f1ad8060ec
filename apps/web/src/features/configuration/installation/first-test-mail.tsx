import { settingsLimits } from '@dehesa/domain/configuration';
import { isEmail } from '@dehesa/domain/identity';
import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { calls } from '../../../lib/addresses/calls';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../lib/forms/zod-check';

/** Sends a test by the mail as it is kept, to somebody who is named, and shows what the mail server answered. */
export function FirstTestMail({ word, unsaved }: { word: string; unsaved: boolean }) {
  const { mail } = useTextsOf(installationTexts);
  const { test: texts } = useTextsOf(mailConfiguration);
  const { language } = useLanguage();
  const [answers, setAnswers] = useState<readonly { email: string; answer: string }[]>([]);
  const { form, notice, lock, attributes } = useZodForm({
    initialValues: { to: '' },
    check: ({ to }): FormProblems => (isEmail(to.trim()) ? {} : { to: mail.toMissing }),
    async save({ to }) {
      setAnswers([]);
      const sent = await calls.installation.testMail.mutate({ word, to: to.trim(), language });
      setAnswers(sent.answers);
    },
  });
  return (
    <Card component="form" aria-label={mail.test} {...attributes}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {mail.test}
        </Title>
        <Group align="flex-end" gap="md">
          <TextInput
            flex="1 1 18rem"
            label={mail.to}
            type="email"
            maxLength={settingsLimits.email}
            autoComplete="email"
            {...form.getInputProps('to')}
          />
          <Button type="submit" variant="default" loading={lock.locked} disabled={unsaved}>
            {mail.send}
          </Button>
        </Group>
        {unsaved && <Text>{mail.saveFirst}</Text>}
        {answers.length > 0 && (
          <Alert color="holm" role="status" title={texts.done.title}>
            {answers.map(({ email, answer }) => (
              <Text key={email} style={{ overflowWrap: 'anywhere' }}>
                {texts.answer(email, answer)}
              </Text>
            ))}
          </Alert>
        )}
        <FormNotice notice={notice} />
      </Stack>
    </Card>
  );
}

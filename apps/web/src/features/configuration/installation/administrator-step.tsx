import { isEmail } from '@dehesa/domain/identity';
import { minimumPasswordLength } from '@dehesa/domain/users';
import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { calls } from '../../../lib/addresses/calls';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import { PasswordField } from '../../../lib/forms/password-field';
import { notSaved, useZodForm } from '../../../lib/forms/use-zod-form';

interface AdministratorStepProps {
  word: string;
  /** Another step holds what is not kept yet. */
  unsaved: boolean;
  onFinished: () => void;
}

/** The last step: who may do everything from then on. */
export function AdministratorStep({ word, unsaved, onFinished }: AdministratorStepProps) {
  const { administrator: texts, step, invalid } = useTextsOf(installationTexts);
  const { newPassword } = useTexts().login;
  const rule = newPassword.rule(minimumPasswordLength);
  const { form, notice, tell, lock, attributes } = useZodForm({
    initialValues: { firstName: '', email: '', password: '', repeated: '' },
    check: (values) => problemsOf(values, { ...texts, different: newPassword.different, rule }),
    summary: () => invalid,
    refusedAt: {
      'auth.passwordTooShort': 'password',
      'auth.passwordTooEasy': 'password',
      'users.emailTaken': 'email',
      'users.incomplete': 'email',
    },
    async save({ repeated: _repeated, ...admin }) {
      if (unsaved) {
        tell(texts.saveFirst);
        return notSaved;
      }
      await calls.installation.finish.mutate({ word, ...admin });
      onFinished();
      return undefined;
    },
  });
  return (
    <Card component="form" aria-label={step(4, texts.title)} {...attributes}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            {step(4, texts.title)}
          </Title>
          <Text c="dimmed">{texts.hint}</Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={texts.name} maxLength={80} autoComplete="name" {...form.getInputProps('firstName')} />
          <TextInput
            label={texts.email}
            type="email"
            maxLength={80}
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={texts.password}
            description={rule}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            maxLength={200}
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={texts.repeat}
            autoComplete="new-password"
            maxLength={200}
            {...form.getInputProps('repeated')}
          />
        </SimpleGrid>
        <FormNotice notice={notice} />
        <Group>
          <Button type="submit" loading={lock.locked}>
            {texts.finish}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

interface Admin {
  firstName: string;
  email: string;
  password: string;
  repeated: string;
}

function problemsOf(
  { firstName, email, password, repeated }: Admin,
  texts: { nameMissing: string; emailInvalid: string; rule: string; different: string },
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (firstName.trim() === '') problems['firstName'] = texts.nameMissing;
  if (!isEmail(email.trim())) problems['email'] = texts.emailInvalid;
  if (password.length < minimumPasswordLength) problems['password'] = texts.rule;
  else if (password !== repeated) problems['repeated'] = texts.different;
  return problems;
}

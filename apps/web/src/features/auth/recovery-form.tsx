import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { trpc } from '../../lib/trpc';
import { checkEmail, type CredentialsProblem } from './check-credentials';
import { FormNotice, type Notice } from './form-notice';

export interface RecoveryFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

/** Asks for a one-time password by mail (B26). */
export function RecoveryForm({ email, onEmailChange, onBack }: RecoveryFormProps) {
  const { login } = useTexts();
  const { recovery } = login;
  const { language } = useLanguage();
  const [told, setTold] = useState<Notice | CredentialsProblem | 'sent'>();
  const emailField = useRef<HTMLInputElement>(null);
  const recover = trpc.auth.recoverPassword.useMutation({
    onSuccess: () => setTold('sent'),
    onError: (error) => {
      setTold(errorMessage(error, language));
      emailField.current?.focus();
    },
  });

  const notice: Notice | undefined =
    told === 'sent' ? { kind: 'success', ...recovery.sent } : typeof told === 'string' ? login[told] : told;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const problem = checkEmail(email);
    if (problem) {
      setTold(problem);
      emailField.current?.focus();
      return;
    }
    setTold(undefined);
    recover.mutate({ email: email.trim() });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <div>
          <Title order={1}>{recovery.heading}</Title>
          <Text c="dimmed">{recovery.introduction}</Text>
        </div>
        <FormNotice notice={notice} />
        <TextInput
          ref={emailField}
          label={login.email}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={80}
          value={email}
          onChange={(event) => {
            setTold((before) => (before === 'sent' ? before : undefined));
            onEmailChange(event.currentTarget.value);
          }}
          autoFocus
        />
        <Button type="submit" fullWidth loading={recover.isPending}>
          {recovery.submit}
        </Button>
        <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
          {recovery.back}
        </Button>
      </Stack>
    </form>
  );
}

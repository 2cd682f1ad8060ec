import { minimumPasswordLength } from '@dehesa/domain/users';
import { Button, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { useFormLock } from '../../lib/forms/form-lock';
import { PasswordField } from '../../lib/forms/password-field';
import { trpc } from '../../lib/trpc';
import { FormNotice, type Notice } from './form-notice';

/** After a one-time password nothing else is allowed until a new password is chosen (B26). */
export function NewPasswordForm({ onSaved }: { onSaved: () => Promise<void> }) {
  const { newPassword } = useTexts().login;
  const change = trpc.auth.changePassword.useMutation();
  return (
    <ChosenPasswordForm
      heading={newPassword.heading}
      introduction={newPassword.introduction}
      submit={newPassword.submit}
      onChosen={async (next) => {
        await change.mutateAsync({ current: '', next });
        notifications.show({ color: 'holm', ...newPassword.saved });
        await onSaved();
      }}
    />
  );
}

interface ChosenPasswordFormProps {
  heading: string;
  introduction: ReactNode;
  submit: string;
  /** Whose password it is: what keeps passwords keeps it with this. */
  userName?: string;
  /** What it throws is told above the fields, which keep what was typed. */
  onChosen: (password: string) => Promise<unknown>;
}

/** A password of one's own, typed twice (B27). */
export function ChosenPasswordForm({
  heading,
  introduction,
  submit: label,
  userName,
  onChosen,
}: ChosenPasswordFormProps) {
  const { newPassword } = useTexts().login;
  const { language } = useLanguage();
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const [different, setDifferent] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const nextField = useRef<HTMLInputElement>(null);
  const repeatedField = useRef<HTMLInputElement>(null);
  const lock = useFormLock();

  async function save() {
    try {
      await onChosen(next);
    } catch (error) {
      setNotice(errorMessage(error, language));
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const short = next.length < minimumPasswordLength;
    const unequal = next !== repeated;
    setTooShort(short);
    setDifferent(unequal);
    setNotice(undefined);
    if (short) nextField.current?.focus();
    else if (unequal) repeatedField.current?.focus();
    else void lock.hold(save);
  }

  const rule = newPassword.rule(minimumPasswordLength);
  return (
    <form noValidate onSubmit={submit} {...lock.attributes}>
      <Stack gap="md">
        <div>
          <Title order={1}>{heading}</Title>
          <Text c="dimmed">{introduction}</Text>
        </div>
        <FormNotice notice={notice} />
        {userName !== undefined && (
          <input type="hidden" name="username" autoComplete="username" value={userName} readOnly />
        )}
        <PasswordField
          ref={nextField}
          label={newPassword.password}
          description={tooShort ? undefined : rule}
          error={tooShort && rule}
          autoComplete="new-password"
          maxLength={200}
          value={next}
          onChange={(event) => {
            setNotice(undefined);
            setTooShort(false);
            setDifferent(false);
            setNext(event.currentTarget.value);
          }}
          autoFocus
        />
        <PasswordField
          ref={repeatedField}
          label={newPassword.repeat}
          error={different && newPassword.different}
          autoComplete="new-password"
          maxLength={200}
          value={repeated}
          onChange={(event) => {
            setNotice(undefined);
            setDifferent(false);
            setRepeated(event.currentTarget.value);
          }}
        />
        <Button type="submit" fullWidth loading={lock.locked}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}

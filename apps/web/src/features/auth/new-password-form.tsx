import { minimumPasswordLength } from '@dehesa/domain/users';
import { Button, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { useFormLock } from '../../lib/forms/form-lock';
import { trpc } from '../../lib/trpc';
import { FormNotice, type Notice } from './form-notice';
import { PasswordField } from '../../lib/forms/password-field';

/** After a one-time password nothing else is allowed until a new password is chosen (B26). */
export function NewPasswordForm({ onSaved }: { onSaved: () => Promise<void> }) {
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
  const change = trpc.auth.changePassword.useMutation();

  async function save() {
    try {
      await change.mutateAsync({ current: '', next });
      notifications.show({ color: 'holm', ...newPassword.saved });
      await onSaved();
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
          <Title order={1}>{newPassword.heading}</Title>
          <Text c="dimmed">{newPassword.introduction}</Text>
        </div>
        <FormNotice notice={notice} />
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
          {newPassword.submit}
        </Button>
      </Stack>
    </form>
  );
}

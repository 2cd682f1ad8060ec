import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { isRefusal } from '../../../lib/error-message';
import { type AfterSaving, useFormLock } from '../../../lib/forms/form-lock';
import { PasswordField } from '../../../lib/forms/password-field';
import { FormNotice } from '../form-notice';
import { useProblem } from './use-problem';
import { DialogButtons } from '@dehesa/ui';

export interface OwnPasswordFormProps {
  message?: ReactNode;
  /** A name to be given before the password. */
  naming?: { label: string; hint: string; maxLength: number };
  submit: string;
  /** For what takes something away. */
  color?: string;
  /** `over` where the form leaves; what it throws is shown here. */
  onSubmit: (typed: { password: string; name: string }) => Promise<AfterSaving>;
  onCancel: () => void;
}

/** Asks for the own password, without which nothing about the second factor changes. */
export function OwnPasswordForm({ message, naming, submit, color, onSubmit, onCancel }: OwnPasswordFormProps) {
  const { password: texts, required } = useTextsOf(secondFactor);
  const { shell } = useTexts();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<{ name?: string; password?: string }>({});
  const { problem, tell, clear } = useProblem();
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const lock = useFormLock();

  async function save() {
    try {
      return await onSubmit({ password, name: name.trim() });
    } catch (error) {
      if (isRefusal(error, 'auth.invalidCredentials')) setWrong({ password: texts.wrong });
      else tell(error);
      return () => passwordField.current?.select();
    }
  }

  function send(event: SubmitEvent) {
    event.preventDefault();
    // React hands events on through a dialog.
    event.stopPropagation();
    clear();
    const noName = naming !== undefined && name.trim() === '';
    const noPassword = password === '';
    setWrong({ ...(noName && { name: required }), ...(noPassword && { password: texts.missing }) });
    if (noName) nameField.current?.focus();
    else if (noPassword) passwordField.current?.focus();
    else void lock.hold(save);
  }

  return (
    <form noValidate onSubmit={send} {...lock.attributes}>
      <Stack gap="md">
        {message !== undefined && <Text>{message}</Text>}
        <FormNotice notice={problem} />
        {naming && (
          <TextInput
            ref={nameField}
            label={naming.label}
            description={naming.hint}
            maxLength={naming.maxLength}
            required
            autoComplete="off"
            data-autofocus
            error={wrong.name}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setWrong({ ...wrong, name: undefined });
              clear();
            }}
          />
        )}
        <PasswordField
          ref={passwordField}
          label={texts.label}
          description={texts.hint}
          required
          maxLength={200}
          autoComplete="current-password"
          data-autofocus={naming === undefined || undefined}
          error={wrong.password}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setWrong({ ...wrong, password: undefined });
            clear();
          }}
        />
        <DialogButtons
          cancelLabel={shell.cancel}
          onCancel={onCancel}
          acceptLabel={submit}
          color={color}
          busy={lock.locked}
        />
      </Stack>
    </form>
  );
}

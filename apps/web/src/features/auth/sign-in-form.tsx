import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessageInTime, isRefusal } from '../../lib/error-message';
import { type AfterSaving, useFormLock } from '../../lib/forms/form-lock';
import { typedBefore } from '../../lib/forms/typed-before';
import { useIsLive } from '../../lib/live/live-button';
import { calls } from '../../lib/addresses/calls';
import { checkCredentials, type CredentialsProblem } from './check-credentials';
import type { SecondStep } from './second-factor/second-step-form';
import { FormNotice, type Notice } from './form-notice';
import { PasswordField } from '../../lib/forms/password-field';

export interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Done once the next screen stands. */
  onSignedIn: () => Promise<void>;
  /** The password was right, and the account has a second factor. */
  onSecondStep: (factors: SecondStep) => Promise<void>;
  onForgotten: () => void;
  /** Also told here, beside the form. */
  onFailure: (error: unknown) => void;
}

/** Email and password (U3): Enter in the email goes on to the password, Enter there sends. */
export function SignInForm({
  email,
  onEmailChange,
  onSignedIn,
  onSecondStep,
  onForgotten,
  onFailure,
}: SignInFormProps) {
  const { login } = useTexts();
  const { language } = useLanguage();
  const [password, setPassword] = useState('');
  const [notice, setNotice] = useState<Notice | CredentialsProblem>();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const lock = useFormLock();
  const isLive = useIsLive();

  /** What stands in the fields since before the scripts were there. */
  const takeTyped = useEffectEvent(() => {
    const typed = typedBefore(form.current);
    const [typedEmail, typedPassword] = [typed.get('email'), typed.get('password')];
    if (typeof typedEmail === 'string') onEmailChange(typedEmail);
    if (typeof typedPassword === 'string') setPassword(typedPassword);
  });
  useLayoutEffect(() => takeTyped(), []);

  async function send(): Promise<AfterSaving> {
    try {
      const { secondStep } = await calls.auth.signIn.mutate({ email: email.trim(), password });
      return await (secondStep === null ? onSignedIn() : onSecondStep(secondStep));
    } catch (error) {
      onFailure(error);
      const kind = isRefusal(error, 'auth.feeUnpaid') ? 'warning' : 'error';
      setNotice({ kind, ...(await errorMessageInTime(error, language)) });
      return () => passwordField.current?.select();
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const problem = checkCredentials(email, password);
    if (problem) {
      setNotice(problem);
      const wrong = problem === 'incomplete' && email.trim() !== '' ? passwordField : emailField;
      wrong.current?.focus();
      return;
    }
    setNotice(undefined);
    void lock.hold(send);
  }

  function moveToPassword(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    passwordField.current?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} {...lock.attributes}>
      <Stack gap="md">
        <div>
          <Title order={1}>{login.heading}</Title>
          <Text c="dimmed">{login.introduction}</Text>
        </div>
        <FormNotice notice={typeof notice === 'string' ? login[notice] : notice} />
        <TextInput
          ref={emailField}
          label={login.email}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={80}
          value={email}
          onChange={(event) => {
            setNotice(undefined);
            onEmailChange(event.currentTarget.value);
          }}
          onKeyDown={moveToPassword}
        />
        <PasswordField
          ref={passwordField}
          label={login.password}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => {
            setNotice(undefined);
            setPassword(event.currentTarget.value);
          }}
        />
        <Button type="submit" fullWidth loading={lock.locked} disabled={!isLive}>
          {login.submit}
        </Button>
        <Anchor component="button" type="button" disabled={!isLive} onClick={onForgotten} py="xs" ta="center">
          {login.forgotten}
        </Anchor>
      </Stack>
    </form>
  );
}

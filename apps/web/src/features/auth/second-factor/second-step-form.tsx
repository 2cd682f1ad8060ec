import { secondFactorLimits } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Anchor, Button, Checkbox, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowLeft, IconFingerprint } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { isRefusal } from '../../../lib/error-message';
import { type AfterSaving, useFormLock } from '../../../lib/forms/form-lock';
import { type Outputs, trpc } from '../../../lib/trpc';
import { signWithPasskey, supportsPasskeys } from './passkey';
import { FormNotice } from '../form-notice';
import { useProblem } from './use-problem';

export type SecondStep = NonNullable<Outputs['auth']['signIn']['secondStep']>;

export interface SecondStepFormProps {
  factors: SecondStep;
  /** Done once the next screen stands. */
  onSignedIn: () => Promise<void>;
  onBack: () => void;
}

/** After the password: a code of the app, a passkey, or a recovery code. */
export function SecondStepForm({ factors, onSignedIn, onBack }: SecondStepFormProps) {
  const { heading, step } = useTextsOf(secondFactor);
  const withPasskey = factors.passkeys > 0 && supportsPasskeys();
  const [asked, setAsked] = useState<'code' | 'recovery' | 'passkey'>(() => {
    if (factors.totp) return 'code';
    return withPasskey ? 'passkey' : 'recovery';
  });
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [remember, setRemember] = useState(false);
  /** The time or the tries are over: only the password helps on. */
  const [over, setOver] = useState(false);
  const { problem, tell, clear } = useProblem();
  const field = useRef<HTMLInputElement>(null);
  const lock = useFormLock();
  const finish = trpc.auth.secondFactor.finish.useMutation();
  const options = trpc.auth.secondFactor.passkeyOptions.useMutation();
  const finishWithPasskey = trpc.auth.secondFactor.finishWithPasskey.useMutation();

  async function enter(prove: () => Promise<{ recoveryCodesLeft: number | null }>): Promise<AfterSaving> {
    try {
      const { recoveryCodesLeft } = await prove();
      if (recoveryCodesLeft !== null) {
        notifications.show({ color: 'cork', autoClose: 10_000, message: step.codesLeft(recoveryCodesLeft) });
      }
      return await onSignedIn();
    } catch (error) {
      tell(error);
      setOver(isRefusal(error, 'auth.secondStepOver'));
      return () => field.current?.select();
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    clear();
    if (code.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    void lock.hold(() => enter(() => finish.mutateAsync({ code, rememberDevice: remember })));
  }

  function submitPasskey() {
    clear();
    void lock.hold(() =>
      enter(async () => {
        const answer = await signWithPasskey(await options.mutateAsync());
        return finishWithPasskey.mutateAsync({ answer, rememberDevice: remember });
      }),
    );
  }

  function ask(next: typeof asked) {
    setAsked(next);
    setCode('');
    setMissing(false);
    clear();
    requestAnimationFrame(() => field.current?.focus());
  }

  const byRecovery = asked === 'recovery';
  return (
    <form noValidate onSubmit={submit} {...lock.attributes}>
      <Stack gap="md">
        <div>
          <Title order={1}>{heading}</Title>
          {asked === 'passkey' && <Text c="dimmed">{step.passkeyOnly}</Text>}
        </div>
        <FormNotice notice={problem} />
        {!over && (
          <>
            {asked !== 'passkey' && (
              <TextInput
                key={asked}
                ref={field}
                label={byRecovery ? step.recoveryCode : step.code}
                description={byRecovery ? step.recoveryHint : step.codeHint}
                error={missing && step.missing}
                autoComplete="one-time-code"
                inputMode={byRecovery ? 'text' : 'numeric'}
                autoCapitalize={byRecovery ? 'characters' : 'none'}
                spellCheck={false}
                maxLength={60}
                value={code}
                onChange={(event) => {
                  setCode(event.currentTarget.value);
                  setMissing(false);
                  clear();
                }}
                autoFocus
              />
            )}
            <Checkbox
              label={step.remember(secondFactorLimits.deviceDays)}
              description={step.rememberHint}
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
            {asked !== 'passkey' && (
              <Button type="submit" fullWidth loading={lock.locked}>
                {step.submit}
              </Button>
            )}
            {withPasskey && (
              <Button
                variant={asked === 'passkey' ? 'filled' : 'default'}
                fullWidth
                leftSection={<IconFingerprint size={20} aria-hidden />}
                onClick={submitPasskey}
                loading={asked === 'passkey' && lock.locked}
                autoFocus={asked === 'passkey'}
              >
                {step.passkey}
              </Button>
            )}
            {!byRecovery && factors.recoveryCodes > 0 && (
              <Anchor component="button" type="button" onClick={() => ask('recovery')} py="xs" ta="center">
                {step.useRecovery}
              </Anchor>
            )}
            {byRecovery && factors.totp && (
              <Anchor component="button" type="button" onClick={() => ask('code')} py="xs" ta="center">
                {step.useCode}
              </Anchor>
            )}
          </>
        )}
        <Button
          variant={over ? 'filled' : 'subtle'}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onBack}
        >
          {step.back}
        </Button>
      </Stack>
    </form>
  );
}

import { Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Landscape } from '../../../features/auth/landscape';
import { NewPasswordForm } from '../../../features/auth/new-password-form';
import { RecoveryForm } from '../../../features/auth/recovery-form';
import { type SecondStep, SecondStepForm } from '../../../features/auth/second-factor/second-step-form';
import { SetUpPanel } from '../../../features/auth/second-factor/set-up-panel';
import { SignInForm } from '../../../features/auth/sign-in-form';
import { useTexts } from '../../../lib/backoffice-language';
import { useSession } from '../../../lib/session';
import { queries } from '../../../lib/trpc';
import { useSignOut } from '../account';
import { wantedAddress } from '../addresses/wanted-address';
import { isSettled } from '../guards';
import { LanguageSwitch } from '../language-switch';

/** Signing in, with its second step, and what is asked for before anything else: a new password, a second factor. */
export function LoginPage() {
  const { shell, login } = useTexts();
  const { appName, user } = useSession();
  const { to } = useSearch({ from: '/login' });
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const signOut = useSignOut();
  // It stays until it is done: recovery codes are shown when the session already has all that it needs.
  const [settingUp, setSettingUp] = useState(false);
  const toSetUp = user !== null && !user.mustChangePassword && user.secondFactor !== 'settled';
  if (toSetUp && !settingUp) setSettingUp(true);
  useDocumentTitle(`${login.heading} · ${appName}`);

  /** The guards read the session anew and lead on: to the wanted address or to the choice of a password. */
  async function proceed() {
    await queries.auth.session.invalidate();
    const session = await queries.auth.session.fetch();
    if (session.user && isSettled(session.user)) await router.navigate({ href: wantedAddress(to) });
  }

  return (
    <div className="sign-in-page">
      <Landscape className="sign-in-landscape" />
      <main className="sign-in-panel">
        <header className="sign-in-header">
          <img src="/favicon.svg" alt="" width={40} height={40} />
          <Text fw={650} c="var(--dehesa-green)" flex={1}>
            {shell.title(appName)}
          </Text>
          <LanguageSwitch />
        </header>
        {user?.mustChangePassword ? (
          <NewPasswordForm onSaved={proceed} />
        ) : user && settingUp ? (
          <SetUpPanel
            required={user.secondFactor === 'required'}
            onSettled={proceed}
            onSignOut={() => signOut.mutate()}
          />
        ) : secondStep ? (
          <SecondStepForm factors={secondStep} onSignedIn={proceed} onBack={() => setSecondStep(undefined)} />
        ) : recovering ? (
          <RecoveryForm email={email} onEmailChange={setEmail} onBack={() => setRecovering(false)} />
        ) : (
          <SignInForm
            email={email}
            onEmailChange={setEmail}
            onSignedIn={proceed}
            onSecondStep={setSecondStep}
            onForgotten={() => setRecovering(true)}
          />
        )}
      </main>
    </div>
  );
}

import { Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Landscape } from '../../../features/auth/landscape';
import { NewPasswordForm } from '../../../features/auth/new-password-form';
import { RecoveryForm } from '../../../features/auth/recovery-form';
import { SignInForm } from '../../../features/auth/sign-in-form';
import { useTexts } from '../../../lib/backoffice-language';
import { useSession } from '../../../lib/session';
import { queries } from '../../../lib/trpc';
import { LanguageSwitch } from '../language-switch';
import { wantedAddress } from '../wanted-address';

/** Signing in, recovering a password and, after a one-time password, choosing a new one. */
export function LoginPage() {
  const { shell, login } = useTexts();
  const { appName, user } = useSession();
  const { to } = useSearch({ from: '/login' });
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [recovering, setRecovering] = useState(false);
  useDocumentTitle(`${login.heading} · ${appName}`);

  /** The guards read the session anew and lead on: to the wanted address or to the choice of a password. */
  async function proceed() {
    await queries.auth.session.invalidate();
    const session = await queries.auth.session.fetch();
    if (session.user && !session.user.mustChangePassword) await router.navigate({ href: wantedAddress(to) });
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
        ) : recovering ? (
          <RecoveryForm email={email} onEmailChange={setEmail} onBack={() => setRecovering(false)} />
        ) : (
          <SignInForm
            email={email}
            onEmailChange={setEmail}
            onSignedIn={proceed}
            onForgotten={() => setRecovering(true)}
          />
        )}
      </main>
    </div>
  );
}

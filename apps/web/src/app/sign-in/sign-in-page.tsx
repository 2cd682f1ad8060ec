import type { StaffLanguage } from '@dehesa/domain/languages';
import { Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { FormNotice, type Notice } from '../../features/auth/form-notice';
import { Landscape } from '../../features/auth/landscape';
import type { SecondStep } from '../../features/auth/second-factor/second-step-form';
import { SignInForm } from '../../features/auth/sign-in-form';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessageInTime } from '../../lib/error-message';
import { loadErrorTextsInTime } from '../../lib/error-texts';
import type { Session } from '../../lib/session';
import { isSettled } from '../backoffice/is-settled';
import { LanguageChoice } from '../backoffice/language-choice';
import type { FurtherSteps as FurtherStepsComponent } from './further-steps';
import { databaseAway, readSession } from './session';

export type FurtherSteps = typeof FurtherStepsComponent;

export async function loadFurtherSteps(language: StaffLanguage): Promise<FurtherSteps> {
  const texts = loadErrorTextsInTime(language);
  const [{ FurtherSteps }] = await Promise.all([import('./further-steps'), texts]);
  return FurtherSteps;
}

interface SignInPageProps {
  first: Session;
  /** There from the beginning for who is signed in and has not done all that is asked for. */
  furtherSteps: FurtherSteps | undefined;
  /** Done once the first screen stands. */
  onEntered: () => Promise<void>;
}

/** Signing in, with its second step, and what is asked for before anything else: a new password, a second factor. */
export function SignInPage({ first, furtherSteps, onEntered }: SignInPageProps) {
  const { shell, login } = useTexts();
  const { language } = useLanguage();
  const [{ appName, user }, setSession] = useState(first);
  const [FurtherSteps, setFurtherSteps] = useState<FurtherSteps | undefined>(() => furtherSteps);
  const [email, setEmail] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const [notice, setNotice] = useState<Notice>();
  useDocumentTitle(`${login.heading} · ${appName}`);

  async function loadFurther(): Promise<void> {
    const loaded = await loadFurtherSteps(language);
    setFurtherSteps(() => loaded);
    setNotice(undefined);
  }

  /** Leads on: into the product, or to what is asked for before. */
  async function proceed() {
    const session = await readSession();
    if (session.user !== null && isSettled(session.user)) return onEntered();
    await loadFurther();
    setSession(session);
  }

  async function recover() {
    try {
      await loadFurther();
      setRecovering(true);
    } catch (error) {
      setNotice(await errorMessageInTime(error, language));
    }
  }

  async function goOn(factors: SecondStep) {
    await loadFurther();
    setSecondStep(factors);
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
          <LanguageChoice onFailed={() => setNotice(shell.languageFailed)} />
        </header>
        <FormNotice notice={notice} />
        {FurtherSteps !== undefined && (user !== null || secondStep !== undefined || recovering) ? (
          <FurtherSteps
            user={user}
            secondStep={secondStep}
            email={email}
            onEmailChange={setEmail}
            onDone={proceed}
            onBack={() => {
              setRecovering(false);
              setSecondStep(undefined);
            }}
          />
        ) : (
          <SignInForm
            email={email}
            onEmailChange={setEmail}
            onSignedIn={proceed}
            onSecondStep={goOn}
            onForgotten={() => void recover()}
            onFailure={(error) => databaseAway.note(error)}
          />
        )}
      </main>
    </div>
  );
}

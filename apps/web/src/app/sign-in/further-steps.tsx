import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NewPasswordForm } from '../../features/auth/new-password-form';
import { RecoveryForm } from '../../features/auth/recovery-form';
import { type SecondStep, SecondStepForm } from '../../features/auth/second-factor/second-step-form';
import { SetUpPanel } from '../../features/auth/second-factor/set-up-panel';
import { noticeDatabaseAway } from '../../lib/live/notice-database-away';
import type { SignedInUser } from '../../lib/session';
import { queryClient, trpc, trpcClient } from '../../lib/trpc';
import { useSignOut } from '../backoffice/account';
import '../backoffice/styles/mantine-styles';
import { databaseAway } from './session';

interface FurtherStepsProps {
  user: SignedInUser | null;
  secondStep: SecondStep | undefined;
  email: string;
  onEmailChange: (email: string) => void;
  onDone: () => Promise<void>;
  onBack: () => void;
}

/** What few are asked for when they sign in, and a lost password: loaded where it is needed. */
export function FurtherSteps(props: FurtherStepsProps) {
  useEffect(() => noticeDatabaseAway(databaseAway), []);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Notifications position="top-center" autoClose={6000} />
        <Step {...props} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Step({ user, secondStep, email, onEmailChange, onDone, onBack }: FurtherStepsProps) {
  const signOut = useSignOut();
  // It stays until it is done: recovery codes are shown when the session already has all that it needs.
  const [settingUp, setSettingUp] = useState(false);
  const toSetUp = user !== null && !user.mustChangePassword && user.secondFactor !== 'settled';
  if (toSetUp && !settingUp) setSettingUp(true);

  if (user?.mustChangePassword) return <NewPasswordForm onSaved={onDone} />;
  if (user && settingUp)
    return (
      <SetUpPanel required={user.secondFactor === 'required'} onSettled={onDone} onSignOut={() => signOut.mutate()} />
    );
  if (secondStep) return <SecondStepForm factors={secondStep} onSignedIn={onDone} onBack={onBack} />;
  return <RecoveryForm email={email} onEmailChange={onEmailChange} onBack={onBack} />;
}

import { secondFactorLimits } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { OwnPasswordForm } from './own-password-form';
import { makePasskey } from './passkey';
import { RecoveryCodes } from './recovery-codes';
import type { SetUpProps } from './totp-set-up';

/** Adds a passkey: its name and the own password, then the browser asks, then recovery codes where there were none. */
export function PasskeySetUp({ onDone, onCancel, onCodes }: SetUpProps) {
  const { passkey } = useTextsOf(secondFactor);
  const [codes, setCodes] = useState<string[]>();
  const start = trpc.auth.secondFactor.startPasskey.useMutation();
  const confirm = trpc.auth.secondFactor.confirmPasskey.useMutation();

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <OwnPasswordForm
      message={passkey.hint}
      naming={{ label: passkey.label, hint: passkey.labelHint, maxLength: secondFactorLimits.name }}
      submit={passkey.continue}
      onSubmit={async ({ name, password }) => {
        const { setUp, options } = await start.mutateAsync({ password });
        const answer = await makePasskey(options);
        const { recoveryCodes } = await confirm.mutateAsync({ setUp, name, answer });
        notifications.show({ color: 'holm', message: passkey.done });
        if (recoveryCodes === null) onDone();
        else {
          onCodes?.();
          setCodes(recoveryCodes);
        }
        return 'over';
      }}
      onCancel={onCancel}
    />
  );
}

import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { DialogButton } from './dialog';
import { Method } from './method';
import { OwnPasswordForm } from './own-password-form';
import { RecoveryCodes } from './recovery-codes';

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryMethod({ left }: { left: number }) {
  const { own } = useTextsOf(secondFactor);
  return (
    <Method
      title={own.recovery}
      hint={`${own.recoveryLeft(left)} ${own.recoveryHint}`}
      actions={
        <DialogButton label={own.renew} title={own.renew} variant="default">
          {(dialog) => <Renewal {...dialog} />}
        </DialogButton>
      }
    />
  );
}

function Renewal({ close, keep }: { close: () => void; keep: () => void }) {
  const { own } = useTextsOf(secondFactor);
  const [codes, setCodes] = useState<string[]>();
  const utils = trpc.useUtils();
  const renew = trpc.auth.secondFactor.renewRecoveryCodes.useMutation();
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          close();
          void utils.auth.secondFactor.invalidate();
        }}
      />
    );
  }
  return (
    <OwnPasswordForm
      message={own.renewMessage}
      submit={own.renew}
      onSubmit={async ({ password }) => {
        const { recoveryCodes } = await renew.mutateAsync({ password });
        keep();
        setCodes(recoveryCodes);
        return 'over';
      }}
      onCancel={close}
    />
  );
}

import { secondFactorLimits } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Modal, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { useFormLock } from '../../../lib/forms/form-lock';
import { trpc } from '../../../lib/trpc';
import { OwnPasswordForm } from '../second-factor/own-password-form';
import { signWithPasskey, supportsPasskeys } from '../second-factor/passkey';
import { FormNotice } from '../form-notice';
import { useProblem } from '../second-factor/use-problem';

export interface ProofDialogProps {
  opened: boolean;
  onAnswer: (proven: boolean) => void;
}

/** Asks for the own password, or one of the own passkeys, before what could take the product away from others. */
export function ProofDialog({ opened, onAnswer }: ProofDialogProps) {
  const { proof } = useTextsOf(secondFactor);
  const ways = trpc.auth.proof.ways.useQuery(undefined, { enabled: opened });
  const withPassword = trpc.auth.proof.withPassword.useMutation();
  const cancel = () => onAnswer(false);
  return (
    <Modal
      opened={opened}
      onClose={cancel}
      title={proof.title}
      closeOnClickOutside={false}
      zIndex={300}
      // Escape closes this one alone: a dialog may stand below and listen to it too, unless its target says not to.
      closeOnEscape={false}
      onFocusCapture={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
    >
      <Stack gap="md">
        <OwnPasswordForm
          message={proof.message(secondFactorLimits.proofMinutes)}
          submit={proof.submit}
          onSubmit={async ({ password }) => {
            await withPassword.mutateAsync({ password });
            onAnswer(true);
            return 'over';
          }}
          onCancel={cancel}
        />
        {ways.data?.passkey === true && supportsPasskeys() && <ByPasskey onProven={() => onAnswer(true)} />}
      </Stack>
    </Modal>
  );
}

function ByPasskey({ onProven }: { onProven: () => void }) {
  const { step } = useTextsOf(secondFactor);
  const { problem, tell, clear } = useProblem();
  const lock = useFormLock();
  const options = trpc.auth.proof.passkeyOptions.useMutation();
  const withPasskey = trpc.auth.proof.withPasskey.useMutation();

  async function prove() {
    try {
      const answer = await signWithPasskey(await options.mutateAsync());
      await withPasskey.mutateAsync({ answer });
      onProven();
    } catch (error) {
      tell(error);
    }
  }

  return (
    <>
      <FormNotice notice={problem} />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={20} aria-hidden />}
        loading={lock.locked}
        onClick={() => {
          clear();
          void lock.hold(prove);
        }}
      >
        {step.passkey}
      </Button>
    </>
  );
}

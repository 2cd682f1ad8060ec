import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useFormLock } from '../../../lib/forms/form-lock';
import { type Outputs, trpc } from '../../../lib/trpc';
import { OwnPasswordForm } from './own-password-form';
import { FormNotice } from '../form-notice';
import { useProblem } from './use-problem';
import { RecoveryCodes, SecretText } from './recovery-codes';
import { DialogButtons } from '@dehesa/ui';

/** Modules of white around the code, as scanners want it. */
const quiet = 4;

/** A QR as the server has drawn it: dark on white, whatever the colours around it. */
function QrPicture({ size, path, label }: { size: number; path: string; label: string }) {
  const side = size + 2 * quiet;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width={220}
      height={220}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export interface SetUpProps {
  /** Everything is stored, and new recovery codes are saved. */
  onDone: () => void;
  onCancel: () => void;
  /** From here on closing would lose what is shown once. */
  onCodes?: () => void;
}

type Begun = Outputs['auth']['secondFactor']['startTotp'];

/** Sets up an app: the own password, then its key, then its first code, then recovery codes where there were none. */
export function TotpSetUp({ onDone, onCancel, onCodes }: SetUpProps) {
  const { password, totp } = useTextsOf(secondFactor);
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const start = trpc.auth.secondFactor.startTotp.useMutation();

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (!begun) {
    return (
      <OwnPasswordForm
        message={totp.hint}
        submit={password.continue}
        onSubmit={async (typed) => {
          setBegun(await start.mutateAsync({ password: typed.password }));
          return 'over';
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <FirstCode
      begun={begun}
      onCancel={onCancel}
      onConfirmed={(recoveryCodes) => {
        notifications.show({ color: 'holm', message: totp.done });
        if (recoveryCodes === null) return onDone();
        onCodes?.();
        setCodes(recoveryCodes);
      }}
    />
  );
}

interface FirstCodeProps {
  begun: Begun;
  onCancel: () => void;
  onConfirmed: (recoveryCodes: string[] | null) => void;
}

function FirstCode({ begun, onCancel, onConfirmed }: FirstCodeProps) {
  const { totp, step } = useTextsOf(secondFactor);
  const { shell } = useTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { problem, tell, clear } = useProblem();
  const field = useRef<HTMLInputElement>(null);
  const lock = useFormLock();
  const confirm = trpc.auth.secondFactor.confirmTotp.useMutation();

  async function save() {
    try {
      onConfirmed((await confirm.mutateAsync({ setUp: begun.setUp, code })).recoveryCodes);
      return 'over' as const;
    } catch (error) {
      tell(error);
      return () => field.current?.select();
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    clear();
    setMissing(code.trim() === '');
    if (code.trim() === '') field.current?.focus();
    else void lock.hold(save);
  }

  return (
    <form noValidate onSubmit={submit} {...lock.attributes}>
      <Stack gap="md">
        <Text>{totp.scan}</Text>
        <QrPicture {...begun.qr} label={totp.qr} />
        <Text>{totp.orType}</Text>
        <SecretText label={totp.key} text={begun.key} copyLabel={totp.copyKey} />
        <Anchor href={begun.address} py="xs">
          {totp.open}
        </Anchor>
        <FormNotice notice={problem} />
        <TextInput
          ref={field}
          label={totp.firstCode}
          error={missing && step.missing}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={60}
          autoFocus
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setMissing(false);
            clear();
          }}
        />
        <DialogButtons cancelLabel={shell.cancel} onCancel={onCancel} acceptLabel={totp.confirm} busy={lock.locked} />
      </Stack>
    </form>
  );
}

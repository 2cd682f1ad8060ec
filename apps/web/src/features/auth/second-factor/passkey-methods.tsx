import { secondFactorLimits } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { formatInstant } from '@dehesa/i18n/formats';
import { Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useFormLock } from '../../../lib/forms/form-lock';
import { type Outputs, trpc } from '../../../lib/trpc';
import { DialogButton, Method, Row, Rows } from './method';
import { OwnPasswordForm } from './own-password-form';
import { supportsPasskeys } from './passkey';
import { PasskeySetUp } from './passkey-set-up';
import { ProblemAlert, useProblem } from './problem-alert';
import { DialogButtons } from '@dehesa/ui';

type Passkeys = Outputs['auth']['secondFactor']['read']['passkeys'];

/** One's own passkeys: as many as there are devices, each by its name. */
export function PasskeyMethods({ passkeys, possible }: { passkeys: Passkeys; possible: boolean }) {
  const { passkey } = useTextsOf(secondFactor);
  const utils = trpc.useUtils();
  const refresh = () => utils.auth.secondFactor.invalidate();
  const supported = supportsPasskeys();
  const why = !possible ? passkey.impossible : !supported ? passkey.unsupported : passkey.hint;
  return (
    <Method
      title={passkey.name}
      hint={why}
      actions={
        possible &&
        supported && (
          <DialogButton label={passkey.setUp} title={passkey.setUp} variant="default">
            {({ close, keep }) => (
              <PasskeySetUp
                onDone={() => {
                  close();
                  void refresh();
                }}
                onCancel={close}
                onCodes={keep}
              />
            )}
          </DialogButton>
        )
      }
    >
      {passkeys.length > 0 && (
        <Rows label={passkey.name}>
          {passkeys.map((stored) => (
            <StoredPasskey key={stored.id} stored={stored} onChanged={refresh} />
          ))}
        </Rows>
      )}
    </Method>
  );
}

function StoredPasskey({ stored, onChanged }: { stored: Passkeys[number]; onChanged: () => Promise<void> }) {
  const { passkey } = useTextsOf(secondFactor);
  const { language } = useLanguage();
  const remove = trpc.auth.secondFactor.removePasskey.useMutation();
  const { id, name, createdAt, lastUsedAt } = stored;
  const created = formatInstant(createdAt, language);
  return (
    <Row
      name={name}
      detail={
        lastUsedAt === null ? passkey.unused(created) : passkey.used(created, formatInstant(lastUsedAt, language))
      }
      action={
        <Group gap="xs">
          <DialogButton
            label={passkey.rename}
            aria-label={passkey.renameOne(name)}
            title={passkey.renameTitle}
            variant="subtle"
          >
            {({ close }) => <PasskeyNameForm passkey={{ id, name }} onRenamed={onChanged} onClose={close} />}
          </DialogButton>
          <DialogButton
            label={passkey.remove}
            aria-label={passkey.removeOne(name)}
            title={passkey.removeTitle(name)}
            variant="subtle"
            color="clay"
          >
            {({ close }) => (
              <OwnPasswordForm
                message={passkey.removeMessage}
                submit={passkey.remove}
                color="clay"
                onSubmit={async ({ password }) => {
                  await remove.mutateAsync({ id, password });
                  notifications.show({ message: passkey.removed });
                  close();
                  await onChanged();
                  return 'over';
                }}
                onCancel={close}
              />
            )}
          </DialogButton>
        </Group>
      }
    />
  );
}

interface PasskeyNameFormProps {
  passkey: { id: number; name: string };
  /** Waited for before the dialog goes, so that it gives way to the new name. */
  onRenamed: () => Promise<void>;
  onClose: () => void;
}

/** Another name for a passkey. It opens nothing, so no password is asked for. */
function PasskeyNameForm({ passkey, onRenamed, onClose }: PasskeyNameFormProps) {
  const { passkey: texts, required } = useTextsOf(secondFactor);
  const { shell } = useTexts();
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState(false);
  const { problem, tell, clear } = useProblem();
  const field = useRef<HTMLInputElement>(null);
  const lock = useFormLock();
  const rename = trpc.auth.secondFactor.renamePasskey.useMutation();

  async function save() {
    try {
      await rename.mutateAsync({ id: passkey.id, name: name.trim() });
    } catch (error) {
      tell(error);
      return undefined;
    }
    notifications.show({ message: texts.renamed });
    await onRenamed();
    onClose();
    return 'over' as const;
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // React hands events on through a dialog.
    event.stopPropagation();
    clear();
    setMissing(name.trim() === '');
    if (name.trim() === '') field.current?.focus();
    else void lock.hold(save);
  }

  return (
    <form noValidate onSubmit={submit} {...lock.attributes}>
      <Stack gap="md">
        <ProblemAlert problem={problem} />
        <TextInput
          ref={field}
          label={texts.label}
          description={texts.labelHint}
          maxLength={secondFactorLimits.name}
          required
          autoComplete="off"
          data-autofocus
          error={missing && required}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogButtons
          cancelLabel={shell.cancel}
          onCancel={onClose}
          acceptLabel={texts.renameSubmit}
          busy={lock.locked}
        />
      </Stack>
    </form>
  );
}

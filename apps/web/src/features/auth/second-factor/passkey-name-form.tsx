import { secondFactorLimits } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useFormLock } from '../../../lib/form-lock';
import { trpc } from '../../../lib/trpc';
import { ProblemAlert } from './problem-alert';
import { useProblem } from './use-problem';

interface PasskeyNameFormProps {
  passkey: { id: number; name: string };
  /** Waited for before the dialog goes, so that it gives way to the new name. */
  onRenamed: () => Promise<void>;
  onClose: () => void;
}

/** Another name for a passkey. It opens nothing, so no password is asked for. */
export function PasskeyNameForm({ passkey, onRenamed, onClose }: PasskeyNameFormProps) {
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
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={lock.locked}>
            {texts.renameSubmit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

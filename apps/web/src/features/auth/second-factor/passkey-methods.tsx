import { secondFactorLimits } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { formatInstant } from '@dehesa/i18n/formats';
import { Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../lib/trpc';
import { DialogButton, Method, Row, Rows } from './method';
import { OwnPasswordForm } from './own-password-form';
import { supportsPasskeys } from './passkey';
import { PasskeySetUp } from './passkey-set-up';
import { DialogButtons } from '@dehesa/ui';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../lib/forms/zod-check';

type Passkeys = Outputs['auth']['secondFactor']['read']['passkeys'];

/** One's own passkeys: as many as there are devices, each by its name. */
export function PasskeyMethods({ passkeys, possible }: { passkeys: Passkeys; possible: boolean }) {
  const { passkey } = useTextsOf(secondFactor);
  const utils = trpc.useUtils();
  // Who is asked to prove who they are may do it by one of them.
  const refresh = async () => {
    await Promise.all([utils.auth.secondFactor.invalidate(), utils.auth.proof.ways.invalidate()]);
  };
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
  const rename = trpc.auth.secondFactor.renamePasskey.useMutation();
  const { form, notice, lock, attributes } = useZodForm({
    initialValues: { name: passkey.name },
    check: ({ name }): FormProblems => (name.trim() === '' ? { name: required } : {}),
    save: async ({ name }) => {
      await rename.mutateAsync({ id: passkey.id, name: name.trim() });
      notifications.show({ message: texts.renamed });
      await onRenamed();
    },
    dialog: { onClose },
  });

  return (
    <form {...attributes}>
      <Stack gap="md">
        <FormNotice notice={notice} />
        <TextInput
          label={texts.label}
          description={texts.labelHint}
          maxLength={secondFactorLimits.name}
          required
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
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

import { minimumPasswordLength } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconKey } from '@tabler/icons-react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import { PasswordField } from '../../../lib/forms/password-field';
import { trpc } from '../../../lib/trpc';
import { passwordProblems } from './password-problems';
import { DialogButtons } from '@dehesa/ui';

/** Changes the own password, which ends all other sessions (B23). */
export function OwnPasswordButton() {
  const { password: texts } = useTextsOf(accountForms);
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconKey size={18} aria-hidden />} onClick={dialog.open}>
        {texts.change}
      </Button>
      <Modal opened={opened} onClose={dialog.close} title={texts.change}>
        <OwnPasswordForm onClose={dialog.close} />
      </Modal>
    </>
  );
}

function OwnPasswordForm({ onClose }: { onClose: () => void }) {
  const { password: texts } = useTextsOf(accountForms);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const change = trpc.auth.changePassword.useMutation();
  const { form, notice, lock, attributes } = useZodForm({
    initialValues: { current: '', next: '', repeated: '' },
    check: (values) => passwordProblems(values, language),
    save: ({ current, next }) => change.mutateAsync({ current, next }),
    refusedAt: {
      // Its text is that of signing in; here only one of the two can be wrong.
      'auth.invalidCredentials': { only: 'current', message: texts.currentWrong },
      'auth.passwordTooEasy': { only: 'next' },
    },
    onSaved: () => void notifications.show({ message: texts.saved }),
    dialog: { onClose },
  });
  const field = (name: 'current' | 'next' | 'repeated', autoComplete: string) => ({
    required: true,
    maxLength: 200,
    autoComplete,
    ...form.getInputProps(name),
  });

  return (
    <form {...attributes}>
      <Stack gap="md">
        <Text c="dimmed">{texts.ownEndsSessions}</Text>
        <FormNotice notice={notice} />
        <PasswordField label={texts.current} data-autofocus {...field('current', 'current-password')} />
        <PasswordField
          label={texts.next}
          description={texts.hint}
          minLength={minimumPasswordLength}
          {...field('next', 'new-password')}
        />
        <PasswordField label={texts.repeat} {...field('repeated', 'new-password')} />
        <DialogButtons cancelLabel={shell.cancel} onCancel={onClose} acceptLabel={texts.save} busy={lock.locked} />
      </Stack>
    </form>
  );
}

import { minimumPasswordLength } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/accounts';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage, isRefusal } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/form';
import { PasswordField } from '../../../lib/password-field';
import { trpc } from '../../../lib/trpc';
import { passwordProblems } from './password-problems';

/** Changes the own password, which ends all other sessions (B23). */
export function OwnPasswordButton() {
  const { password: texts } = useTextsOf(accounts);
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
  const { password: texts } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { current: '', next: '', repeated: '' },
    validate: (values) => passwordProblems(values, language),
    clearInputErrorOnChange: true,
  });
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      notifications.show({ message: texts.saved });
      onClose();
    },
    onError: (error) => {
      // Its text is that of signing in; here only one of the two can be wrong.
      if (isRefusal(error, 'auth.invalidCredentials')) {
        form.setFieldError('current', texts.currentWrong);
        requestAnimationFrame(() => focusFirstError(form, { current: texts.currentWrong }));
      } else if (isRefusal(error, 'auth.passwordTooEasy')) {
        const { message } = errorMessage(error, language);
        form.setFieldError('next', message);
        requestAnimationFrame(() => focusFirstError(form, { next: message }));
      } else {
        setNotice(errorMessage(error, language));
      }
    },
  });
  const field = (name: 'current' | 'next' | 'repeated', autoComplete: string) => ({
    required: true,
    maxLength: 200,
    autoComplete,
    ...form.getInputProps(name),
  });

  // React hands events on through the dialog, to the form that its button stands in.
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        setNotice(undefined);
        form.onSubmit(
          ({ current, next }) => change.mutate({ current, next }),
          (errors) => requestAnimationFrame(() => focusFirstError(form, errors)),
        )(event);
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">{texts.ownEndsSessions}</Text>
        {notice && (
          <Alert color="clay" variant="light" role="alert" title={notice.title}>
            {notice.message}
          </Alert>
        )}
        <PasswordField label={texts.current} data-autofocus {...field('current', 'current-password')} />
        <PasswordField
          label={texts.next}
          description={texts.hint}
          minLength={minimumPasswordLength}
          {...field('next', 'new-password')}
        />
        <PasswordField label={texts.repeat} {...field('repeated', 'new-password')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

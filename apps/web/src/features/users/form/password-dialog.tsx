import { minimumPasswordLength } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconKey } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import type { AccountDetail } from '../row';
import { GivenPasswordField } from './given-password-field';

type Whose = Pick<AccountDetail, 'id' | 'displayName'>;

/** Gives somebody else another password, which ends their sessions (B23). */
export function PasswordButton({ account }: { account: Whose }) {
  const { password: texts } = useTextsOf(accounts);
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconKey size={18} aria-hidden />} onClick={dialog.open}>
        {texts.change}
      </Button>
      <Modal opened={opened} onClose={dialog.close} title={texts.of(account.displayName)}>
        <PasswordForm account={account} onClose={dialog.close} />
      </Modal>
    </>
  );
}

function PasswordForm({ account, onClose }: { account: Whose; onClose: () => void }) {
  const { password: texts, form } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const save = trpc.users.accounts.setPassword.useMutation({
    onSuccess: () => {
      notifications.show({ message: texts.saved });
      onClose();
    },
    onError: (failed) => setNotice(errorMessage(failed, language)),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands events on through the dialog, to the form that its button stands in.
    event.stopPropagation();
    setNotice(undefined);
    if (password.length < minimumPasswordLength) {
      setError(password === '' ? form.required : texts.tooShort);
      event.currentTarget.querySelector('input')?.focus();
    } else {
      save.mutate({ id: account.id, password });
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text c="dimmed">{texts.endsSessions}</Text>
        {notice && (
          <Alert color="clay" variant="light" role="alert" title={notice.title}>
            {notice.message}
          </Alert>
        )}
        <GivenPasswordField
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed);
            setError(undefined);
          }}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

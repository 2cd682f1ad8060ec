import { generatePassword, minimumPasswordLength, userLimits } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconKey, IconRefresh } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';
import { errorMessage } from '../../../lib/error-message';
import { PasswordField } from '../../../lib/forms/password-field';
import { trpc } from '../../../lib/trpc';
import type { AccountDetail } from '../row';

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

interface GivenPasswordFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (password: string) => void;
}

/** A password that staff gives somebody: typed, or generated and then to be copied (D5). */
export function GivenPasswordField({ value, error, onChange }: GivenPasswordFieldProps) {
  const { password: texts } = useTextsOf(accounts);
  const [generated, setGenerated] = useState('');

  function generate() {
    const next = generatePassword(randomBelow);
    setGenerated(next);
    onChange(next);
  }

  async function copy() {
    if (await copyText(value)) notifications.show({ message: texts.copied });
    else notifications.show({ color: 'clay', message: texts.copyFailed });
  }

  return (
    <Stack gap="xs" style={{ gridColumn: '1 / -1' }}>
      <PasswordField
        // A generated one is there to be read.
        key={generated}
        initiallyVisible={generated !== ''}
        label={texts.label}
        description={texts.hint}
        required
        maxLength={userLimits.password}
        autoComplete="new-password"
        name="password"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={generate}>
          {texts.generate}
        </Button>
        {value !== '' && (
          <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {generated !== '' && generated === value ? texts.generated : ''}
      </Text>
    </Stack>
  );
}

/** Each as likely as any other: numbers of the incomplete last round are drawn again. */
function randomBelow(limit: number): number {
  const rounds = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [drawn = rounds] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < rounds) return drawn % limit;
  }
}

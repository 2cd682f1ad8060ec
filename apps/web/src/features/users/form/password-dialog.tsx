import { generatePassword, minimumPasswordLength, userLimits } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconKey, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';
import { PasswordField } from '../../../lib/forms/password-field';
import { trpc } from '../../../lib/trpc';
import type { AccountDetail } from '../row';
import { DialogButtons } from '@dehesa/ui';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../lib/forms/zod-check';
import type { FieldProps } from './personal-form';

type Whose = Pick<AccountDetail, 'id' | 'displayName'>;

/** Gives somebody else another password, which ends their sessions (B23). */
export function PasswordButton({ account }: { account: Whose }) {
  const { password: texts } = useTextsOf(accountForms);
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
  const {
    password: texts,
    form: { required },
  } = useTextsOf(accountForms);
  const { shell } = useTexts();
  const setPassword = trpc.users.accounts.setPassword.useMutation();
  const { form, notice, lock, attributes } = useZodForm({
    initialValues: { password: '' },
    check: ({ password }): FormProblems =>
      password.length < minimumPasswordLength ? { password: password === '' ? required : texts.tooShort } : {},
    save: ({ password }) => setPassword.mutateAsync({ id: account.id, password }),
    onSaved: () => void notifications.show({ message: texts.saved }),
    dialog: { onClose },
  });

  return (
    <form {...attributes}>
      <Stack gap="md">
        <Text c="dimmed">{texts.endsSessions}</Text>
        <FormNotice notice={notice} />
        <GivenPasswordField form={form} />
        <DialogButtons cancelLabel={shell.cancel} onCancel={onClose} acceptLabel={texts.save} busy={lock.locked} />
      </Stack>
    </form>
  );
}

interface GivenPasswordFieldProps {
  form: {
    values: { password: string };
    getInputProps(path: 'password'): FieldProps;
    setFieldValue(path: 'password', value: string): void;
  };
}

/** A password that staff gives somebody: typed, or generated and then to be copied (D5). */
export function GivenPasswordField({ form }: GivenPasswordFieldProps) {
  const { password: texts } = useTextsOf(accountForms);
  const [generated, setGenerated] = useState('');
  const { password: value } = form.values;

  function generate() {
    const next = generatePassword(randomBelow);
    setGenerated(next);
    form.setFieldValue('password', next);
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
        {...form.getInputProps('password')}
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

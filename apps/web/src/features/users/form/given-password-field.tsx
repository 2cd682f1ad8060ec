import { generatePassword, userLimits } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';
import { PasswordField } from '../../../lib/password-field';

export interface GivenPasswordFieldProps {
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

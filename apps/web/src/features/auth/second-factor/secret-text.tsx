import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';

/** Copies what is shown once; whether it is on the clipboard is said beside it. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { codes } = useTextsOf(secondFactor);
  const [copied, setCopied] = useState<boolean>();
  const Sign = copied === true ? IconCheck : IconCopy;
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<Sign size={18} aria-hidden />}
        onClick={() => void copyText(text).then(setCopied)}
      >
        {label}
      </Button>
      <Text role="status" size="sm">
        {copied !== undefined && (copied ? codes.copied : codes.copyFailed)}
      </Text>
    </Group>
  );
}

/** A key to be typed or copied elsewhere. */
export function SecretText({ label, text, copyLabel }: { label: string; text: string; copyLabel: string }) {
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {label}
      </Text>
      <Code block fz="md" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {text}
      </Code>
      <CopyButton label={copyLabel} text={text.replaceAll(' ', '')} />
    </Stack>
  );
}

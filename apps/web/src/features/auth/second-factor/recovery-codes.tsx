import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Code, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';

/** New recovery codes, this once: to be copied, saved or written down before going on. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { codes: texts } = useTextsOf(secondFactor);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = `${codes.join('\n')}\n`;
  // They take the place of a form: whoever reads with the ears is told.
  useEffect(() => heading.current?.focus(), []);
  return (
    // Room for the ring of the heading's focus, under the title of the dialog.
    <Stack gap="md" pt={6}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        {texts.title}
      </Title>
      <Text>{texts.message}</Text>
      <SimpleGrid
        component="ul"
        cols={2}
        spacing="xs"
        verticalSpacing="xs"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
        aria-label={texts.list}
      >
        {codes.map((code) => (
          <li key={code}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <CopyButton label={texts.copy} text={text} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={texts.file}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {texts.download}
        </Button>
      </Group>
      <Button onClick={onSaved}>{texts.saved}</Button>
    </Stack>
  );
}

/** Copies what is shown once; whether it is on the clipboard is said beside it. */
function CopyButton({ label, text }: { label: string; text: string }) {
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

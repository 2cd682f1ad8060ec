import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from './backoffice-language';
import { copyText } from './copy-text';

/** How long the tick stands where the copy sign was, in milliseconds. */
const tickShown = 2_000;

/** The id that other systems ask for; a press copies it. */
export function CopyIdButton({ id, height }: { id: number; height: number }) {
  const { list } = useTexts().activities;
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), tickShown);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (await copyText(String(id))) {
      setCopied((times) => times + 1);
      notifications.show({ message: list.idCopied(id) });
    } else {
      notifications.show({ color: 'clay', message: list.copyFailed(id) });
    }
  }

  const Sign = copied > 0 ? IconCheck : IconCopy;
  return (
    <Button
      variant="subtle"
      color="gray"
      c="dimmed"
      fw={400}
      fz="sm"
      px={6}
      ml={-6}
      h={height}
      flex="none"
      styles={{ label: { whiteSpace: 'nowrap' } }}
      rightSection={<Sign size={16} aria-hidden />}
      aria-label={list.copyId(id)}
      onClick={() => void copy()}
    >
      {list.id(id)}
    </Button>
  );
}

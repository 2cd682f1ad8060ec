import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';

/** How long the tick stands where the copy sign was, in milliseconds. */
const tickShown = 2_000;

/** Puts a text on the clipboard; where the browser refuses, the text beside it can be selected. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { copy, copied } = useTextsOf(publicSite);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), tickShown);
    return () => clearTimeout(timer);
  }, [done]);
  const Sign = done ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Sign size={18} aria-hidden />}
      aria-label={`${done ? copied : copy}: ${what}`}
      onClick={() => void copyText(text).then(setDone)}
    >
      <span role="status">{done ? copied : copy}</span>
    </Button>
  );
}

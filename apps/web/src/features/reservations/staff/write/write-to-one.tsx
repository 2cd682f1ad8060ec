import { writeTexts } from '@dehesa/i18n/backoffice/many-reservations';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';

const WriteDialog = lazy(async () => ({ default: (await import('./write-dialog')).WriteDialog }));

/** Writes to who made one reservation, from its form (B90). */
export function WriteToOne({ id, activityId }: { id: number; activityId: number }) {
  const texts = writeTexts[useLanguage().language];
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
        onClick={() => {
          setShown(true);
          setOpened(true);
        }}
      >
        {texts.action}
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <WriteDialog
            activityId={activityId}
            ids={[id]}
            opened={opened}
            onClose={() => setOpened(false)}
            onGone={() => {
              setShown(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

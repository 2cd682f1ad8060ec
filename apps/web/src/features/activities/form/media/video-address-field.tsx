import { type ActivityVideo, VideoAddress } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { Button, Stack } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import type { PendingWork } from './pending-work';
import { TextInput } from '../../../../lib/inputs/inputs';

export interface VideoAddressFieldProps {
  /** Answers whether it was taken; if not, what was typed stays. */
  onUse: (video: ActivityVideo) => Promise<boolean>;
  work: PendingWork;
}

/** The address of a video elsewhere. */
export function VideoAddressField({ onUse, work }: VideoAddressFieldProps) {
  const { video: texts } = useTextsOf(activityEditing).media;
  const key = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function use(): Promise<boolean> {
    const address = VideoAddress.safeParse(typed.trim());
    setWrong(!address.success);
    if (!address.success) {
      field.current?.focus();
      return false;
    }
    setBusy(true);
    const taken = await onUse({ kind: 'address', url: address.data });
    setBusy(false);
    if (taken) setTyped('');
    return taken;
  }

  // Who types an address and saves the activity means both.
  useEffect(() => {
    work.keep(key, typed.trim() !== '', use);
    return () => work.keep(key, false);
  });

  function useOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The field lies within the activity's form, which Enter must not save.
    event.preventDefault();
    void use();
  }

  return (
    <Stack gap="xs" align="stretch">
      <TextInput
        ref={field}
        label={texts.address}
        description={texts.addressHint}
        placeholder={texts.addressPlaceholder}
        type="url"
        inputMode="url"
        maxLength={300}
        value={typed}
        error={wrong && texts.addressInvalid}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={useOnEnter}
      />
      <Button variant="default" onClick={() => void use()} loading={busy} style={{ alignSelf: 'flex-start' }}>
        {texts.setAddress}
      </Button>
    </Stack>
  );
}

import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { QueryPending } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { supportsPasskeys } from './passkey';
import { PasskeySetUp } from './passkey-set-up';
import { TotpSetUp } from './totp-set-up';

export interface SetUpPanelProps {
  /** Where the role must have a second factor there is no "not now". */
  required: boolean;
  /** Set up, or put off. */
  onSettled: () => Promise<void>;
  onSignOut: () => void;
}

/** After signing in: the second factor is set up before anything else, or offered once. */
export function SetUpPanel({ required, onSettled, onSignOut }: SetUpPanelProps) {
  const { heading, welcome, totp, passkey } = useTextsOf(secondFactor);
  const [chosen, setChosen] = useState<'totp' | 'passkey'>();
  const stored = trpc.auth.secondFactor.read.useQuery();
  const later = trpc.auth.secondFactor.noteAsked.useMutation({ onSettled });

  if (!stored.data) return <QueryPending query={stored} />;
  const SetUp = chosen === 'passkey' ? PasskeySetUp : TotpSetUp;
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>{heading}</Title>
        <Text c="dimmed">{required ? welcome.required : welcome.offered}</Text>
      </div>
      {chosen === undefined ? (
        <>
          <Text>{welcome.choose}</Text>
          <Button leftSection={<IconDeviceMobile size={20} aria-hidden />} onClick={() => setChosen('totp')}>
            {totp.name}
          </Button>
          {stored.data.passkeysPossible && supportsPasskeys() && (
            <Button
              variant="default"
              leftSection={<IconFingerprint size={20} aria-hidden />}
              onClick={() => setChosen('passkey')}
            >
              {passkey.name}
            </Button>
          )}
          {required ? (
            <Button variant="subtle" onClick={onSignOut}>
              {welcome.signOut}
            </Button>
          ) : (
            <Button variant="subtle" loading={later.isPending} onClick={() => later.mutate()}>
              {welcome.later}
            </Button>
          )}
        </>
      ) : (
        <SetUp onDone={() => void onSettled()} onCancel={() => setChosen(undefined)} />
      )}
    </Stack>
  );
}

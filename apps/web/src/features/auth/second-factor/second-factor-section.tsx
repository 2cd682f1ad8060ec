import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Alert, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { DeviceList } from './device-list';
import { PasskeyMethods } from './passkey-methods';
import { RecoveryMethod } from './recovery-method';
import { TotpMethod } from './totp-method';

/** 'Verificación en dos pasos' of one's own account: what it is taken with, recovery codes, remembered devices. */
export function SecondFactorSection() {
  const { heading, own } = useTextsOf(secondFactor);
  const stored = trpc.auth.secondFactor.read.useQuery();
  const on = stored.data !== undefined && (stored.data.totp !== null || stored.data.passkeys.length > 0);
  return (
    <Card component="section" aria-labelledby="second-factor">
      <Stack gap="lg">
        <div>
          <Group gap="sm">
            <Title order={2} size="h4" id="second-factor">
              {heading}
            </Title>
            {stored.data && (
              <Badge color={on ? 'holm' : 'gray'} variant="light" tt="none">
                {on ? own.on : own.off}
              </Badge>
            )}
          </Group>
          <Text c="dimmed">{own.introduction}</Text>
        </div>
        <QueryView query={stored}>
          {(data) => (
            <>
              {data.required && <Alert color="river">{own.required}</Alert>}
              <TotpMethod totp={data.totp} />
              <PasskeyMethods passkeys={data.passkeys} possible={data.passkeysPossible} />
              {on && <RecoveryMethod left={data.recoveryCodesLeft} />}
              {on && <DeviceList devices={data.devices} />}
            </>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

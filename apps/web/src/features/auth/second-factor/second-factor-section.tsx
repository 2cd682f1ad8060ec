import { ErrorState, LoadingState } from '@dehesa/ui';
import { Alert, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { DeviceList } from './device-list';
import { PasskeyMethods } from './passkey-methods';
import { RecoveryMethod } from './recovery-method';
import { TotpMethod } from './totp-method';
import { useSecondFactorTexts } from './use-second-factor-texts';

/** 'Verificación en dos pasos' of one's own account: what it is taken with, recovery codes, remembered devices. */
export function SecondFactorSection() {
  const { heading, own } = useSecondFactorTexts();
  const { shell } = useTexts();
  const { language } = useLanguage();
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
        {stored.isError ? (
          <ErrorState
            {...errorMessage(stored.error, language)}
            retryLabel={shell.retry}
            onRetry={() => void stored.refetch()}
          />
        ) : stored.data === undefined ? (
          <LoadingState label={shell.loading} />
        ) : (
          <>
            {stored.data.required && <Alert color="river">{own.required}</Alert>}
            <TotpMethod totp={stored.data.totp} />
            <PasskeyMethods passkeys={stored.data.passkeys} possible={stored.data.passkeysPossible} />
            {on && <RecoveryMethod left={stored.data.recoveryCodesLeft} />}
            {on && <DeviceList devices={stored.data.devices} />}
          </>
        )}
      </Stack>
    </Card>
  );
}

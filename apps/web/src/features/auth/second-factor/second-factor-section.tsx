import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { formatInstant } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { DialogButton, Method, Row, Rows } from './method';
import { OwnPasswordForm } from './own-password-form';
import { PasskeyMethods } from './passkey-methods';
import { RecoveryCodes } from './recovery-codes';
import { TotpMethod } from './totp-method';
import { useTellRefusal } from '../../../lib/refusal';

/** 'Verificación en dos pasos' of one's own account: what it is taken with, recovery codes, remembered devices. */
export function SecondFactorSection() {
  const { heading, own } = useTextsOf(secondFactor);
  const stored = trpc.auth.secondFactor.read.useQuery();
  const on = stored.data !== undefined && (stored.data.totp !== null || stored.data.passkeys.length > 0);
  return (
    <SectionCard
      title={heading}
      hint={own.introduction}
      beside={
        stored.data && (
          <Badge color={on ? 'holm' : 'gray'} variant="light">
            {on ? own.on : own.off}
          </Badge>
        )
      }
    >
      <Stack gap="lg">
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
    </SectionCard>
  );
}

/** Devices that are not asked for the second step; each can be forgotten. */
function DeviceList({ devices }: { devices: Outputs['auth']['secondFactor']['read']['devices'] }) {
  const { own } = useTextsOf(secondFactor);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const end = trpc.auth.secondFactor.endDevice.useMutation({
    onSuccess: () => notifications.show({ message: own.forgotten }),
    onError: useTellRefusal(),
    onSettled: () => utils.auth.secondFactor.invalidate(),
  });
  return (
    <Method title={own.devices} hint={own.devicesHint}>
      {devices.length === 0 ? (
        <Text>{own.noDevices}</Text>
      ) : (
        <Rows label={own.devices}>
          {devices.map((device) => {
            const name = device.name === '' ? own.unknownDevice : device.name;
            return (
              <Row
                key={device.id}
                name={device.current ? `${name} (${own.thisDevice})` : name}
                detail={own.deviceUsed(
                  formatInstant(device.lastUsedAt, language),
                  formatInstant(device.expiresAt, language),
                )}
                action={
                  <Button
                    variant="subtle"
                    color="clay"
                    aria-label={own.forgetOne(name)}
                    loading={end.isPending && end.variables.id === device.id}
                    onClick={() => end.mutate({ id: device.id })}
                  >
                    {own.forget}
                  </Button>
                }
              />
            );
          })}
        </Rows>
      )}
    </Method>
  );
}

/** How many recovery codes are left, and new ones in their place. */
function RecoveryMethod({ left }: { left: number }) {
  const { own } = useTextsOf(secondFactor);
  return (
    <Method
      title={own.recovery}
      hint={`${own.recoveryLeft(left)} ${own.recoveryHint}`}
      actions={
        <DialogButton label={own.renew} title={own.renew} variant="default">
          {(dialog) => <Renewal {...dialog} />}
        </DialogButton>
      }
    />
  );
}

function Renewal({ close, keep }: { close: () => void; keep: () => void }) {
  const { own } = useTextsOf(secondFactor);
  const [codes, setCodes] = useState<string[]>();
  const utils = trpc.useUtils();
  const renew = trpc.auth.secondFactor.renewRecoveryCodes.useMutation();
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          close();
          void utils.auth.secondFactor.invalidate();
        }}
      />
    );
  }
  return (
    <OwnPasswordForm
      message={own.renewMessage}
      submit={own.renew}
      onSubmit={async ({ password }) => {
        const { recoveryCodes } = await renew.mutateAsync({ password });
        keep();
        setCodes(recoveryCodes);
        return 'over';
      }}
      onCancel={close}
    />
  );
}

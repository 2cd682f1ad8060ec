import { formatInstant } from '@dehesa/i18n/formats';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { type Outputs, trpc } from '../../../lib/trpc';
import { Method, Row, Rows } from './method';

/** Devices that are not asked for the second step; each can be forgotten. */
export function DeviceList({ devices }: { devices: Outputs['auth']['secondFactor']['read']['devices'] }) {
  const { own } = useTextsOf(secondFactor);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const end = trpc.auth.secondFactor.endDevice.useMutation({
    onSuccess: () => notifications.show({ message: own.forgotten }),
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
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

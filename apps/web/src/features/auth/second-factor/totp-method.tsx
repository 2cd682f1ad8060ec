import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { formatInstant } from '@dehesa/i18n/formats';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../lib/trpc';
import { DialogButton, Method } from './method';
import { OwnPasswordForm } from './own-password-form';
import { TotpSetUp } from './totp-set-up';

/** The app that makes codes: set up, changed for another one, removed. */
export function TotpMethod({ totp: stored }: { totp: Outputs['auth']['secondFactor']['read']['totp'] }) {
  const { totp } = useTextsOf(secondFactor);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const remove = trpc.auth.secondFactor.removeTotp.useMutation();
  const refresh = () => utils.auth.secondFactor.invalidate();
  const setUp = (
    <DialogButton
      label={stored === null ? totp.setUp : totp.change}
      title={stored === null ? totp.name : totp.changeTitle}
      variant="default"
    >
      {({ close, keep }) => (
        <TotpSetUp
          onDone={() => {
            close();
            void refresh();
          }}
          onCancel={close}
          onCodes={keep}
        />
      )}
    </DialogButton>
  );
  return (
    <Method
      title={totp.name}
      hint={stored === null ? totp.hint : totp.since(formatInstant(stored.createdAt, language))}
      actions={
        <>
          {setUp}
          {stored !== null && (
            <DialogButton label={totp.remove} title={totp.removeTitle} variant="subtle" color="clay">
              {({ close }) => (
                <OwnPasswordForm
                  message={totp.removeMessage}
                  submit={totp.remove}
                  color="clay"
                  onSubmit={async ({ password }) => {
                    await remove.mutateAsync({ password });
                    notifications.show({ message: totp.removed });
                    close();
                    await refresh();
                    return 'over';
                  }}
                  onCancel={close}
                />
              )}
            </DialogButton>
          )}
        </>
      }
    />
  );
}

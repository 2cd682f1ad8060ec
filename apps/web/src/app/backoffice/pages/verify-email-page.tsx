import { Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Landscape } from '../../../features/auth/landscape';
import { VerifyAddress } from '../../../features/reservations/own/verify-address';
import { useTexts } from '../../../lib/backoffice-language';
import { useSession } from '../../../lib/session';
import { LanguageSwitch } from '../language-switch';

/** `/verificar-correo#…`: for who holds the link of the mail, signed in or not. */
export function VerifyEmailPage() {
  const { shell } = useTexts();
  const { appName } = useSession();
  const { hash } = useLocation();
  return (
    <div className="sign-in-page">
      <Landscape className="sign-in-landscape" />
      <main className="sign-in-panel">
        <header className="sign-in-header">
          <img src="/favicon.svg" alt="" width={40} height={40} />
          <Text fw={650} c="var(--dehesa-green)" flex={1}>
            {shell.title(appName)}
          </Text>
          <LanguageSwitch />
        </header>
        <VerifyAddress token={hash} />
      </main>
    </div>
  );
}

import { useLocation } from '@tanstack/react-router';
import { VerifyAddress } from '../../../../features/reservations/own/verify-address';
import { LinkPage } from './link-page';

/** `/verificar-correo#…`: for who holds the link of the mail, signed in or not. */
export function VerifyEmailPage() {
  const { hash } = useLocation();
  return (
    <LinkPage>
      <VerifyAddress token={hash} />
    </LinkPage>
  );
}

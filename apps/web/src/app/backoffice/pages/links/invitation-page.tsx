import { useLocation } from '@tanstack/react-router';
import { AcceptInvitation } from '../../../../features/auth/accept-invitation';
import { LinkPage } from './link-page';

/** `/invitacion#…`: for who holds the link of an invitation (B97). */
export function InvitationPage() {
  const { hash } = useLocation();
  return (
    <LinkPage>
      <AcceptInvitation key={hash} token={hash} />
    </LinkPage>
  );
}

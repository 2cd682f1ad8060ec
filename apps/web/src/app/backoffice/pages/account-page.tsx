import { may } from '@dehesa/domain/access';
import { Container, Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { AccountFactors } from '../../../features/auth/second-factor/account-factors';
import { accountPages, kindOfType } from '../../../features/users/account-pages';
import { AccountEditor } from '../../../features/users/form/account-editor';
import { lastView } from '../../../features/users/list/account-view';
import { SessionsCard } from '../../../features/users/sessions/sessions-card';
import { useSignedInUser } from '../../../lib/session';

/** It stands below all that is edited. */
const AccountHistory = lazy(async () => ({
  default: (await import('../../../features/users/history/account-history')).AccountHistory,
}));

const route = getRouteApi('/shell/edit/usuario');

/** `/edit/usuario`: a user, or with `tipo` a monitor or a company (U12). */
export function AccountPage() {
  const { id, tipo } = route.useSearch();
  const navigate = route.useNavigate();
  const kind = kindOfType(tipo);
  const user = useSignedInUser();
  const isSuperAdmin = may(user, 'users.manage');
  return (
    <Container size="xl" px={0}>
      <Stack gap="lg">
        <AccountEditor
          key={`${kind} ${id ?? 'new'}`}
          kind={kind}
          id={id}
          onSaved={() => navigate({ to: accountPages[kind].list, search: lastView(kind) })}
        />
        {/* One's own is in the profile. */}
        {isSuperAdmin && id !== undefined && id !== user.id && <AccountFactors key={id} id={id} />}
        {id !== undefined && (
          <Suspense>
            <AccountHistory key={id} id={id} />
          </Suspense>
        )}
        {isSuperAdmin && id !== undefined && <SessionsCard userId={id === user.id ? undefined : id} />}
      </Stack>
    </Container>
  );
}

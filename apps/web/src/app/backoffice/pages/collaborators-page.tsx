import { may } from '@dehesa/domain/access';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { PageHeader } from '@dehesa/ui';
import { Button, Container, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CollaboratorList, useManagesSome } from '../../../features/collaborators/admin/collaborator-list';
import { EarlyAccessCard } from '../../../features/collaborators/admin/early-access-card';
import { SessionsCard } from '../../../features/users/sessions/sessions-card';
import { BinLink } from '../../../lib/bin/bin-link';
import { useTextsOf } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';

const route = getRouteApi('/shell/staff/actividades/admin/colaboradores');

/** It stands below all that is told of a collaborator. */
const CollaboratorHistory = lazy(async () => ({
  default: (await import('../../../features/users/history/account-history')).CollaboratorHistory,
}));

const historyOf = (id: number) => (
  <Suspense>
    <CollaboratorHistory id={id} />
  </Suspense>
);

const historyAndSessionsOf = (id: number) => (
  <>
    {historyOf(id)}
    <SessionsCard userId={id} />
  </>
);

/** `/actividades/admin/colaboradores` (U14). */
export function CollaboratorsPage() {
  const texts = useTextsOf(collaborators);
  const managesSome = useManagesSome();
  const { role } = useSignedInUser();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={texts.heading}
        description={<Text c="dimmed">{texts.introduction}</Text>}
        actions={
          managesSome && (
            <>
              <BinLink tipo="colaboradores" />
              <Button
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => void navigate({ search: { ...view, edit: 'new' }, resetScroll: false })}
              >
                {texts.add}
              </Button>
            </>
          )
        }
      />
      <Stack gap="lg">
        <EarlyAccessCard />
        <CollaboratorList
          view={view}
          account={may({ role }, 'users.manage') ? historyAndSessionsOf : historyOf}
          onViewChange={(search) =>
            void navigate({
              search,
              // Back leads to the list as it was before, not to every letter that was typed.
              replace: search.q !== view.q,
              resetScroll: search.page !== view.page,
            })
          }
        />
      </Stack>
    </Container>
  );
}

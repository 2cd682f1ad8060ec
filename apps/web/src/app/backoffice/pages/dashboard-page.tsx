import { Role } from '@dehesa/domain/access';
import { LoadingState, PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { StaffOverview } from '../../../features/dashboard/staff-overview';
import { useTexts } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import { isStaff } from '../guards';

// With its texts it is nothing for the first screen of staff.
const OwnPage = lazy(async () => ({ default: (await import('../../../features/collaborators/own/own-page')).OwnPage }));

export function DashboardPage() {
  const { dashboard, shell } = useTexts();
  const user = useSignedInUser();
  const staff = isStaff(user.role);
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={dashboard.greeting(user.firstName || user.displayName)}
        description={<Text c="dimmed">{staff ? dashboard.staffIntroduction : dashboard.plainIntroduction}</Text>}
      />
      {staff && <StaffOverview />}
      {user.role === Role.collaborator && (
        <Suspense fallback={<LoadingState label={shell.loading} />}>
          <OwnPage />
        </Suspense>
      )}
    </Container>
  );
}

import { may } from '@dehesa/domain/access';
import { LoadingState, PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { StaffOverview } from '../../../features/statistics/staff-overview';
import { useTexts } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';

// With their texts they are nothing for the first screen of staff.
const OwnPage = lazy(async () => ({ default: (await import('../../../features/collaborators/own/own-page')).OwnPage }));
const MemberHome = lazy(async () => ({
  default: (await import('../../../features/reservations/own/member-home')).MemberHome,
}));

const FirstSteps = lazy(async () => ({
  default: (await import('../../../features/configuration/first-steps')).FirstSteps,
}));

// With its texts it stands on no other screen.
const NextActivities = lazy(async () => ({
  default: (await import('../../../features/activities/next/next-activities')).NextActivities,
}));

const route = getRouteApi('/shell/dashboard');

export function HomePage() {
  const { overview, shell } = useTexts();
  const user = useSignedInUser();
  const staff = may(user, 'activities.manage');
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={overview.greeting(user.firstName || user.displayName)}
        description={<Text c="dimmed">{staff ? overview.staffIntroduction : overview.plainIntroduction}</Text>}
      />
      {may(user, 'configuration.manage') && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      {staff && (
        <>
          <Suspense fallback={<LoadingState label={shell.loading} />}>
            <NextActivities />
          </Suspense>
          <StaffOverview
            view={view}
            onViewChange={(search) => void navigate({ search, resetScroll: false, replace: true })}
          />
        </>
      )}
      <Suspense fallback={<LoadingState label={shell.loading} />}>
        {may(user, 'reservations.readOwn') && <MemberHome />}
        {may(user, 'collaborators.readOwn') && <OwnPage />}
      </Suspense>
    </Container>
  );
}

import { PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { StaffOverview } from '../../../features/dashboard/staff-overview';
import { useTexts } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import { isStaff } from '../guards';

export function DashboardPage() {
  const { dashboard } = useTexts();
  const user = useSignedInUser();
  const staff = isStaff(user.role);
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={dashboard.greeting(user.firstName || user.displayName)}
        description={<Text c="dimmed">{staff ? dashboard.staffIntroduction : dashboard.plainIntroduction}</Text>}
      />
      {staff && <StaffOverview />}
    </Container>
  );
}

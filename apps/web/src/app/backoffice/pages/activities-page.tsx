import { PageHeader } from '@dehesa/ui';
import { Button, Container } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ActivityList } from '../../../features/activities/list/activity-list';
import { useTexts } from '../../../lib/backoffice-language';

const route = getRouteApi('/shell/staff/actividades/admin/actividades');

export function ActivitiesPage() {
  const { activities } = useTexts();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0} maw={1500}>
      <PageHeader
        title={activities.heading}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/actividades/edit/actividad" />}
          >
            {activities.create}
          </Button>
        }
      />
      <ActivityList
        view={view}
        onViewChange={(search) =>
          void navigate({
            search,
            // Back leads to the list as it was before: not to every letter that was typed, nor to every opened row.
            replace: search.q !== view.q || search.open !== view.open,
            resetScroll: search.page !== view.page,
          })
        }
      />
    </Container>
  );
}

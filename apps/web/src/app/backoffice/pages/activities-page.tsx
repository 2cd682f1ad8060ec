import { guideNameTexts } from '@dehesa/i18n/backoffice/guide-names';
import { PageHeader } from '@dehesa/ui';
import { Container } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { ActivityList } from '../../../features/activities/list/activity-list';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { LinkButton } from '../../../lib/addresses/links';

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
          <>
            <LinkButton to="/actividades/admin/calendario" variant="default">
              {useTextsOf(guideNameTexts).calendar}
            </LinkButton>
            <LinkButton to="/actividades/admin/actividades-complementarias" variant="default">
              {activities.complementary}
            </LinkButton>
            <LinkButton to="/actividades/edit/actividad" leftSection={<IconPlus size={18} aria-hidden />}>
              {activities.create}
            </LinkButton>
          </>
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

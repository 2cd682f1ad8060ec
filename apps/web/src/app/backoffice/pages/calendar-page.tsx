import { activityCalendar, guideTeam } from '@dehesa/i18n/backoffice/guides';
import { PageHeader } from '@dehesa/ui';
import { Container } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarScreen } from '../../../features/activities/calendar/calendar-screen';
import { LinkButton } from '../../../lib/addresses/links';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';

const route = getRouteApi('/shell/staff/actividades/admin/calendario');

/** `/actividades/admin/calendario`: the activities by month and week (B88). */
export function CalendarPage() {
  const texts = useTextsOf(activityCalendar);
  const { heading } = useTextsOf(guideTeam);
  const { activities } = useTexts();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0} maw={1500}>
      <PageHeader
        title={texts.heading}
        actions={
          <>
            <LinkButton to="/actividades/admin/actividades" variant="default">
              {activities.heading}
            </LinkButton>
            <LinkButton to="/actividades/admin/calendario/guias" variant="default">
              {heading}
            </LinkButton>
          </>
        }
      />
      <CalendarScreen
        view={view}
        onView={(change) => void navigate({ search: { ...view, ...change }, resetScroll: false })}
      />
    </Container>
  );
}

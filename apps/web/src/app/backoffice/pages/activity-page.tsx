import { Container } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ActivityEditor } from '../../../features/activities/form/activity-editor';
import { ScheduleNotice } from '../../../features/reservations/staff/tools/schedule-notice';

const route = getRouteApi('/shell/staff/actividades/edit/actividad');

const scheduleNotice = (activityId: number, saved: number) => <ScheduleNotice activityId={activityId} saved={saved} />;

export function ActivityPage() {
  const { id } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <ActivityEditor
        key={id}
        id={id}
        onCreated={() => navigate({ to: '/actividades/admin/actividades' })}
        scheduleNotice={scheduleNotice}
      />
    </Container>
  );
}

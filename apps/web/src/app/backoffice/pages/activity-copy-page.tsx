import { Container } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ActivityEditor } from '../../../features/activities/form/activity-editor';

const route = getRouteApi('/shell/staff/actividades/duplicar/actividad');

/** A new activity that begins as a copy (D10). */
export function ActivityCopyPage() {
  const { id } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <ActivityEditor copy key={id} id={id} onCreated={() => navigate({ to: '/actividades/admin/actividades' })} />
    </Container>
  );
}

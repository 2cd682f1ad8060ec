import { getRouteApi } from '@tanstack/react-router';
import { OutingScreen } from '../../../features/reservations/outings/outing-screen';

const route = getRouteApi('/shell/staff/actividades/admin/suspension/$id');

/** An outing that is suspended keeps which of its reservations are shown in the address. */
export function OutingPage() {
  const { id } = route.useParams();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OutingScreen
      key={id}
      activityId={id}
      view={view}
      onView={(next) => void navigate({ search: next, replace: true, resetScroll: next.page !== view.page })}
    />
  );
}

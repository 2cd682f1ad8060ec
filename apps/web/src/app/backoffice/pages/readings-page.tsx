import { getRouteApi } from '@tanstack/react-router';
import { ReadingsScreen } from '../../../features/check-in/readings/readings-screen';

const route = getRouteApi('/shell/staff/lecturas/$id');

/** The readings keep what they show in the address. */
export function ReadingsPage() {
  const { id } = route.useParams();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ReadingsScreen
      key={id}
      activityId={id}
      view={view}
      onView={(next) => void navigate({ search: next, replace: true, resetScroll: next.page !== view.page })}
    />
  );
}

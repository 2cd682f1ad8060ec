import { getRouteApi } from '@tanstack/react-router';
import { CountedScreen } from '../../../features/statistics/counted/counted-screen';

const route = getRouteApi('/shell/staff/dashboard/reservas');

/** `/dashboard/reservas`: the reservations behind a number of the statistics (B105). */
export function CountedPage() {
  const navigate = route.useNavigate();
  return <CountedScreen view={route.useSearch()} onViewChange={(search) => void navigate({ search })} />;
}

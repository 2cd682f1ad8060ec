import { getRouteApi } from '@tanstack/react-router';
import { ListScreen } from '../../../features/reservations/staff/list/list-screen';

const route = getRouteApi('/shell/staff/actividades/admin/reservas');

/** The list keeps its page, search and territory in the address. */
export function ReservationsPage() {
  const { page = 1, search = '', territory } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ListScreen
      view={{ page, search, territory }}
      onView={(change) => {
        const view = { page, search, territory, ...change };
        void navigate({
          search: {
            page: view.page > 1 ? view.page : undefined,
            search: view.search || undefined,
            territory: view.territory,
          },
          replace: change.search !== undefined,
          resetScroll: change.page !== undefined && change.search === undefined,
        });
      }}
    />
  );
}

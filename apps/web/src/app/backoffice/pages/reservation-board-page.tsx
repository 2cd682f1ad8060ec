import { ReservationStatus } from '@dehesa/domain/reservation-status';
import { getRouteApi } from '@tanstack/react-router';
import { BoardScreen } from '../../../features/reservations/staff/board/board-screen';

const route = getRouteApi('/shell/staff/actividades/ver/reserva');

/** The board keeps its activity, column, shift and search in the address. */
export function ReservationBoardPage() {
  const { id, status = ReservationStatus.pending, shift = '', search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <BoardScreen
      key={id}
      activityId={id}
      view={{ status, shift, search }}
      onView={(change) => {
        const view = { status, shift, search, ...change };
        void navigate({
          search: {
            id,
            status: view.status === ReservationStatus.pending ? undefined : view.status,
            shift: view.shift || undefined,
            search: view.search || undefined,
          },
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}

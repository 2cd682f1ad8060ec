import { getRouteApi } from '@tanstack/react-router';
import { ReservationEditScreen } from '../../../features/reservations/staff/form/reservation-edit-screen';

const route = getRouteApi('/shell/staff/actividades/edit/reserva');

export function ReservationEditPage() {
  const { id, actividad, from } = route.useSearch();
  return <ReservationEditScreen id={id} activityId={actividad} from={from} />;
}

import { PageHeader } from '@dehesa/ui';
import { Container } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { OwnReservations } from '../../../features/reservations/own/own-reservations';
import { useOwnReservationTexts } from '../../../features/reservations/own/use-own-reservation-texts';

const route = getRouteApi('/shell/actividades/usuario/reservas');

/** `/actividades/usuario/reservas`: a member's own (U5). */
export function OwnReservationsPage() {
  const { title } = useOwnReservationTexts();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="md" px={0} mx={0}>
      <PageHeader title={title} />
      <OwnReservations
        view={view}
        onViewChange={(search) => void navigate({ search, resetScroll: search.page !== view.page })}
      />
    </Container>
  );
}

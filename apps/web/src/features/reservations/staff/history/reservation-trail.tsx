import { Breadcrumbs } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.css';
import { useTexts } from '../../../../lib/backoffice-language';
import { LinkAnchor } from '../../../../lib/addresses/links';

/** Inicio > Reservas (U25); the title below says where one is. */
export function ReservationTrail() {
  const { shell, reservations } = useTexts();
  return (
    <nav aria-label={reservations.board.trail}>
      <Breadcrumbs style={{ flexWrap: 'wrap' }}>
        <LinkAnchor to="/dashboard" py={8}>
          {shell.home}
        </LinkAnchor>
        <LinkAnchor to="/actividades/admin/reservas" py={8}>
          {reservations.list.title}
        </LinkAnchor>
      </Breadcrumbs>
    </nav>
  );
}

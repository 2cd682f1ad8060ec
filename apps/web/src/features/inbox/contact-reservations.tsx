import { isLive } from '@dehesa/domain/reservation-status';
import { Unbroken } from '@dehesa/ui';
import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Badge, Group, Text } from '@mantine/core';
import { LinkAnchor } from '../../lib/addresses/links';
import { useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';
import classes from './inbox.module.css';
import { statusColour } from '../../lib/lists/status-colour';

type Conversation = Outputs['config']['inbox']['conversation'];

/** What somebody who writes has booked: the coming ones first. */
export function ContactReservations({ reservations, channel }: Pick<Conversation, 'reservations' | 'channel'>) {
  const texts = useTextsOf(inbox);
  if (reservations.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.noReservations[channel]}
      </Text>
    );
  }
  return (
    <details className={classes.reservations} open={reservations.length <= 2}>
      <summary>
        {texts.reservations[channel]} ({reservations.length})
      </summary>
      <ul>
        {reservations.map(({ id, reference, title, date, status, partySize }) => (
          <li key={id}>
            <LinkAnchor to="/actividades/edit/reserva" search={{ id }} fw={600}>
              <Unbroken>{reference}</Unbroken>
            </LinkAnchor>
            <Group gap="xs" component="span">
              <Text span size="sm">
                {formatDayMonthYear(date)} · {title} · {texts.people(partySize)}
              </Text>
              {isLive(status) && (
                <Badge variant="light" color={statusColour[status]}>
                  {texts.status[status]}
                </Badge>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </details>
  );
}

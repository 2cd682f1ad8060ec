import { ReservationStatus } from '@dehesa/domain/reservations';
import { formatInstant } from '@dehesa/i18n/formats';
import { Stack, Text } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { FormSection } from './form-section';
import classes from './reservation-history.module.css';
import type { ReservationEvent } from './reservation-types';

/** Who did what to a reservation, newest first (B17). */
export function ReservationHistory({ events }: { events: readonly ReservationEvent[] }) {
  const { history } = useTexts().reservations;
  return (
    <FormSection title={history.heading}>
      {events.length === 0 ? (
        <Text c="dimmed">{history.empty}</Text>
      ) : (
        <ol className={classes.events} reversed>
          {events.map((event) => (
            <li key={event.id} className={classes.event}>
              <Event event={event} />
            </li>
          ))}
        </ol>
      )}
    </FormSection>
  );
}

function Event({ event }: { event: ReservationEvent }) {
  const { language } = useLanguage();
  const { shell, reservations } = useTexts();
  const { history } = reservations;
  const who = event.actor === null ? history.visitor : event.actor.name;
  const role = event.actor?.role ?? null;
  return (
    <Stack gap={0}>
      <Text fw={600}>{useActionName(event)}</Text>
      <Details event={event} />
      <Text size="sm" c="dimmed">
        <time dateTime={event.at.toISOString()}>{formatInstant(event.at, language)}</time>
        {` · ${role === null ? who : `${who} (${shell.roles[role]})`}`}
      </Text>
    </Stack>
  );
}

/** A confirmed reservation that was confirmed again was only told again (B17). */
function useActionName({ action, from, to }: ReservationEvent): string {
  const { actions } = useTexts().reservations.history;
  switch (action) {
    case 'reservations.book':
      return actions.book;
    case 'reservations.create':
      return actions.create;
    case 'reservations.edit':
      return actions.edit;
    case 'reservations.changeStatus':
      return from === to ? actions.resend : actions.changeStatus;
    case 'reservations.confirmAttendance':
      return actions.confirmAttendance;
    case 'reservations.confirmVisit':
      return actions.confirmVisit;
    default:
      return actions.other;
  }
}

function Details({ event: { from, to, people, notified, forced } }: { event: ReservationEvent }) {
  const { history, status } = useTexts().reservations;
  const nameOf = (id: ReservationStatus) => (id === ReservationStatus.cancelled ? history.cancelled : status[id]);
  const parts = [
    from !== null && to !== null && from !== to ? history.from(nameOf(from), nameOf(to)) : undefined,
    from === null && to !== null ? nameOf(to) : undefined,
    people === null ? undefined : history.people(people),
    notified ? history.notified : undefined,
    forced ? history.forced : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 && <Text size="sm">{parts.join(' · ')}</Text>;
}

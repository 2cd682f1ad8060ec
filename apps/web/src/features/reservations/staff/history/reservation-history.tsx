import { ReservationStatus } from '@dehesa/domain/reservations';
import { checkInTexts } from '@dehesa/i18n/backoffice/check-in';
import { cancelReasons, writeTexts } from '@dehesa/i18n/backoffice/many-reservations';
import { formatInstant } from '@dehesa/i18n/formats';
import { ownChangeNames } from '@dehesa/i18n/backoffice/reservation-board';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { SectionCard } from '@dehesa/ui';
import { Stack, Text } from '@mantine/core';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import classes from '../../../../lib/lists/timeline.module.css';
import type { ReservationEvent } from '../reservation-types';
import { useToolTexts } from '../tools/use-tool-texts';

/** Who did what to a reservation, newest first (B17). */
export function ReservationHistory({ events }: { events: readonly ReservationEvent[] }) {
  const { history } = useTexts().reservations;
  return (
    <SectionCard title={history.heading}>
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
    </SectionCard>
  );
}

function Event({ event }: { event: ReservationEvent }) {
  const { language } = useLanguage();
  const { shell, reservations } = useTexts();
  const { history } = reservations;
  const offers = waitingList[language].history;
  const byItself = event.action === 'reservations.offerPlaces' || event.action === 'reservations.expireOffer';
  const who = event.actor?.name ?? (byItself ? offers.product : history.visitor);
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
function useActionName({ action, from, to, messageToAll }: ReservationEvent): string {
  const { actions } = useTexts().reservations.history;
  const { language } = useLanguage();
  const offers = waitingList[language].history;
  const tools = useToolTexts();
  const own = ownChangeNames[language];
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
    case 'reservations.undoAttendance':
      return actions.undoAttendance;
    case 'reservations.checkIn':
      return checkInTexts[language].history.checkIn;
    case 'reservations.write':
      return writeTexts[language].event;
    case 'reservations.messageToAll':
      return messageToAll === null ? actions.other : tools.kinds[messageToAll].title;
    case 'reservations.offerPlaces':
      return offers.offerPlaces;
    case 'reservations.acceptOffer':
      return offers.acceptOffer;
    case 'reservations.declineOffer':
      return offers.declineOffer;
    case 'reservations.expireOffer':
      return offers.expireOffer;
    case 'reservations.withdrawOffer':
      return offers.withdrawOffer;
    case 'visits.confirm':
      return actions.confirmVisit;
    default:
      return own[action] ?? actions.other;
  }
}

function Details({ event }: { event: ReservationEvent }) {
  const { from, to, people, marks, notified, forced, atOnce, reason, written } = event;
  const { language } = useLanguage();
  const ticked = checkInTexts[language].history;
  const reasons = cancelReasons[language];
  const { history, status } = useTexts().reservations;
  const nameOf = (id: ReservationStatus) => (id === ReservationStatus.cancelled ? history.cancelled : status[id]);
  const parts = [
    from !== null && to !== null && from !== to ? history.from(nameOf(from), nameOf(to)) : undefined,
    from === null && to !== null ? nameOf(to) : undefined,
    people === null ? undefined : history.people(people),
    marks?.present ? ticked.came(marks.present) : undefined,
    marks?.absent ? ticked.absent(marks.absent) : undefined,
    marks?.open ? ticked.open(marks.open) : undefined,
    reason === null ? undefined : reasons.shown(reason.text === '' ? reasons.codes[reason.code] : reason.text),
    written === null ? undefined : writeTexts[language].quoted(written),
    notified ? history.notified : undefined,
    forced ? history.forced : undefined,
    atOnce ? history.atOnce : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 && <Text size="sm">{parts.join(' · ')}</Text>;
}

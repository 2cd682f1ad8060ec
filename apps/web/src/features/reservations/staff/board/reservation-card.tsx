import { Answers } from './answers';
import { may } from '@dehesa/domain/access';
import { isGroup } from '@dehesa/domain/reservations';
import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { attendanceDay, attendanceOpen } from '@dehesa/domain/check-in';
import { madridDate } from '@dehesa/domain/madrid-time';
import { formatInstant } from '@dehesa/i18n/formats';
import { reservationConsents } from '@dehesa/i18n/backoffice/reservation-board';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Anchor, Badge, Card, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconMailForward, IconSparkles } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { useSignedInUser } from '../../../../lib/session';
import type { ReactNode } from 'react';
import classes from './board.module.css';
import { fullName, partyOfReservation } from '../form/party';
import { sizeOfParty } from '../party-size';
import { useBoardChoice } from '../many/board-choice';
import { useManyTexts } from '../many/use-many-texts';
import { ReservationActions } from './reservation-actions';
import type { BoardReservation } from '../reservation-types';
import type { LiveStatus, StatusAction } from './status-actions';
import { useNow, useTimeAgo } from '../use-now';

export interface ReservationCardProps {
  reservation: BoardReservation;
  /** The column in which it stands. */
  status: LiveStatus;
  /** Below the heading of its shift. */
  inGroup?: boolean;
  /** Somebody else has just changed it. */
  changed?: boolean;
  /** To drag it by. */
  handle?: ReactNode;
  cardRef?: (card: HTMLElement | null) => void;
  /** It is being dragged: what stays behind. */
  carried?: boolean;
  onAction: (action: StatusAction, reservation: BoardReservation) => void;
}

/** Where the focus goes once a reservation has changed its column. */
export const reservationCardId = (id: number) => `reservation-${id}`;

/** One reservation on the board: who comes, how to reach them and what can be done. */
export function ReservationCard({ reservation, status, onAction, ...shown }: ReservationCardProps) {
  const { inGroup = false, changed = false, handle, cardRef, carried = false } = shown;
  const { card, people } = useTexts().reservations;
  const many = useManyTexts();
  const { selection, write } = useBoardChoice();
  const { selecting } = selection;
  const today = madridDate(useNow());
  const user = useSignedInUser();
  const mayWhatsapp = may(user, 'messages.resendWhatsapp');
  const { id, reference, shift, notes } = reservation;
  const { phone, email, companions, ...party } = partyOfReservation(reservation);
  const { nameErased } = reservationConsents[useLanguage().language];
  const name = party.name === '' ? nameErased : party.name;
  const nameId = `${reservationCardId(id)}-name`;
  return (
    <Card
      component="article"
      ref={cardRef}
      id={reservationCardId(id)}
      tabIndex={-1}
      padding="md"
      aria-labelledby={nameId}
      className={classes.card}
      data-carried={carried || undefined}
      data-changed={changed || undefined}
      data-chosen={(selecting && selection.chosen.has(id)) || undefined}
    >
      <Stack gap="xs">
        {reservation.offered && <Offered />}
        {reservation.offerExpiresAt && <OpenOffer until={reservation.offerExpiresAt} />}
        <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
          <Text component={inGroup ? 'h4' : 'h3'} id={nameId} fw={600} lh={1.3} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {selecting ? (
            <Checkbox
              size="md"
              className={classes.tick}
              aria-label={many.selectOne(name)}
              checked={selection.chosen.has(id)}
              onChange={(event) => selection.choose([id], event.currentTarget.checked)}
            />
          ) : (
            handle
          )}
        </Group>
        <Group gap={6}>
          <Badge variant="light" tt="none" size="lg">
            {people(sizeOfParty(reservation))}
          </Badge>
          {shift !== null && !inGroup && (
            <Badge variant="outline" tt="none" size="lg">
              {card.shift} {shift.name}
            </Badge>
          )}
        </Group>
        <Text size="sm">
          {card.reference}{' '}
          <Text span inherit fw={600} style={{ whiteSpace: 'nowrap' }}>
            {reference}
          </Text>
        </Text>
        <Contact phone={phone} email={email} linked={!selecting} />
        {isGroup(reservation.unnamed) && <Text size="sm">{card.unnamed(reservation.unnamed)}</Text>}
        {companions.length > 0 && (
          <Labelled label={card.companions}>
            {companions
              .map((person) => (person.kind === 'child' ? `${fullName(person)} (${card.child})` : fullName(person)))
              .join(', ')}
          </Labelled>
        )}
        {notes !== '' && <Labelled label={card.notes}>{notes}</Labelled>}
        <Answers answers={reservation.answers} people={reservation.people} />
        {reservation.collaborator !== null && (
          <Labelled label={card.collaborator}>{reservation.collaborator.name}</Labelled>
        )}
        {reservation.checkedIn && <Attended />}
        <Created at={reservation.createdAt} />
        {!selecting && (
          <ReservationActions
            id={id}
            name={name}
            facts={{
              status,
              attended: reservation.checkedIn,
              dayHasCome: attendanceOpen(reservation.activity, today),
              mayWhatsapp,
            }}
            attendedFrom={formatDayMonthYear(attendanceDay(reservation.activity))}
            onAction={(action) => onAction(action, reservation)}
            onWrite={() => write(id)}
          />
        )}
      </Stack>
    </Card>
  );
}

/** While cards are chosen nobody calls somebody by mistake. */
function Contact({ phone, email, linked }: { phone: string; email: string; linked: boolean }) {
  if (!linked)
    return (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[phone, email].filter((part) => part !== '').join(' · ')}
      </Text>
    );
  return (
    <Stack gap={0}>
      {phone !== '' && (
        <Anchor size="sm" href={`tel:${phone.replace(/\s/g, '')}`} py={4}>
          {phone}
        </Anchor>
      )}
      {email !== '' && (
        <Anchor size="sm" href={`mailto:${email}`} py={4} style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Anchor>
      )}
    </Stack>
  );
}

function Labelled({ label, children }: { label: string; children: string }) {
  return (
    <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <Text span inherit c="dimmed">
        {label}:{' '}
      </Text>
      {children}
    </Text>
  );
}

function Offered() {
  const { card } = useTexts().reservations;
  return (
    <Group gap={6} wrap="nowrap" c="var(--dehesa-cork)">
      <IconSparkles size={18} aria-hidden />
      <Text size="sm" fw={600}>
        {card.fitsNow}
      </Text>
    </Group>
  );
}

function OpenOffer({ until }: { until: Date }) {
  const { language } = useLanguage();
  return (
    <Group gap={6} wrap="nowrap" c="var(--dehesa-cork)">
      <IconMailForward size={18} aria-hidden />
      <Text size="sm" fw={600}>
        {waitingList[language].card.offeredUntil(formatInstant(until, language))}
      </Text>
    </Group>
  );
}

function Attended() {
  const { card } = useTexts().reservations;
  return (
    <Group gap={6} wrap="nowrap" c="var(--dehesa-green)">
      <IconCheck size={18} aria-hidden />
      <Text size="sm" fw={600}>
        {card.attended}
      </Text>
    </Group>
  );
}

function Created({ at }: { at: Date }) {
  const { language } = useLanguage();
  const { card } = useTexts().reservations;
  return (
    <Text size="sm" c="dimmed" component="time" dateTime={at.toISOString()} title={formatInstant(at, language)}>
      {card.created(useTimeAgo(at))}
    </Text>
  );
}

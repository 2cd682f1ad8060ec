import type { LiveStatus } from '@dehesa/domain/reservation-status';
import { may } from '@dehesa/domain/access';
import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { attendanceDay, attendanceOpen } from '@dehesa/domain/check-in';
import { isGroup } from '@dehesa/domain/reservations';
import { formatInstant } from '@dehesa/i18n/formats';
import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../../../lib/backoffice-language';
import { quiet } from '../../../../../lib/inputs/quiet';
import { useSignedInUser } from '../../../../../lib/session';
import { fullName, partyOfReservation } from '../../form/party';
import { sizeOfParty } from '../../party-size';
import type { BoardReservation } from '../../reservation-types';
import { useTimeAgo, useToday } from '../../use-clock';
import type { StatusAction } from '../status-actions';
import { Answers } from './answers';
import { ReservationActions } from './reservation-actions';
import { useNameOnCard } from './name-on-card';

interface CardDetailsProps {
  reservation: BoardReservation;
  status: LiveStatus;
  /** Below the heading of its shift. */
  inGroup: boolean;
  /** Cards are being chosen: nothing else can be done with them meanwhile. */
  selecting: boolean;
  onAction: (action: StatusAction, reservation: BoardReservation) => void;
  onWrite: () => void;
}

/** What a card says below the name: how to reach them, who comes along, and what can be done. */
export const CardDetails = quiet(function CardDetails(props: CardDetailsProps) {
  const { reservation, status, inGroup, selecting, onAction, onWrite } = props;
  const { card, people } = useTexts().reservations;
  const today = useToday();
  const user = useSignedInUser();
  const mayWhatsapp = may(user, 'messages.resendWhatsapp');
  const { id, reference, shift, notes } = reservation;
  const { phone, email, companions } = partyOfReservation(reservation);
  const name = useNameOnCard(reservation);
  return (
    <>
      <Group gap={6}>
        <Badge variant="light" size="lg">
          {people(sizeOfParty(reservation))}
        </Badge>
        {shift !== null && !inGroup && (
          <Badge variant="outline" size="lg">
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
          onWrite={onWrite}
        />
      )}
    </>
  );
});

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

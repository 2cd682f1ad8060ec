import type { LiveStatus } from '@dehesa/domain/reservation-status';
import { formatInstant } from '@dehesa/i18n/formats';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Card, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconMailForward, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLanguage, useTexts } from '../../../../../lib/backoffice-language';
import { quiet } from '../../../../../lib/inputs/quiet';
import { useBoardChoice } from '../../many/board-choice';
import { useManyTexts } from '../../many/use-many-texts';
import { sizeOfParty } from '../../party-size';
import type { BoardReservation } from '../../reservation-types';
import classes from '../board.module.css';
import type { StatusAction } from '../status-actions';
import { CardDetails } from './card-details';
import { FoldButton } from './fold-button';
import { useFoldedBoard } from './folded-board';
import { useNameOnCard } from './name-on-card';

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

/**
 * One reservation on the board: who comes, how to reach them and what can be done. The board is read anew each time that
 * somebody changes one: the others are not drawn again.
 */
export const ReservationCard = quiet(function ReservationCard(props: ReservationCardProps) {
  const { reservation, status, onAction, ...shown } = props;
  const { inGroup = false, changed = false, handle, cardRef, carried = false } = shown;
  const { card, people } = useTexts().reservations;
  const many = useManyTexts();
  const { selection, write } = useBoardChoice();
  const { selecting } = selection;
  const { id } = reservation;
  const name = useNameOnCard(reservation);
  const nameId = `${reservationCardId(id)}-name`;
  const folds = useFoldedBoard().folded;
  const [open, setOpen] = useState(false);
  const folded = folds && !open;
  return (
    <Card
      component="article"
      ref={cardRef}
      id={reservationCardId(id)}
      tabIndex={-1}
      padding={folded ? 'xs' : 'md'}
      aria-labelledby={nameId}
      className={classes.card}
      data-carried={carried || undefined}
      data-changed={changed || undefined}
      data-chosen={(selecting && selection.chosen.has(id)) || undefined}
    >
      <Stack gap="xs">
        {!folded && reservation.offered && <Offered />}
        {!folded && reservation.offerExpiresAt && <OpenOffer until={reservation.offerExpiresAt} />}
        <Group gap="xs" wrap="nowrap" align={folded ? 'center' : 'flex-start'} justify="space-between">
          <Text
            component={inGroup ? 'h4' : 'h3'}
            id={nameId}
            fw={600}
            lh={1.3}
            flex={1}
            truncate={folded}
            title={folded ? name : undefined}
            style={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Text>
          {folded && (
            <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {reservation.checkedIn && <IconCheck size={16} aria-label={card.attended} />}
              {(reservation.offered || reservation.offerExpiresAt) && (
                <IconSparkles size={16} aria-label={card.fitsNow} />
              )}{' '}
              {people(sizeOfParty(reservation))}
            </Text>
          )}
          {folds && <FoldButton name={name} folded={folded} onFold={(next) => setOpen(!next)} />}
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
        {!folded && (
          <CardDetails
            reservation={reservation}
            status={status}
            inGroup={inGroup}
            selecting={selecting}
            onAction={onAction}
            onWrite={() => write(id)}
          />
        )}
      </Stack>
    </Card>
  );
});

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

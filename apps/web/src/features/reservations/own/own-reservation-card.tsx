import { Unbroken } from '@dehesa/ui';
import { formatDayOfMonth, formatLongDate, formatShortMonth } from '@dehesa/i18n/formats';
import { Alert, Badge, Button, Card, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useLanguage } from '../../../lib/backoffice-language';
import type { Outputs } from '../../../lib/trpc';
import classes from './own-reservations.module.css';
import { useOwnReservationTexts } from './use-own-reservation-texts';
import { statusColour } from '../../../lib/lists/status-colour';

export type OwnReservation = Outputs['reservations']['own']['rows'][number];

/** One reservation with all that is needed on the day, and the way to its own page. */
export function OwnReservationCard({ reservation, past }: { reservation: OwnReservation; past: boolean }) {
  const texts = useOwnReservationTexts();
  const { language } = useLanguage();
  const { activity, reference, status, people, partySize } = reservation;
  const names = people.filter(Boolean).join(', ');
  const facts = [
    [formatLongDate(activity.date, language), activity.hours],
    [activity.shift && texts.shift(activity.shift)],
    [activity.municipality, activity.meetingPoint && texts.meetingPoint(activity.meetingPoint)],
    [names === '' ? texts.peopleCount(partySize) : texts.people(partySize, names)],
  ]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter(Boolean);
  return (
    <Card component="article" aria-labelledby={`reservation-${reservation.id}`}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <div className="poster-date" aria-hidden>
          <Text fw={700} fz={24} inherit>
            {formatDayOfMonth(activity.date)}
          </Text>
          <Text size="sm">{formatShortMonth(activity.date, language)}</Text>
        </div>
        <Stack gap={6} flex={1} miw={0}>
          <Group gap="xs" justify="space-between" align="flex-start">
            <Title order={2} fz="h3" id={`reservation-${reservation.id}`}>
              {activity.title}
            </Title>
            <Badge variant="light" size="lg" color={activity.suspended ? 'clay' : statusColour[status]}>
              {activity.suspended ? texts.suspended : texts.statuses[status]}
            </Badge>
          </Group>
          {facts.map((fact) => (
            <Text key={fact} size="sm">
              {fact}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            {texts.reference}{' '}
            <code>
              <Unbroken>{reference}</Unbroken>
            </code>
          </Text>
          {activity.suspended && !past && <Text fw={600}>{texts.suspendedText}</Text>}
          {reservation.offered && (
            <Alert color="cork" variant="light" role="group">
              {texts.offered}
            </Alert>
          )}
          <Group gap="sm" mt="xs" align="flex-start">
            {reservation.address !== null && (
              <Button component="a" href={reservation.address} variant={past ? 'default' : 'filled'}>
                {past ? texts.openPast : texts.open}
                <VisuallyHidden>
                  &nbsp;{past ? texts.openPastOf(activity.title) : texts.openOf(activity.title)}
                </VisuallyHidden>
              </Button>
            )}
            {reservation.qrAddress !== null && (
              <details className={classes.code}>
                <summary>{texts.showQr}</summary>
                <img
                  src={reservation.qrAddress}
                  alt={texts.qrOf(reference)}
                  width={220}
                  height={220}
                  loading="lazy"
                  decoding="async"
                />
                <Text size="sm">{texts.qrHint}</Text>
              </details>
            )}
          </Group>
        </Stack>
      </Group>
    </Card>
  );
}

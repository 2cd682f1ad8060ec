import { formatLongDate, formatTimeRange } from '@dehesa/i18n/formats';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { GuideNames } from '../../../../lib/lists/guide-names';
import classes from './activity-card.module.css';
import { DatePoster } from './date-poster';
import type { ActivityCardData } from '../reservation-types';

/** An activity with its reservations counted. The whole card leads to them; its title is the link. */
export function ActivityCard({ activity }: { activity: ActivityCardData }) {
  const { language } = useLanguage();
  const { shell, reservations } = useTexts();
  const { list } = reservations;
  const { id, date, past, hidden, full, suspended } = activity;
  const times = formatTimeRange(activity.startTime, activity.endTime);
  return (
    <article className={classes.card} data-past={past || undefined}>
      <Group gap="md" wrap="nowrap" align="flex-start">
        <DatePoster date={date} past={past} />
        <Stack gap={4} miw={0}>
          <Title order={3} size="h4" lh={1.3} className={classes.title}>
            <Link className={classes.link} to="/actividades/ver/reserva" search={{ id }}>
              {activity.title[language]}
            </Link>
          </Title>
          <Text size="sm">{reservations.date(formatLongDate(date, language), times)}</Text>
          <Text size="sm" c="dimmed">
            {activity.category[language]} · {shell.territories[activity.territoryId]}
          </Text>
          <GuideNames guides={activity.guides} />
        </Stack>
      </Group>
      {(past || hidden || full || suspended) && (
        <Group gap={6}>
          {suspended && <Flag text={list.suspended} strong />}
          {past && <Flag text={list.past} />}
          {hidden && <Flag text={list.hidden} />}
          {full && !past && <Flag text={list.full} strong />}
        </Group>
      )}
      <dl className={classes.numbers}>
        <Count label={list.capacity} value={activity.capacity} />
        <Count label={list.confirmed} value={activity.confirmed} />
        <Count label={list.requests} value={activity.pending} marked={activity.pending > 0 && !past} />
      </dl>
    </article>
  );
}

function Flag({ text, strong = false }: { text: string; strong?: boolean }) {
  return (
    <Badge size="lg" color={strong ? 'clay' : 'holm'} variant={strong ? 'light' : 'outline'}>
      {text}
    </Badge>
  );
}

function Count({ label, value, marked = false }: { label: string; value: number; marked?: boolean }) {
  return (
    <div className={classes.count} data-marked={marked || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

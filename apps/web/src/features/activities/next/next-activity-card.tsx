import { nextActivitiesTexts } from '@dehesa/i18n/backoffice/home';
import { formatDayOfMonth, formatLongDate, formatShortMonth, formatTimeRange } from '@dehesa/i18n/formats';
import { activityMinimumTexts } from '@dehesa/i18n/terms';
import { Badge, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import type { Outputs } from '../../../lib/trpc';
import { statusColour } from '../../../lib/lists/status-colour';
import classes from './next-activities.module.css';

type NextActivity = Outputs['activities']['next']['activities'][number];

/** An activity of the coming days as its places stand. The whole card leads to its board; its title is the link. */
export function NextActivityCard({ activity }: { activity: NextActivity }) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const texts = useTextsOf(nextActivitiesTexts);
  const { id, title, date, day, startTime, endTime, municipality, territoryId, capacity, held, full } = activity;
  const hours = formatTimeRange(startTime, endTime);
  return (
    <article className={classes.card}>
      <div className="poster-date" aria-hidden>
        <Text fw={700} fz={24} inherit>
          {formatDayOfMonth(date)}
        </Text>
        <Text size="sm">{formatShortMonth(date, language)}</Text>
      </div>
      <Stack gap={6} flex={1} miw={0}>
        <Title order={3} size="h4" lh={1.3}>
          <Link className={classes.link} to="/actividades/ver/reserva" search={{ id }}>
            {title[language]}
          </Link>
        </Title>
        <Text size="sm">
          {day !== 'later' && <strong>{texts.days[day]} · </strong>}
          {formatLongDate(date, language)}
          {hours !== '' && <span className={classes.hours}> · {hours}</span>}
        </Text>
        <Text size="sm" c="dimmed">
          {[municipality, shell.territories[territoryId]].filter((part) => part !== '').join(' · ')}
        </Text>
        <Progress
          value={capacity === 0 ? 0 : Math.min(100, (held * 100) / capacity)}
          size="lg"
          radius="xl"
          color={full ? 'cork' : 'holm'}
          aria-hidden
          mt={4}
        />
        <Text size="sm">{texts.occupied(held, capacity)}</Text>
        <Marks activity={activity} />
      </Stack>
    </article>
  );
}

/** What of it somebody may have to see to, in words. */
function Marks({ activity: { requests, waiting, full, lacking } }: { activity: NextActivity }) {
  const { language } = useLanguage();
  const texts = useTextsOf(nextActivitiesTexts);
  const [first, ...others] = lacking;
  const marks = [
    { text: full ? texts.full : '', color: 'clay' },
    { text: requests > 0 ? texts.requests(requests) : '', color: statusColour[1] },
    { text: waiting > 0 ? texts.waiting(waiting) : '', color: statusColour[3] },
    {
      text:
        first === undefined
          ? ''
          : others.length > 0
            ? texts.lackingShifts(lacking.length)
            : `${texts.lacking}: ${activityMinimumTexts[language].toGo(first.held, first.unreached, first.shift)}`,
      color: 'clay',
    },
  ];
  return (
    <Group gap={6}>
      {marks
        .filter(({ text }) => text !== '')
        .map(({ text, color }) => (
          <Badge key={text} color={color} variant="light" className={classes.mark}>
            {text}
          </Badge>
        ))}
    </Group>
  );
}

import { guideLimits } from '@dehesa/domain/activities';
import { activityCalendar } from '@dehesa/i18n/backoffice/guides';
import { EmptyState } from '@dehesa/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { madridToday } from '../../../lib/madrid-today';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { type CalendarSpan, isDay, periodTitle, shownDays } from './calendar-days';
import { CalendarFilters } from './calendar-filters';
import { CalendarAgenda, CalendarGrid } from './calendar-grid';
import type { CalendarView } from './calendar-view';
import classes from './calendar.module.css';
import type { Calendar } from './outing-tile';

const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog')).AssignDialog }));

/** How often it is asked for anew, in milliseconds. */
const refreshEvery = 60_000;

interface CalendarScreenProps {
  view: CalendarView;
  onView: (change: Partial<CalendarView>) => void;
}

/** The activities by day, with places and guides; several can be given a guide at once (B87, B88). */
export function CalendarScreen({ view, onView }: CalendarScreenProps) {
  const texts = useTextsOf(activityCalendar);
  const { language } = useLanguage();
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const today = madridToday(new Date());
  const day = isDay(view.day) ? view.day : today;
  const span: CalendarSpan = view.view ?? 'month';
  const days = shownDays(day, span);
  const calendar = trpc.activities.calendar.useQuery(
    {
      from: days[0] ?? day,
      to: days.at(-1) ?? day,
      territoryId: view.territory ?? null,
      guide: view.guide ?? null,
    },
    { placeholderData: keepPreviousData, refetchInterval: refreshEvery },
  );

  function move(change: Partial<CalendarView>) {
    // What is not in sight any more must not be given a guide.
    if (chosen !== null) setChosen(new Set());
    onView(change);
  }
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  const shared = {
    days,
    span,
    month: day.slice(0, 7),
    today,
    selection: chosen && { chosen, onToggle: toggle },
    onWeek: (other: string) => move({ day: other, view: 'week' }),
  };
  return (
    <Stack gap="md" aria-busy={calendar.isPlaceholderData}>
      <CalendarFilters view={view} day={day} span={span} onView={move} />
      <QueryView query={calendar}>
        {(data) => (
          <>
            <Choosing calendar={data} chosen={chosen} onChosen={setChosen} />
            {data.more && (
              <Alert color="cork" variant="light">
                {texts.tooMany(guideLimits.outings)}
              </Alert>
            )}
            {wide ? (
              <CalendarGrid {...shared} calendar={data} caption={texts.caption(periodTitle(day, span, language))} />
            ) : data.outings.length === 0 ? (
              <EmptyState title={texts.noneOfPeriod} message={texts.noneOfPeriodMessage} />
            ) : (
              <CalendarAgenda {...shared} calendar={data} />
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

interface ChoosingProps {
  calendar: Calendar;
  chosen: ReadonlySet<number> | null;
  onChosen: (chosen: ReadonlySet<number> | null) => void;
}

/** How many there are, and the way to give several of them a guide. */
function Choosing({ calendar: { outings }, chosen, onChosen }: ChoosingProps) {
  const texts = useTextsOf(activityCalendar);
  const [asking, setAsking] = useState(false);
  // One that was moved away or suspended by somebody else meanwhile is chosen no more.
  const present = outings.filter(({ id }) => chosen?.has(id)).map(({ id }) => id);
  const choosable = outings.filter(({ hidden, suspended, past }) => !hidden && !suspended && !past);
  const tooMany = present.length > guideLimits.activities;
  return (
    <Group gap="sm" className={chosen === null ? undefined : classes.selecting}>
      <Text role="status">{chosen === null ? texts.count(outings.length) : texts.select.chosen(present.length)}</Text>
      {chosen === null ? (
        <Button variant="default" disabled={outings.length === 0} onClick={() => onChosen(new Set())}>
          {texts.select.start}
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={() => onChosen(new Set(choosable.map(({ id }) => id)))}>
            {texts.select.all(choosable.length)}
          </Button>
          <Button disabled={present.length === 0 || tooMany} onClick={() => setAsking(true)}>
            {texts.select.put}
          </Button>
          <Button variant="subtle" onClick={() => onChosen(null)}>
            {texts.select.stop}
          </Button>
          {tooMany && <Text role="alert">{texts.select.tooMany(guideLimits.activities)}</Text>}
        </>
      )}
      {asking && (
        <Suspense fallback={null}>
          <AssignDialog
            activityIds={present}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              onChosen(null);
            }}
          />
        </Suspense>
      )}
    </Group>
  );
}

import { guideLimits } from '@dehesa/domain/activities';
import { activityCalendar } from '@dehesa/i18n/backoffice/guides';
import { EmptyState } from '@dehesa/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { LinkButton } from '../../../lib/addresses/links';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
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
  const { activities } = useTexts();
  const { language } = useLanguage();
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [openedOn] = useState(() => madridToday(new Date()));
  const day = isDay(view.day) ? view.day : openedOn;
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

  // Of a screen that is left open over night the day goes on with what it shows.
  const today = calendar.dataUpdatedAt === 0 ? openedOn : madridToday(new Date(calendar.dataUpdatedAt));

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
              <EmptyState
                title={texts.noneOfPeriod}
                message={texts.noneOfPeriodMessage}
                action={<LinkButton to="/actividades/edit/actividad">{activities.create}</LinkButton>}
              />
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

/** How many there are, and the way to give several of them a guide. The focus stays on what goes on from where it was. */
function Choosing({ calendar: { outings }, chosen, onChosen }: ChoosingProps) {
  const texts = useTextsOf(activityCalendar);
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const put = useRef<HTMLButtonElement>(null);
  // One that was moved away or suspended by somebody else meanwhile is chosen no more.
  const present = outings.filter(({ id }) => chosen?.has(id));
  const choosable = outings.filter(({ hidden, suspended, past }) => !hidden && !suspended && !past);
  const tooMany = present.length > guideLimits.activities;
  function leave() {
    onChosen(null);
    first.current?.focus();
  }
  return (
    <Group gap="sm" className={chosen === null ? undefined : classes.selecting}>
      <Text role="status">{chosen === null ? texts.count(outings.length) : texts.select.chosen(present.length)}</Text>
      {/* One button that changes its words, so that who pressed it is still on it. */}
      <Button
        ref={first}
        variant="default"
        onClick={() => onChosen(new Set(chosen === null ? [] : choosable.map(({ id }) => id)))}
      >
        {chosen === null ? texts.select.start : texts.select.all(choosable.length)}
      </Button>
      {chosen !== null && (
        <>
          <Button ref={put} disabled={present.length === 0 || tooMany} onClick={() => setAsking(true)}>
            {texts.select.put}
          </Button>
          <Button variant="subtle" onClick={leave}>
            {texts.select.stop}
          </Button>
          {tooMany && <Text role="alert">{texts.select.tooMany(guideLimits.activities)}</Text>}
        </>
      )}
      {asking && (
        <Suspense fallback={null}>
          <AssignDialog
            outings={present}
            onClose={() => {
              setAsking(false);
              requestAnimationFrame(() => put.current?.focus());
            }}
            onDone={() => {
              setAsking(false);
              onChosen(null);
              requestAnimationFrame(() => first.current?.focus());
            }}
          />
        </Suspense>
      )}
    </Group>
  );
}

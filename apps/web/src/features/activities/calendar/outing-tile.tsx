import { guideNameTexts } from '@dehesa/i18n/backoffice/guide-names';
import { activityCalendar } from '@dehesa/i18n/backoffice/guides';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import type { Outputs } from '../../../lib/trpc';
import { clashTexts } from '../guides/clash-text';
import { dayTitle } from './calendar-days';
import classes from './calendar.module.css';

export type Calendar = Outputs['activities']['calendar'];
export type Outing = Calendar['outings'][number];

/** Choosing outings to do something with all of them at once; without it each leads to its board. */
export interface Selection {
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

interface OutingTileProps {
  outing: Outing;
  clashes: Calendar['clashes'];
  /** With the words that a month's cells have no room for. */
  detailed: boolean;
  selection: Selection | null;
}

/** An outing on its day: hours, title, places, state and who guides; the whole of it leads to its board. */
export function OutingTile({ outing, clashes, detailed, selection }: OutingTileProps) {
  const texts = useTextsOf(activityCalendar);
  const { language } = useLanguage();
  const off = outing.hidden || outing.suspended || outing.past;
  const hours = formatTimeRange(outing.startTime, outing.endTime) || texts.allDay;
  const title = outing.title[language];
  const content = (
    <>
      <span className={classes.hours}>{hours}</span>
      <span className={classes.title}>{title}</span>
      <Places outing={outing} detailed={detailed} />
      <Guides outing={outing} clashes={clashes} detailed={detailed} />
    </>
  );
  if (selection === null) {
    return (
      <Link
        to="/actividades/ver/reserva"
        search={{ id: outing.id }}
        className={classes.tile}
        data-off={off || undefined}
      >
        {content}
      </Link>
    );
  }
  const chosen = selection.chosen.has(outing.id);
  return (
    <label className={classes.tile} data-off={off || undefined} data-chosen={chosen || undefined}>
      <Checkbox
        size="sm"
        checked={chosen}
        onChange={() => selection.onToggle(outing.id)}
        aria-label={texts.select.choose(title, `${dayTitle(outing.date, language)}, ${hours}`)}
        className={classes.check}
      />
      {content}
    </label>
  );
}

function Places({ outing, detailed }: { outing: Outing; detailed: boolean }) {
  const texts = useTextsOf(activityCalendar);
  const { held, capacity } = outing;
  const share = capacity === 0 ? 0 : Math.min(100, (held * 100) / capacity);
  const states = [
    outing.suspended && texts.suspended,
    outing.hidden && texts.hidden,
    outing.registrationsClosed && !outing.suspended && texts.closed,
    outing.full && !outing.past && texts.full,
  ].filter((state) => state !== false);
  return (
    <>
      <span className={classes.places}>
        <span className={classes.bar} aria-hidden>
          <span style={{ inlineSize: `${share}%` }} data-full={outing.full || undefined} />
        </span>
        {detailed ? texts.places(held, capacity) : texts.shortPlaces(held, capacity)}
      </span>
      {states.length > 0 && <span className={classes.state}>{states.join(' · ')}</span>}
    </>
  );
}

function Guides({ outing, clashes, detailed }: Pick<OutingTileProps, 'outing' | 'clashes' | 'detailed'>) {
  const texts = useTextsOf(activityCalendar);
  const { states } = useTextsOf(guideNameTexts);
  const { language } = useLanguage();
  const names = outing.guides.map(({ name, state }) => (state === 'active' ? name : `${name} (${states[state]})`));
  const warnings = clashTexts(clashes, language, outing.date);
  return (
    <>
      <span className={classes.guides} data-none={names.length === 0 || undefined}>
        {names.length === 0 ? texts.withoutGuide : names.join(', ')}
      </span>
      {warnings.length > 0 && (
        <span className={classes.clash} title={warnings.join('. ')}>
          <IconAlertTriangle size={14} aria-hidden /> {detailed ? warnings.join('. ') : texts.clashes}
        </span>
      )}
    </>
  );
}

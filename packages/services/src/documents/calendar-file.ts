import { type Schedule, scheduleEnd, scheduleStart } from '@dehesa/domain/activities';
import { homeZone } from '@dehesa/domain/dates';
import type { Language } from '@dehesa/domain/languages';
import { inMadrid } from '@dehesa/domain/madrid-time';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { inBatches } from '../batches/in-batches';

export interface CalendarEntry {
  /** The same whenever one thing is told again, so that calendars replace and do not repeat it. */
  uid: string;
  /** Grows with each change: calendars keep the entry with the greatest. */
  sequence: number;
  cancelled?: boolean;
  /** Asked for, and not confirmed yet. */
  tentative?: boolean;
  writtenAt: Date;
  changedAt?: Date;
  schedule: Schedule;
  title: string;
  place: string;
  description: string;
  url: string;
  position: { lat: number; lon: number } | null;
  /** It is only an offer: the time stays free. */
  free?: boolean;
  category?: string;
}

/** What a calendar that is subscribed to is called, where it lies, and how often to look again. */
export interface CalendarFeed {
  name: string;
  description: string;
  language: Language;
  url: string;
  refreshSeconds: number;
}

/** The clocks of Madrid since 1996, for calendars that do not know the zone by its name. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${homeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** An .ics file with one event: PUBLISH, or CANCEL for what does not take place, or a reservation that is no more (B36). */
export function calendarFile(entry: CalendarEntry): string {
  return calendarText([entry], null);
}

/** An .ics file to subscribe to. Its entries are written a few at a time, for each takes about a millisecond. */
export async function calendarFeed(entries: readonly CalendarEntry[], feed: CalendarFeed): Promise<string> {
  const empty = calendarText([], feed);
  const events = await inBatches(entries, 20, (batch) => [eventsOf(calendarText(batch, feed))]);
  return empty.replace(end, () => events.join('') + end);
}

const end = 'END:VCALENDAR';

/** The events of a calendar's text without the zone, which stands once. */
function eventsOf(calendar: string): string {
  return calendar.slice(calendar.indexOf('BEGIN:VEVENT'), calendar.lastIndexOf(end));
}

function calendarText(entries: readonly CalendarEntry[], feed: CalendarFeed | null): string {
  const calendar = ical({
    method: entries.some(({ cancelled }) => cancelled) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Dehesa', product: 'Reservas', language: feed?.language.toUpperCase() ?? 'ES' },
    ...(feed && {
      name: escaped(feed.name),
      description: escaped(feed.description),
      source: feed.url,
      ttl: feed.refreshSeconds,
    }),
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      stamp: entry.writtenAt,
      status: statusOf(entry),
      ...timesOf(entry.schedule),
      summary: entry.title,
      location: entry.position ? { title: entry.place, geo: entry.position } : entry.place,
      description: entry.description,
      url: entry.url,
      ...(entry.changedAt && { lastModified: entry.changedAt }),
      ...(entry.free && { transparency: ICalEventTransparency.TRANSPARENT }),
      ...(entry.category && { categories: [{ name: entry.category }] }),
    });
  }
  // Given to the calendar, the zone would make the library write DTSTAMP in the host's time; each event carries it.
  return calendar.toString().replace(/BEGIN:VEVENT|END:VCALENDAR/, (first) => `${zone}\r\n${first}`);
}

function statusOf({ cancelled, tentative }: CalendarEntry): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED;
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** The library escapes the texts of events, not those of the calendar. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

function timesOf(schedule: Schedule) {
  const start = inMadrid(scheduleStart(schedule));
  if (schedule.startTime === null) return { start: start.toPlainDate(), allDay: true };
  return { timezone: homeZone, start, end: schedule.endTime === null ? null : inMadrid(scheduleEnd(schedule)) };
}

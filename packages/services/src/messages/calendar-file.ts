import { type Schedule, scheduleEnd, scheduleStart } from '@dehesa/domain/activities';
import { homeZone } from '@dehesa/domain/dates';
import { inMadrid } from '@dehesa/domain/madrid-time';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry {
  /** The same for every message about one reservation, so that calendars replace and do not repeat it. */
  uid: string;
  /** Grows with each change: calendars keep the entry with the greatest. */
  sequence: number;
  cancelled: boolean;
  writtenAt: Date;
  schedule: Schedule;
  title: string;
  place: string;
  description: string;
  url: string;
  position: { lat: number; lon: number } | null;
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

/** An .ics file with one event: PUBLISH, or CANCEL for a reservation that is no more (B36). */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    method: entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Dehesa', product: 'Reservas', language: 'ES' },
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.writtenAt,
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...timesOf(entry.schedule),
    summary: entry.title,
    location: entry.position ? { title: entry.place, geo: entry.position } : entry.place,
    description: entry.description,
    url: entry.url,
  });
  // Given to the calendar, the zone would make the library write DTSTAMP in the host's time; each event carries it.
  return calendar.toString().replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
}

function timesOf(schedule: Schedule) {
  const start = inMadrid(scheduleStart(schedule));
  if (schedule.startTime === null) return { start: start.toPlainDate(), allDay: true };
  return { timezone: homeZone, start, end: schedule.endTime === null ? null : inMadrid(scheduleEnd(schedule)) };
}

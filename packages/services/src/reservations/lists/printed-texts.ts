import { formatDayMonthYear, shortTime } from '@dehesa/domain/dates';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { reservationLists } from '@dehesa/i18n/backoffice/exports';
import type { PrintedActivity, PrintedPerson } from './read-printed-list';

/** The facts above a printed list, in their order (U26): place, date, capacity, start and end time. */
export function factsOf(activity: PrintedActivity, language: StaffLanguage): { label: string; value: string }[] {
  const { facts, capacity } = reservationLists[language];
  const place = [activity.meetingPoint[language], activity.municipality, activity.territory[language]];
  const lines = [
    { label: facts.place, value: place.filter(Boolean).join(' · ') },
    { label: facts.date, value: formatDayMonthYear(activity.date) },
    { label: facts.capacity, value: capacity(activity.capacity, activity.shifts, activity.capacityOfShift) },
    { label: facts.start, value: shortTime(activity.startTime ?? '') },
    { label: facts.end, value: shortTime(activity.endTime ?? '') },
  ];
  return lines.filter(({ value }) => value !== '');
}

/** A person's line, in the order of the documented columns. */
export function cellsOf(person: PrintedPerson, language: StaffLanguage): string[] {
  const { reference, lastName, phone, email, province, locality, unnamed } = person;
  const firstName = unnamed === null ? person.firstName : reservationLists[language].unnamed(unnamed);
  return [reference, firstName, lastName, phone, email, province, locality];
}

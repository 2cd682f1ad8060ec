import type { HourTexts } from '../../text-shapes';

/** Only one o'clock is singular: a 1:00, as 9:00. */
export const theHour = (time: string, [one, many]: readonly [string, string] = ['a', 'as']) =>
  `${Number.parseInt(time, 10) === 1 ? one : many} ${time}`;

const at = (time: string) => theHour(time, ['à', 'às']);

export const hours: HourTexts = {
  at,
  range: (start, end) => `${theHour(start, ['da', 'das'])} ${at(end)}`,
  until: (end) => `até ${at(end)}`,
  spanish: (time) => `${time} hora espanhola`,
  portuguese: (time) => `${time} hora portuguesa`,
};

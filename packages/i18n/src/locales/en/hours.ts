import type { HourTexts } from '../../text-shapes';

export const hours: HourTexts = {
  at: (time) => `at ${time}`,
  range: (start, end) => `${start} to ${end}`,
  until: (end) => `until ${end}`,
  spanish: (time) => `${time} Spanish time`,
  portuguese: (time) => `${time} Portuguese time`,
};

/** A time within a shift's name. */
const timeInText = /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])/;
const everyTime = new RegExp(timeInText, 'g');
/** What stands between a start and its end: a dash, or a word of the languages. */
const untilWord = String.raw`\s*(?:h\.?|horas)?\s*(?:[-\u2013\u2014]|a|às|hasta|até|to|until)\s*(?:las?\s+|as\s+)?`;
const endAfterStart = new RegExp(`^${untilWord}${timeInText.source}`, 'i');

/** When a shift is, as its name tells and as long as shifts last (B70): HH:MM by the clock of Madrid. */
export interface ShiftTimes {
  start: string;
  /** Null where nobody has said. */
  end: string | null;
}

/** Null where the name tells no time. */
export function shiftTimes(name: string, minutes: number | null): ShiftTimes | null {
  const found = timeInText.exec(name);
  if (found === null) return null;
  const start = wallTime(found);
  const named = endAfterStart.exec(name.slice(found.index + found[0].length));
  if (named !== null) return { start, end: wallTime(named) };
  return { start, end: minutes === null ? null : later(start, minutes) };
}

/** A shift's name with the end of the shift after its start, where only how long shifts last tells it: '10:00–11:30' (B70). */
export function shiftLabel(name: string, minutes: number | null): string {
  const told = shiftTimes(name, null);
  const end = told !== null && told.end === null ? shiftTimes(name, minutes)?.end : null;
  if (end === null || end === undefined) return name;
  return name.replace(timeInText, (start) => `${start}–${end.replace(/^0(?=\d:)/, '')}`);
}

/** A text with each of its times changed; `change` gets HH:MM and answers what is to stand there, or null to leave it. */
export function withTimes(text: string, change: (time: string) => string | null): string {
  return text.replace(everyTime, (typed: string, hour: string, minute: string) => {
    return change(`${hour.padStart(2, '0')}:${minute}`) ?? typed;
  });
}

function wallTime([, hour = '', minute = '']: RegExpExecArray): string {
  return `${hour.padStart(2, '0')}:${minute}`;
}

function later(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const end = (hour * 60 + minute + minutes) % (24 * 60);
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

/** A telephone number begins like a formula and is none: there is nothing in it but digits. */
const phoneNumber = /^\+[\d\s]+$/;
const formulaStart = /^[=+\-@\t\r\n]/;

/**
 * A visitor's words as the text of a cell. They are stored as text, which no program runs; but what begins like a
 * formula would become one in a CSV made of the sheet, so that it gets an apostrophe in front.
 */
export function cellText(value: string): string {
  return formulaStart.test(value) && !phoneNumber.test(value) ? `'${value}` : value;
}

/** The words behind a cell's text: without the apostrophe that `cellText` puts in front, and no other. */
export function wordsOfCell(text: string): string {
  const words = text.slice(1);
  return cellText(words) === text ? words : text;
}

/** A name of an activity's sheet may be this long (U27); spreadsheets themselves allow 31. */
const longestName = 20;

/** The first characters of a text as a sheet's name: without the signs that none may have, and not given twice. */
export function sheetName(text: string, taken: ReadonlySet<string> = new Set(), longest = longestName): string {
  const allowed = text.replaceAll(/[\p{Cc}[\]*?:/\\]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const bare = trimmed(cut(allowed.trim(), longest));
  // Excel keeps one name for itself.
  const name = bare === '' || bare.toLowerCase() === 'history' ? 'Reservas' : bare;
  if (!taken.has(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${cut(name, longest - 1 - String(number).length).trim()} ${number}`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}

/** Neither an apostrophe nor a space may stand at an end. */
function trimmed(text: string): string {
  return text.replace(/^['\s]+|['\s]+$/g, '');
}

/** Cut to so many UTF-16 units, which spreadsheets count, and no sign in half. */
function cut(text: string, max: number): string {
  let short = '';
  for (const sign of text) {
    if (short.length + sign.length > max) break;
    short += sign;
  }
  return short;
}

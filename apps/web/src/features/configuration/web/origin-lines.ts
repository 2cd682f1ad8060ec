import { maxWidgetOrigins, tidyOrigin } from '@dehesa/domain/configuration';

/** What is wrong with the lines that were typed. */
export type OriginProblem = { line: string } | { tooMany: number };

/** The origins of what was typed, one a line; names with letters of their own are put as browsers send them. */
export function readOrigins(text: string): { origins: string[] } | { problem: OriginProblem } {
  const lines = text.split(/\s+/).filter((line) => line !== '');
  const origins: string[] = [];
  for (const line of lines) {
    const origin = tidyOrigin(asBrowsersWrite(line));
    if (origin === null) return { problem: { line } };
    if (!origins.includes(origin)) origins.push(origin);
  }
  return origins.length > maxWidgetOrigins ? { problem: { tooMany: maxWidgetOrigins } } : { origins };
}

/** Only the host changes: a path, a user or a wildcard stays and is refused. */
function asBrowsersWrite(line: string): string {
  try {
    const { href, origin, pathname } = new URL(line);
    return pathname === '/' && href === `${origin}/` ? origin : line;
  } catch {
    return line;
  }
}

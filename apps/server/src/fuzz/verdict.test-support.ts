import { isDomainErrorCode } from '@dehesa/domain/error-kinds';
import type { DomainFailure } from '@dehesa/domain/errors';
import { staffLanguages } from '@dehesa/domain/languages';
import { errorText } from '@dehesa/i18n/errors';
import type { DoorKind } from './fuzz-input.test-support';

/** What of the inside must be in no answer: stacks, paths, statements, the database's and the libraries' own words. */
const inside =
  /\n\s+at (?:async )?[\w.<>]+ \(|node_modules\/|\.ts:\d+:\d+|Failed query|DrizzleQueryError|PostgresError|violates (?:unique|foreign|check|not-null)|invalid input syntax|syntax error at or near|SELECT "|insert into "|relation "|Maximum call stack/;

/** The database's own words are what they are for, for super administrators (B40, B41). */
const showsInside = new Set([
  '/exec-db',
  'config.database.execute',
  '/logs-db',
  'config.database.faults.list',
  '/exportar-db',
  'GET /api/exports/base-de-datos.sql',
]);

export interface Answer {
  door: string;
  kind: DoorKind;
  status: number;
  contentType: string;
  body: string;
}

/** What is wrong with an answer, in a few words; null where it may be given. */
export function faultOf({ door, kind, status, contentType, body }: Answer): string | null {
  if (status >= 500) return `answered ${status}`;
  if (!showsInside.has(door)) {
    const shown = inside.exec(body.slice(0, 100_000));
    if (shown) return `shows ${JSON.stringify(shown[0])}`;
  }
  if (kind === 'procedure') return procedureFault(body, status);
  if (status < 400 && kind === 'documented') return documentedFault(body);
  if (status < 400 || body === '') return null;
  return refusalFault(contentType, body);
}

function procedureFault(body: string, status: number): string | null {
  if (status < 400 || body === '') return null;
  for (const answer of [parsed(body)].flat()) {
    const error = field(answer, 'error');
    if (error === undefined) continue;
    const data = field(field(error, 'json') ?? error, 'data');
    if (!hasWords(field(data, 'domain'))) return `refuses with ${status} without words`;
  }
  return null;
}

function documentedFault(body: string): string | null {
  const answer = parsed(body);
  return field(answer, 'error') === true && !isSentence(field(answer, 'value')) ? 'refuses without words' : null;
}

/** Pages say it on the page; uploads, downloads and calls by a code that has its texts, or in the documented words. */
function refusalFault(contentType: string, body: string): string | null {
  if (contentType.startsWith('text/html')) return body.length > 20 ? null : 'an empty page';
  if (contentType.startsWith('text/plain')) return isSentence(body) ? null : 'refuses without words';
  const answer = parsed(body);
  if (isSentence(field(answer, 'value')) || hasWords(field(answer, 'domain'))) return null;
  return 'refuses without words';
}

function hasWords(failed: unknown): boolean {
  const code = field(failed, 'code');
  if (typeof code !== 'string' || !isDomainErrorCode(code)) return false;
  return staffLanguages.every((language) => isSentence(errorText(failed as DomainFailure, language).message));
}

const isSentence = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2,}/u.test(text);

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

import { DomainError } from '@dehesa/domain/errors';
import { RecordId } from '@dehesa/domain/record-id';
import { SentFile } from '../json/sent-file';

/** Fields of a body as the wire sends them. */
export type WireFields = Readonly<Record<string, unknown>>;

function invalid(path: string): DomainError {
  return DomainError.of('input.invalid', { path });
}

/** An object within a body; nothing where the field is missing. */
export function wireObject(fields: WireFields, name: string): WireFields {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid(name);
  return { ...value };
}

/** Text; numbers count as what they are written like, null and a missing field as the fallback. */
export function wireText(fields: WireFields, name: string, fallback = ''): string {
  const value = fields[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw invalid(name);
}

/** A number, also as a numeric string (B32); null where it is empty, the fallback where it is missing. */
export function wireNumber(fields: WireFields, name: string, fallback: number | null = null): number | null {
  const value = fields[name];
  if (value === undefined) return fallback;
  if (value === null || value === '') return null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid(name);
  return number;
}

/** A flag as a boolean, 0/1 or '0'/'1' (B32). */
export function wireFlag(fields: WireFields, name: string, fallback: boolean): boolean {
  const value = fields[name];
  switch (value) {
    case undefined:
    case null:
    case '':
      return fallback;
    case true:
    case 1:
    case '1':
    case 'true':
      return true;
    case false:
    case 0:
    case '0':
    case 'false':
      return false;
    default:
      throw invalid(name);
  }
}

/** The id that a call is about; what is no id names nothing, so it answers as a missing one (B31). */
export function wireId(fields: WireFields, name = 'id'): number {
  const value = fields[name];
  const parsed = RecordId.safeParse(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
  if (!parsed.success) throw DomainError.of('record.notFound');
  return parsed.data;
}

/** More than any list of a documented call may have. */
const mostItems = 1000;

/** A list, also as comma-joined text. */
export function wireList(fields: WireFields, name: string): unknown[] {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return [];
  const items = typeof value === 'string' ? value.split(',', mostItems + 1).map((part) => part.trim()) : value;
  if (!Array.isArray(items) || items.length > mostItems) throw invalid(name);
  return items;
}

/**
 * The bytes of a data URL (B33); undefined for anything else, such as the address of a picture that is there already. A
 * data URL that is not in base64 is no file that is taken.
 */
export function wireDataUrl(fields: WireFields, name: string): Buffer | undefined {
  const value = fields[name];
  if (value instanceof SentFile) return value.bytes;
  if (typeof value !== 'string' || !/^data:/i.test(value)) return undefined;
  const match = /^data:[^,]{0,200};base64,/i.exec(value);
  if (match === null) throw DomainError.of('file.unsupported');
  return Buffer.from(value.slice(match[0].length), 'base64');
}

/** A flag as the wire shows it (B32). */
export function shownFlag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

import { serverFaults } from '@dehesa/db/schema';
import { lte } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** How many faults are kept; older ones go as new ones come. */
const keptFaults = 2_000;
const longest = { message: 2_000, exception: 20_000 };

/** What the server could not do and did not expect. */
export interface ServerFault {
  at: Date;
  /** The id that the caller was told (B31); null where nobody called. */
  reference: string | null;
  message: string;
  /** Where in the code, and what the database said. */
  exception: string;
}

/** Keeps a fault for the log of the database tab (B31), without personal data. */
export async function recordFault({ db }: Pick<ServiceContext, 'db'>, fault: ServerFault): Promise<void> {
  const message = kept(fault.message, longest.message);
  const exception = kept(fault.exception, longest.exception);
  const [added] = await db
    .insert(serverFaults)
    .values({ ...fault, message, exception })
    .returning({ id: serverFaults.id });
  if (added) await db.delete(serverFaults).where(lte(serverFaults.id, added.id - keptFaults));
}

/** Cut after it was struck out, so that no half of something is left. */
function kept(text: string, length: number): string {
  return withoutPersonalData(text.slice(0, 2 * length)).slice(0, length);
}

const personal: readonly RegExp[] = [
  // Of bounded length: a long text without spaces would be looked through again from each of its letters.
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,255}/gu,
  // Identity documents of Spain and Portugal, telephone numbers, dates of birth.
  /\b[XYZ]?\d{7,8}-?[A-Z]\b/gi,
  /\+?\b\d(?:[ .-]?\d){8,14}\b/g,
  /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})\b/g,
];

/** A message of a library may repeat what it was given: what looks like personal data is struck out. */
export function withoutPersonalData(text: string): string {
  const quoted = text.replaceAll(/(invalid input (?:syntax|value) for [^:\n]+: )"[^"\n]*"/g, '$1"***"');
  return personal.reduce((rest, pattern) => rest.replaceAll(pattern, '***'), quoted).replaceAll('\u0000', '');
}

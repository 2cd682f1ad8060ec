import type { BookingDraft } from './booking-draft';

/** What a booking answered, kept so that a reload does not make people book again. */
export interface BookingReceipt {
  reference: string;
  waiting: boolean;
  /** Where it stands among those who wait. */
  position: { position: number; waiting: number } | null;
}

const draftKey = (slug: string) => `dehesa-booking:${slug}`;
const receiptKey = (slug: string) => `dehesa-booked:${slug}`;

/** The draft of an activity in this tab; a stored one of another shape is completed from `empty`. */
export function readDraft(slug: string, empty: BookingDraft): BookingDraft {
  const stored = read(draftKey(slug));
  if (!isRecord(stored)) return empty;
  const booker = sameTypes(empty.booker, stored['booker']);
  const companions = Array.isArray(stored['companions']) ? stored['companions'].filter(isRecord).slice(0, 3) : [];
  return {
    ...sameTypes(empty, stored),
    booker,
    companions: companions.map((companion) =>
      sameTypes(
        { ...companionShape, kind: companion['kind'] === 'child' ? ('child' as const) : ('adult' as const) },
        companion,
      ),
    ),
  };
}

export function writeDraft(slug: string, draft: BookingDraft): void {
  write(draftKey(slug), draft);
}

/** After a booking: the draft goes, its answer stays until another booking is begun. */
export function keepReceipt(slug: string, receipt: BookingReceipt): void {
  remove(draftKey(slug));
  write(receiptKey(slug), receipt);
}

export function readReceipt(slug: string): BookingReceipt | undefined {
  const stored = read(receiptKey(slug));
  if (!isRecord(stored) || typeof stored['reference'] !== 'string') return undefined;
  return {
    reference: stored['reference'],
    waiting: stored['waiting'] === true,
    position: positionIn(stored['position']),
  };
}

function positionIn(stored: unknown): BookingReceipt['position'] {
  if (!isRecord(stored)) return null;
  const { position, waiting } = stored;
  return typeof position === 'number' && typeof waiting === 'number' ? { position, waiting } : null;
}

export function forgetReceipt(slug: string): void {
  remove(receiptKey(slug));
}

const companionShape = {
  firstName: '',
  lastName: '',
  identity: '',
  sex: '' as const,
  postalCode: '',
  province: '',
  locality: '',
  phone: '',
  email: '',
  birthDate: '',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `shape` with those stored values that have the type of its own; lists and objects are the caller's to read. */
function sameTypes<T extends object>(shape: T, stored: unknown): T {
  if (!isRecord(stored)) return shape;
  const kept = Object.entries(shape).filter(
    ([name, value]) => typeof value !== 'object' && typeof stored[name] === typeof value,
  );
  return { ...shape, ...Object.fromEntries(kept.map(([name]) => [name, stored[name]])) };
}

/** Private windows and full disks refuse storage: the form works without it. */
function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept over a reload then.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}

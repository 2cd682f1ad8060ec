import { isRecord } from '@dehesa/domain/is-record';
import type { TypedBefore } from '../../../../lib/forms/typed-before';
import { resized, sizeOf } from '../party/party';
import { keepInTab as write, readFromTab as read, removeFromTab as remove, sameTypes } from './tab-storage';
import { type BookingDraft, birthDateParts, emptyCompanion, joinBirthDate } from './booking-draft';

/** What a booking answered, kept so that a reload does not make people book again. */
export interface BookingReceipt {
  reference: string;
  waiting: boolean;
  /** Without anybody of staff (B67). */
  confirmed: boolean;
  /** Where it stands among those who wait. */
  position: { position: number; waiting: number } | null;
  shift: string;
  people: number;
  /** Where the answer goes; empty after a reload, for it is not kept. Nor are the rights of who has just booked (B79). */
  email: string;
  /** `{data}` of the reservation's own page. */
  link: string;
  /** To correct the address. */
  correction: string;
}

const draftKey = (slug: string) => `dehesa-booking:${slug}`;
const unsentKey = (slug: string) => `dehesa-unsent:${slug}`;
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
    answers: textsIn(stored['answers']),
    companions: companions.map((companion) =>
      sameTypes(emptyCompanion(companion['kind'] === 'child' ? 'child' : 'adult'), companion),
    ),
  };
}

function textsIn(stored: unknown): Record<string, string> {
  if (!isRecord(stored)) return {};
  const texts = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** A draft with what was typed into its fields before the page's scripts were there. */
export function withTyped(draft: BookingDraft, typed: TypedBefore): BookingDraft {
  const names = Object.keys(draft.booker);
  const booker = sameTypes(draft.booker, Object.fromEntries(names.map((name) => [name, typed.get(`booker.${name}`)])));
  const birthDate = sameTypes(
    birthDateParts(booker.birthDate),
    Object.fromEntries(['day', 'month', 'year'].map((part) => [part, typed.get(`booker.birthDate.${part}`)])),
  );
  const size = sizeOf(draft.companions);
  const party = sameTypes(size, { adults: typedCount(typed, 'adults'), children: typedCount(typed, 'children') });
  return {
    ...sameTypes(draft, Object.fromEntries(typed)),
    companions: resized(draft.companions, party),
    answers: { ...draft.answers, ...answersTyped(typed) },
    booker: { ...booker, identity: booker.identity.toUpperCase(), birthDate: joinBirthDate(birthDate) },
  };
}

function answersTyped(typed: TypedBefore): Record<string, string> {
  const prefix = 'answers.';
  const found = [...typed].flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string' && value !== '' ? [[name.slice(prefix.length), value]] : [],
  );
  return Object.fromEntries(found);
}

function typedCount(typed: TypedBefore, kind: string): number | undefined {
  const chosen = typed.get(`party.${kind}`);
  return chosen === undefined ? undefined : Number(chosen);
}

export function writeDraft(slug: string, draft: BookingDraft): void {
  write(draftKey(slug), draft);
}

/** Takes what was typed for one outing along to another date, unless something was begun there. */
export function carryDraft(slug: string, draft: BookingDraft, idempotencyKey: string): void {
  if (read(draftKey(slug)) === null) writeDraft(slug, { ...draft, shift: '', idempotencyKey });
}

/** That the draft was to be sent and was not answered yet, and whether for the waiting list; null: nothing of the kind. */
export function keepUnsent(slug: string, unsent: { waitingList: boolean } | null): void {
  if (unsent === null) remove(unsentKey(slug));
  else write(unsentKey(slug), unsent);
}

export function readUnsent(slug: string): { waitingList: boolean } | null {
  const stored = read(unsentKey(slug));
  return isRecord(stored) ? { waitingList: stored['waitingList'] === true } : null;
}

const notKept = { email: '', link: '', correction: '' } as const;

/** After a booking: the draft goes, its answer stays until another booking is begun. */
export function keepReceipt(slug: string, receipt: BookingReceipt): void {
  remove(draftKey(slug));
  remove(unsentKey(slug));
  // On a device that is lent the next person must not read whose booking it was, nor change it.
  write(receiptKey(slug), { ...receipt, ...notKept });
}

export function readReceipt(slug: string): BookingReceipt | undefined {
  const stored = read(receiptKey(slug));
  if (!isRecord(stored) || typeof stored['reference'] !== 'string') return undefined;
  return {
    reference: stored['reference'],
    waiting: stored['waiting'] === true,
    confirmed: stored['confirmed'] === true,
    position: positionIn(stored['position']),
    shift: typeof stored['shift'] === 'string' ? stored['shift'] : '',
    people: typeof stored['people'] === 'number' ? stored['people'] : 1,
    ...notKept,
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

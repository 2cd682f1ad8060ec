import { z } from 'zod';
import { phonePrefixes } from '../identity/index';
import { Language } from '../languages';
import { Paging, SortDirection } from '../paging';
import { plainText } from '../texts/plain-text';
import { KnownTerritory, RecordId } from '../record-id';
import { reservationLimits } from './limits';
import { eachPersonField, type PersonFieldName } from './party/person-fields';
import { GivenAnswers } from './party/given-answers';
import { groupLimits, unnamedPeople } from './party/unnamed';
import { BookingProof } from './proof';
import { ReservationStatus } from './status';

const text = (max: number) => plainText(max).default('');

const sex = z.enum(['F', 'M', '']).default('');

type PersonShape = { [Name in PersonFieldName]: Name extends 'sex' ? typeof sex : ReturnType<typeof text> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each schema stays under its own name
const personShape = eachPersonField((name, { max }) => (name === 'sex' ? sex : text(max))) as PersonShape;

/** A person's data as typed: rules on content are `checkBooking`'s, in the order of B12. */
export const BookerInput = z.object({ ...personShape, phonePrefix: z.enum(phonePrefixes).default('+34') });
export type BookerInput = z.infer<typeof BookerInput>;

/** '' is a slot that nobody chose; an entirely empty one is ignored. Contact data of a child is dropped. */
export const CompanionInput = z.object({ kind: z.enum(['', 'adult', 'child']).default(''), ...personShape });
export type CompanionInput = z.infer<typeof CompanionInput>;

const companions = z.array(CompanionInput).max(reservationLimits.companions).default([]);

/** A public booking. Its language decides which format the booker's postal code follows. */
export const BookingInput = z.object({
  activityId: RecordId,
  language: Language.default('es'),
  booker: BookerInput,
  companions,
  /** The shift's name; empty where the activity has none. */
  shift: text(50),
  notes: text(reservationLimits.notes),
  /** To the activity's own questions (B73). */
  answers: GivenAnswers,
  photoConsent: z.boolean().default(false),
  communicationsConsent: z.boolean().default(false),
  /** Messages by WhatsApp too, where the territory has an account. */
  whatsapp: z.boolean().default(false),
  privacyAccepted: z.boolean().default(false),
  collaboratorId: RecordId.nullable().default(null),
  /** Ask for the waiting list when the shift is full (B14). */
  waitingList: z.boolean().default(false),
  idempotencyKey: plainText(100).min(1).nullable().default(null),
  /** Work that the server asked for; no part of what is booked. */
  proof: BookingProof.nullable().default(null),
});
export type BookingInput = z.infer<typeof BookingInput>;

/** The states that staff may give a new reservation, on the wire's own numbers (W1). */
export const ReservationStatusInput = z.union([
  z.literal(ReservationStatus.pending),
  z.literal(ReservationStatus.confirmed),
  z.literal(ReservationStatus.waiting),
]);
const status = ReservationStatusInput;

/** How many adults, or minors, of a group. */
export const UnnamedCount = z.number().int().min(0);

/** Both, beside somebody who has a name (B83). */
export const UnnamedInput = z
  .object({ adults: UnnamedCount, minors: UnnamedCount })
  .refine((unnamed) => unnamedPeople(unnamed) < groupLimits.most);

/** A reservation made by staff; it skips the booking window and the maximum, never the duplicates (B15). */
export const StaffReservationInput = z.object({
  activityId: RecordId.nullable(),
  language: Language.default('es'),
  booker: BookerInput,
  companions,
  shift: text(50),
  notes: text(reservationLimits.notes),
  status: status.default(1),
  /** Whether the people are told by message. */
  notify: z.boolean().default(true),
  /** Whether the booker wants messages by WhatsApp too; not said, it stays as it is. */
  whatsapp: z.boolean().optional(),
  /** B15: go beyond capacity; roles 0 and 1 only. */
  force: z.boolean().default(false),
});
export type StaffReservationInput = z.infer<typeof StaffReservationInput>;

/** A changed reservation: everything as it shall be; `status` null leaves the state as it is. */
export const EditReservationInput = StaffReservationInput.extend({
  id: RecordId,
  status: status.nullable().default(null),
  /** How many of a group have no name (B83); not said, as many as there were. */
  unnamed: UnnamedInput.optional(),
  /** Of what was read (`ReservationDetail`): changed since, it is refused. Without it, as it is now. */
  stamp: z.string().max(64).optional(),
});
export type EditReservationInput = z.infer<typeof EditReservationInput>;

/** A change of state by staff (B17). */
export const ChangeStatusInput = z.object({
  id: RecordId,
  notify: z.boolean().default(true),
  force: z.boolean().default(false),
});
export type ChangeStatusInput = z.infer<typeof ChangeStatusInput>;

/** Which reservation a call is about. */
export const ReservationRef = z.object({ id: RecordId });
export type ReservationRef = z.infer<typeof ReservationRef>;

/** Which reservation to read. Cancelled ones are only found where they are asked for (B18). */
export const ReadReservationInput = ReservationRef.extend({ includeCancelled: z.boolean().default(false) });
export type ReadReservationInput = z.infer<typeof ReadReservationInput>;

const territoryId = KnownTerritory.nullable().default(null);
const search = plainText(100).trim().default('');

export const ReservationListInput = Paging.extend({
  /** The reservations of a whole activity may come on one page: a printed list has no pages. */
  pageSize: z.number().int().min(1).max(2000).default(25),
  activityId: RecordId.nullable().default(null),
  status: status.nullable().default(null),
  territoryId,
  /** Name, reference, email or phone of anybody in the party. */
  search,
  /** `shift` is the documented order: shift, creation, booker before companions. */
  order: z.enum(['shift', 'createdAt', 'lastName', 'activityDate']).default('shift'),
  direction: SortDirection.default('asc'),
});
export type ReservationListInput = z.infer<typeof ReservationListInput>;

/** The cards of the reservation list: nine a page, coming activities first (U22). */
export const ActivityCardsInput = Paging.extend({
  pageSize: z.number().int().min(1).max(200).default(9),
  territoryId,
  /** Only activities that have a reservation in this state. */
  status: status.nullable().default(null),
  search,
});
export type ActivityCardsInput = z.infer<typeof ActivityCardsInput>;

/** The three columns of one activity; each holds at most `limit` reservations and tells how many there are. */
export const ActivityReservationsInput = z.object({
  activityId: RecordId,
  search,
  limit: z.number().int().min(1).max(500).default(200),
});
export type ActivityReservationsInput = z.infer<typeof ActivityReservationsInput>;

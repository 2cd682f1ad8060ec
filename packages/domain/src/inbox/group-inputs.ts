import { z } from 'zod';
import { groupLimits, reservationLimits, ReservationStatusInput, UnnamedCount, unnamedPeople } from '../reservations';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';
import { enquiryFields } from './enquiry-inputs';
import { enquiryLimits } from './enquiry-limits';

/** A number of people as typed: whether it makes a group is `checkGroup`'s. */
const people = z.number().int().min(0).max(9999).default(0);

/** The places that a group asks for, from the page of an activity, perhaps for another date of its series (B83). */
export const GroupRequestInput = z.object({
  ...enquiryFields,
  /** The school, association or company; empty for a private group. */
  organisation: plainText(enquiryLimits.organisation).default(''),
  /** Who asks among them. */
  adults: people,
  minors: people,
  /** In their own words, where none of the dates suits them. */
  wishedDate: plainText(enquiryLimits.wishedDate).default(''),
});
export type GroupRequestInput = z.infer<typeof GroupRequestInput>;

/** What staff make of a group's request (B83): nobody is a group alone. */
export const ConvertGroupInput = z
  .object({
    /** The conversation's. */
    id: RecordId,
    activityId: RecordId,
    /** The shift's name; empty where the activity has none. */
    shift: plainText(50).default(''),
    /** Who asked among them. */
    adults: UnnamedCount.min(1),
    minors: UnnamedCount,
    notes: plainText(reservationLimits.notes).default(''),
    status: ReservationStatusInput.default(1),
    notify: z.boolean().default(true),
  })
  .refine((group) => unnamedPeople(group) > 1 && unnamedPeople(group) <= groupLimits.most);
export type ConvertGroupInput = z.infer<typeof ConvertGroupInput>;

import { z } from 'zod';
import type { ForeignTexts, PublicQuestion, PublicTimes, ToldShift } from '../activities/index';
import type { Language } from '../languages';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';
import { GivenAnswers } from './party/given-answers';
import type { AgeRules } from './party/party-ages';
import type { PersonKind } from './party/party';
import { personFields } from './party/person-fields';
import type { Unnamed } from './party/unnamed';
import { CancellationLink } from './public-input';
import { CompanionInput } from './schema';

/** How often the holder of a link may have messages sent: a link may be in the wrong hands. */
export const myBookingLimits = {
  /** People added and dropped, names corrected and shifts changed within 24 hours. */
  changesADay: 10,
  resendsADay: 3,
  /** Addresses corrected where the booking was made. */
  emailsADay: 3,
  /** Minutes between two. */
  resendPause: 10,
} as const;

/** `{data}` of `/mi-reserva/{data}`: the token of the cancellation link (B37). */
export const MyBookingLink = CancellationLink;
export type MyBookingLink = z.infer<typeof MyBookingLink>;

/** What a change says it was made from, so that two tabs do not undo each other. */
const Change = CancellationLink.extend({ version: z.string().max(100) });

export const RemoveCompanionInput = Change.extend({ personId: RecordId });
export type RemoveCompanionInput = z.infer<typeof RemoveCompanionInput>;

/** Somebody who joins the party, with what a booking asks for each companion (B74). */
export const AddCompanionInput = Change.extend({
  companion: CompanionInput,
  photoConsent: z.boolean().default(false),
  privacyAccepted: z.boolean().default(false),
});
export type AddCompanionInput = z.infer<typeof AddCompanionInput>;

/** Another address for a booking that was just made, by the right of its answer (B79). */
export const CorrectEmailInput = z.object({
  right: z.string().min(1).max(200),
  email: plainText(personFields.email.max),
});
export type CorrectEmailInput = z.infer<typeof CorrectEmailInput>;

/** The address as it is stored, and the right to correct it once more. */
export interface CorrectedEmail {
  email: string;
  right: string;
}

/** Whether messages are to come by WhatsApp too. */
export const SwitchWhatsappInput = CancellationLink.extend({ wanted: z.boolean() });
export type SwitchWhatsappInput = z.infer<typeof SwitchWhatsappInput>;

const nameText = (name: 'firstName' | 'lastName') => plainText(personFields[name].max).trim().min(1);
export const CorrectNameInput = Change.extend({
  personId: RecordId,
  firstName: nameText('firstName'),
  lastName: nameText('lastName'),
});
export type CorrectNameInput = z.infer<typeof CorrectNameInput>;

export const ChangeShiftInput = Change.extend({ shiftId: RecordId });
export type ChangeShiftInput = z.infer<typeof ChangeShiftInput>;

/** Answers to the activity's own questions by who is where in the party, each in place of the one before (B73). */
export const AnswerQuestionsInput = Change.extend({ answers: GivenAnswers });
export type AnswerQuestionsInput = z.infer<typeof AnswerQuestionsInput>;

/** Names and nothing else: a link in a mail gets passed on. */
export interface MyBookingPerson {
  id: number;
  /** 0 who booked, else the companion's slot. */
  position: number;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  /** Was checked in, so it cannot be dropped any more. */
  checkedIn: boolean;
}

export interface MyBookingShift extends ToldShift {
  id: number;
  name: string;
  /** It is another one than the party's and has room for all of it. */
  room: boolean;
}

/** Whether somebody can join the party, and what to know before typing (B74). */
export interface MyBookingAddition {
  /** Why nobody can now; null where somebody can. */
  hindrance: 'partyFull' | 'notBookable' | 'noPlaces' | 'listFull' | null;
  /** Free places where the party goes; null for one that waits, which takes none. */
  free: number | null;
  /** Which slot it would be, from 1. */
  person: number;
  rules: AgeRules;
  /** Another shift has room for the party with one more. */
  otherShift: boolean;
  /** A booking of its own could wait for places. */
  waitingList: boolean;
}

/** A reservation as its booker sees it by the link. */
export interface MyBooking {
  language: Language;
  /** With its territory's prefix (B16). */
  reference: string;
  state: 'pending' | 'confirmed' | 'waiting' | 'cancelled';
  /** It began, so nothing can be changed any more. */
  begun: boolean;
  /** Its outing does not take place: nobody is to come, and nothing but cancelling is left to do here. */
  suspended: boolean;
  /** Of people and shift: sent back with a change. */
  version: string;
  /** The booker first. */
  people: MyBookingPerson[];
  /** Of a group: who else has a place (B83). */
  unnamed: Unnamed;
  shift: MyBookingShift | null;
  /** All of the activity, where the shift can be changed; else none. */
  shifts: MyBookingShift[];
  /** The activity's own, while they can still be answered (B73). */
  questions: PublicQuestion[];
  /** Which of them have an answer, not what it is: a link gets passed on. */
  answered: { question: string; person: number | null }[];
  /** Null where the party cannot change at all. */
  addition: MyBookingAddition | null;
  /** The booker's address, most of it hidden. */
  email: string;
  /** Whether messages come by WhatsApp too; null where they cannot. */
  whatsapp: boolean | null;
  activity: {
    foreign?: ForeignTexts<'title' | 'necessaryMaterial' | 'recommendedMaterial'>;
    title: string;
    /** Null where its page is not published. */
    slug: string | null;
    date: string;
    times: PublicTimes;
    municipality: string;
    meetingPoint: string;
    /** A map of the meeting point. */
    mapUrl: string | null;
    phone: string;
    necessaryMaterial: string;
    recommendedMaterial: string;
  };
  /** The reference as a QR code, for a confirmed one: modules a side, and a path for SVG. */
  qr: { size: number; path: string } | null;
  /** Where a waiting party stands, from 1, and how many wait. */
  waiting: { position: number; waiting: number } | null;
  /** Places that came free and wait for an answer. */
  offer: {
    token: string;
    places: number;
    /** In words, on the border by both clocks (B48). */
    until: string;
  } | null;
}

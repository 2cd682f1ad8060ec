import type { RowFaultReason } from '@dehesa/domain/imports';
import type { PublicPlaces } from '@dehesa/domain/activities';
import type { GroupValues, RecordGroup } from '@dehesa/domain/messages';

/** Subject and body of a message; the body is a fragment of HTML, both name fields as `{{group.field}}` (B36). */
export interface MailTemplate {
  subject: string;
  body: string;
}

/** The messages to owners of accounts. */
export type AccountMail =
  | 'correo-cambiado'
  | 'verificacion-restablecida'
  | 'cuenta-aviso'
  | 'cuenta-invitacion'
  | 'cuenta-mensaje'
  | 'cuota-recordatorio';

/** What fills the fields of a preview, apart from addresses, which are the installation's. */
export type SampleValues = { [G in RecordGroup]: GroupValues<G> };

/** What is said of an outing that lacks people to take place (B59). */
export interface MinimumTexts {
  /** For visitors. */
  uncertain: (outing: NonNullable<PublicPlaces['uncertain']>) => string;
  /** For staff: who has booked, of how many. */
  toGo: (held: number, minimum: number, shift: string | null) => string;
}

/** Beside an input of an activity that its declaration is enough for. */
export interface FieldTexts {
  label: string;
  hint?: string;
}

/** How hours are said; a time is as `shortTime` writes it. */
export interface HourTexts {
  at: (time: string) => string;
  range: (start: string, end: string) => string;
  until: (end: string) => string;
  spanish: (time: string) => string;
  portuguese: (time: string) => string;
}

/** How a kind of record is named in a sentence. */
export interface RecordWords {
  gender: 'm' | 'f';
  noun: string;
  /** With what the record is called. */
  named: (name: string) => string;
}

/** The article of each gender, alone and with what stands before it. */
export type ArticleForms = Readonly<Record<RecordWords['gender'], Record<'the' | 'of' | 'to' | 'in', string>>>;

/** Why a row of a file cannot be stored, said behind its field's name. */
export type RowFaultTexts = { tooLong: (fault: { max: number }) => string } & Readonly<
  Record<Exclude<RowFaultReason, 'tooLong' | 'refused'>, () => string>
>;

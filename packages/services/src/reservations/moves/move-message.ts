import { type Language, type StaffLanguage, writtenFor } from '@dehesa/domain/languages';
import type { SuspensionReason } from '@dehesa/domain/outings';
import { formatLongDate } from '@dehesa/i18n/formats';
import { mailTexts } from '@dehesa/i18n/mails';
import type { Installation } from '../../context';
import { deadlineText } from '../waiting-list/offer-message';
import { type MoveRecipient, moveUrl } from '../party-links';
import type { OfferedShift } from './other-dates';

/** Why an outing does not take place, as its visitors are told. */
export interface SuspensionWords {
  reason: SuspensionReason;
  words: Record<StaffLanguage, string>;
  /**
   * Where it is the other date of an outing that was suspended before: why that one was, and the date of this one.
   */
  otherDate?: { before: SuspensionReason; date: string } | null;
}

/** Why somebody's outing does not take place, and where that was said before, why the other date does not either. */
export function reasonText({ reason, otherDate }: Omit<SuspensionWords, 'words'>, language: Language): string {
  const { reasons, otherDateToo } = mailTexts[language].suspension;
  if (!otherDate) return reasons[reason];
  return otherDateToo(reasons[otherDate.before], formatLongDate(otherDate.date, language), reasons[reason]);
}

/** What is proposed to one party instead. */
export interface ProposedMove {
  /** Null in a preview: its link leads nowhere. */
  recipient: MoveRecipient | null;
  people: number;
  held: OfferedShift | null;
  expiresAt: Date;
  /** Of the suspended outing: its clock tells the deadline where nothing is held. */
  territoryId: number;
}

/** The fields of `actividad-suspendida`: of a reservation that is cancelled with its outing. */
export function suspendedFields(suspension: SuspensionWords, language: Language): Record<string, string> {
  return {
    'suspension.motivo': reasonText(suspension, language),
    'suspension.explicacion': suspension.words[writtenFor(language)],
  };
}

/** The fields of `actividad-otra-fecha`; when its deadline is the records will not tell once it was answered. */
export function otherDateFields(
  installation: Installation,
  suspension: SuspensionWords,
  { recipient, people, held, expiresAt, territoryId }: ProposedMove,
  language: Language,
): Record<string, string> {
  const texts = mailTexts[language].suspension;
  const date = held === null ? '' : formatLongDate(held.date, language);
  return {
    ...suspendedFields(suspension, language),
    'suspension.propuesta': held === null ? texts.notHeld : texts.held(String(people), date, held.hours),
    'suspension.actividad_nueva': held?.title ?? '',
    'suspension.fecha_nueva': date,
    'suspension.horario_nuevo': held?.hours ?? '',
    'suspension.encuentro_nuevo':
      held === null ? '' : [held.meetingPoint, held.municipality].filter(Boolean).join(', '),
    'suspension.plazo': deadlineText(expiresAt, held?.territoryId ?? territoryId, language),
    'suspension.enlace': recipient === null ? '#' : moveUrl(installation, recipient, language),
  };
}

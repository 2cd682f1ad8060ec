import { Territory } from '../access';
import { isPostalCode, readPhone } from '../identity/index';
import { type Language, languageFacts } from '../languages';

/** Where an activity lies, as far as it is known. */
export interface Whereabouts {
  territoryId: number;
  postalCode: string | null;
}

/** A whole number of Spain or Portugal, which have nine digits. */
const nineDigits = /^\d{9}$/;

/**
 * The telephone of an activity as readers of a language can dial it: with the code of its country, unless it is their own
 * or the number names it itself. What is no whole number stays as staff wrote it.
 */
export function contactPhone(phone: string, where: Whereabouts, language: Language): string {
  const { phonePrefix, phone: digits } = readPhone(null, phone);
  if (phonePrefix !== null || !nineDigits.test(digits)) return phone;
  const prefix = prefixOf(digits, where);
  return prefix === undefined || isOwn(prefix, language) ? phone : `${prefix} ${phone.trim()}`;
}

/** Numbers with a 9 in front are landlines here and mobiles there: where the activity lies tells which. */
function prefixOf(digits: string, { territoryId, postalCode }: Whereabouts): '+34' | '+351' | undefined {
  if (/^[23]/.test(digits)) return '+351';
  if (/^[67]/.test(digits)) return '+34';
  if (postalCode !== null && isPostalCode(postalCode, 'PT')) return '+351';
  if (territoryId === Territory.monfrague || (postalCode !== null && isPostalCode(postalCode, 'ES'))) return '+34';
  return undefined;
}

/** Whose readers live where that prefix is dialled; readers of English come from elsewhere. */
const atHome: Readonly<Record<Language, boolean>> = { es: true, pt: true, en: false };

function isOwn(prefix: string, language: Language): boolean {
  return atHome[language] && languageFacts[language].phonePrefix === prefix;
}

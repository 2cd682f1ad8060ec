import { hourOverThere } from '@dehesa/domain/activities';
import { shortTime } from '@dehesa/domain/dates';
import { inMadrid, madridDate } from '@dehesa/domain/madrid-time';
import type { Language } from '@dehesa/domain/languages';
import { formatLongDate } from '@dehesa/i18n/formats';
import { mailTexts } from '@dehesa/i18n/mails';
import type { ServiceContext } from '../../context';
import type { LockedReservation } from '../locked-reservation';
import { offerToken } from '../party-links';

/** A deadline in words: the minute in which it ends, never a later one; in territory 2 by both clocks (B48). */
export function deadlineText(at: Date, territoryId: number, language: Language): string {
  const date = madridDate(at);
  const time = inMadrid(at).toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' });
  const overThere = hourOverThere(time, { territoryId, date });
  return mailTexts[language].deadline(
    formatLongDate(date, language),
    shortTime(time),
    overThere && shortTime(overThere),
  );
}

/** What the message to an address that offers places says of them; when its deadline is the records will not tell once it is closed. */
export function offerFields(
  ctx: ServiceContext,
  { id: reservationId, language, territoryId, partySize }: LockedReservation,
  offer: { id: number; expiresAt: Date },
  address: string,
): Record<string, string> {
  const token = offerToken(ctx.installation, { offerId: offer.id, reservationId, address });
  return {
    'oferta.plazas': String(partySize),
    'oferta.plazo': deadlineText(offer.expiresAt, territoryId, language),
    'oferta.enlace': `${ctx.installation.publicUrl}/oferta/${token}?lang=${language}`,
  };
}

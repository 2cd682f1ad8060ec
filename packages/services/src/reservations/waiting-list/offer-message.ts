import { Territory } from '@dehesa/domain/access';
import { inMadrid, madridDate, portugueseTime } from '@dehesa/domain/madrid-time';
import type { Language } from '@dehesa/domain/languages';
import { formatLongDate } from '@dehesa/i18n/formats';
import { mailTexts } from '@dehesa/i18n/mails';
import type { ServiceContext } from '../../context';
import type { LockedReservation } from '../locked-reservation';
import { offerToken } from '../party-links';

/** A deadline in words, in territory 2 with the Portuguese hour (B48). */
export function deadlineText(at: Date, territoryId: number, language: Language): string {
  const texts = mailTexts[language];
  const date = madridDate(at);
  const time = inMadrid(at).toPlainTime().toString({ smallestUnit: 'minute' });
  const hour = territoryId === Territory.tajo ? texts.bothHours(time, portugueseTime(date, time)) : time;
  return texts.deadline(formatLongDate(date, language), hour);
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

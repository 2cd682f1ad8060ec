import { mobileNumber } from '@dehesa/domain/identity';
import type { Language } from '@dehesa/domain/languages';
import type { TemplateSlug } from '@dehesa/domain/messages';
import type { Person } from '@dehesa/domain/reservations';
import { whatsappTemplates } from '@dehesa/i18n/mails';
import type { ServiceContext } from '../context';
import { type NewMessage, queueMessages } from '../messages/index';

/** What a message to a booker is addressed by. */
export interface ToldReservation {
  id: number;
  language: Language;
  territoryId: number;
  booker: ToldBooker;
}

export interface ToldBooker {
  firstName: string;
  lastName: string;
  email: string | null;
  /** In E.164, if the booker asked for messages by WhatsApp; see `bookerWhatsapp` and `notifiedBooker`. */
  whatsapp: string | null;
}

/** Values that the records will not hold; a link is another one for each address that it is sent to (B52). */
export type BookerFields = Record<string, string> | ((address: string) => Record<string, string>);

/** A message to the booker by each channel that reaches them; none for who left no address, or was erased (B46). */
export function bookerMessages(
  reservation: ToldReservation,
  slug: TemplateSlug,
  fields: BookerFields = {},
): NewMessage[] {
  const { language, booker } = reservation;
  const fieldsFor = (address: string) => (typeof fields === 'function' ? fields(address) : fields);
  const byWhatsapp = booker.whatsapp !== null && whatsappTemplates[language][slug] !== undefined;
  return [
    ...(booker.email ? [messageTo(reservation, slug, fieldsFor(booker.email), 'email', booker.email)] : []),
    ...(byWhatsapp && booker.whatsapp
      ? [messageTo(reservation, slug, fieldsFor(booker.whatsapp), 'whatsapp', booker.whatsapp)]
      : []),
  ];
}

/** The same, queued at once in the caller's transaction, before messages to many; answers how many (B35). */
export function notifyBooker(
  tx: ServiceContext['db'],
  reservation: ToldReservation,
  slug: TemplateSlug,
  fields: BookerFields = {},
): Promise<number> {
  return queueMessages(tx, bookerMessages(reservation, slug, fields), { priority: 0 });
}

/** One message to a booker, by a channel and to an address that the caller knows. */
export function messageTo(
  { id, language, territoryId, booker }: ToldReservation,
  slug: TemplateSlug,
  fields: Record<string, string>,
  channel: 'email' | 'whatsapp',
  address: string,
): NewMessage {
  const name = `${booker.firstName} ${booker.lastName}`.trim();
  return { slug, channel, language, recipient: { address, name }, reservationId: id, territoryId, fields };
}

/** The booker of a party that is being written; `whatsapp` is whether messages by WhatsApp are wanted. */
export function notifiedBooker([booker]: readonly Person[], whatsapp: boolean): ToldBooker {
  return {
    firstName: booker?.firstName ?? '',
    lastName: booker?.lastName ?? '',
    email: booker?.email ?? null,
    whatsapp: whatsapp && booker ? mobileNumber(booker.phonePrefix, booker.phone) : null,
  };
}

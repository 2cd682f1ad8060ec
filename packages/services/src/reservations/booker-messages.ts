import type { Language } from '@dehesa/domain/languages';
import type { TemplateSlug } from '@dehesa/domain/messages';
import type { NewMessage } from '../messages/index';

/** What a message to a booker is addressed by. */
export interface ToldReservation {
  id: number;
  language: Language;
  territoryId: number;
  booker: { firstName: string; lastName: string; email: string | null };
}

/** A message to the booker by each channel that reaches them; none for who left no address, or was erased (B46). */
export function bookerMessages(
  { id, language, territoryId, booker }: ToldReservation,
  slug: TemplateSlug,
  fields: Record<string, string> = {},
): NewMessage[] {
  const { email } = booker;
  if (!email) return [];
  const name = `${booker.firstName} ${booker.lastName}`.trim();
  return [{ slug, language, recipient: { address: email, name }, reservationId: id, territoryId, fields }];
}

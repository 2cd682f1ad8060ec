import { activities, enquiries, reservations, territories } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { EnquiryKind } from '@dehesa/domain/inbox';
import type { Language } from '@dehesa/domain/languages';
import { and, eq } from 'drizzle-orm';
import { titles } from '../../activities/read/texts';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';
import { shownReference } from '../../reservations/read/reference';
import { isLive } from '../../reservations/read/states';

/** What was asked on our pages: by whom, and about which activity (B82). */
export interface EnquiryDetail {
  kind: EnquiryKind;
  activityId: number;
  title: { es: string; pt: string };
  date: string;
  /** In which language it is answered. */
  language: Language;
  email: string;
  /** With its prefix; null where none was given. */
  phone: string | null;
  /** What a group asks for, and the reservation that staff made of it; null for a question (B83). */
  group: GroupRequest | null;
}

export interface GroupRequest {
  organisation: string;
  adults: number;
  minors: number;
  wishedDate: string;
  /** Within the caller's reach (B21); null also once it was cancelled: it can be made again. */
  reservation: { id: number; reference: string } | null;
}

/** The enquiry of a conversation that the caller has found to be in reach. */
export async function readEnquiry({ db, actor }: ServiceContext, conversationId: number): Promise<EnquiryDetail> {
  const [found] = await db
    .select({
      kind: enquiries.kind,
      activityId: enquiries.activityId,
      title: titles(),
      date: activities.date,
      language: enquiries.language,
      email: enquiries.email,
      phonePrefix: enquiries.phonePrefix,
      phone: enquiries.phone,
      organisation: enquiries.organisation,
      adults: enquiries.adults,
      minors: enquiries.minors,
      wishedDate: enquiries.wishedDate,
      reservation: { id: reservations.id, reference: shownReference },
    })
    .from(enquiries)
    .innerJoin(activities, eq(activities.id, enquiries.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(reservations, and(eq(reservations.id, enquiries.reservationId), isLive(), reachableActivities(actor)))
    .where(eq(enquiries.conversationId, conversationId));
  if (!found) throw DomainError.of('record.notFound');
  const { phonePrefix, phone, organisation, adults, minors, wishedDate, reservation, ...enquiry } = found;
  return {
    ...enquiry,
    phone: phone === null ? null : `${phonePrefix ?? ''}${phone}`,
    group: adults === null || minors === null ? null : { organisation, adults, minors, wishedDate, reservation },
  };
}

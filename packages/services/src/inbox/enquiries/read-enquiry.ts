import { activities, enquiries } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { EnquiryKind } from '@dehesa/domain/inbox';
import type { Language } from '@dehesa/domain/languages';
import { eq } from 'drizzle-orm';
import { titles } from '../../activities/read/texts';
import type { ServiceContext } from '../../context';

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
}

/** The enquiry of a conversation that the caller has found to be in reach. */
export async function readEnquiry({ db }: ServiceContext, conversationId: number): Promise<EnquiryDetail> {
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
    })
    .from(enquiries)
    .innerJoin(activities, eq(activities.id, enquiries.activityId))
    .where(eq(enquiries.conversationId, conversationId));
  if (!found) throw DomainError.of('record.notFound');
  const { phonePrefix, phone, ...enquiry } = found;
  return { ...enquiry, phone: phone === null ? null : `${phonePrefix ?? ''}${phone}` };
}

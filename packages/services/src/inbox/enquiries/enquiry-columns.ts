import { activities, activityTexts, conversations, enquiries } from '@dehesa/db/schema';
import type { EnquiryKind } from '@dehesa/domain/inbox';
import { isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { titles } from '../../activities/read/texts';
import { jsonObject } from '../../json-sql';
import { matches } from '../../search';

/** What an enquiry is about, in a list. */
export interface EnquirySummary {
  kind: EnquiryKind;
  title: { es: string; pt: string };
}

/** On a query that has `enquiries` joined where there is one. */
export const enquirySummary = sql<EnquirySummary | null>`case when ${isNotNull(enquiries.conversationId)} then
  ${jsonObject({ kind: enquiries.kind, title: titles(enquiries.activityId) })} end`;

/** Conversations whose enquiry came from an address, or is about an activity with such a title (B34). */
export function enquiryFound(search: string): SQL {
  return sql`${conversations.id} in (
    select ${enquiries.conversationId} from ${enquiries}
    join ${activities} on ${activities.id} = ${enquiries.activityId}
    where ${or(matches(enquiries.email, search), titleMatches(search))})`;
}

function titleMatches(search: string): SQL {
  return sql`exists (select from ${activityTexts}
    where ${activityTexts.activityId} = ${activities.id} and ${matches(activityTexts.title, search)})`;
}

import { activities, conversationMessages, conversations, enquiries, territories } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import type { GroupValues, TextLine } from '@dehesa/domain/messages';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { textIn, titleIn } from '../../activities/read/texts';
import type { ServiceContext } from '../../context';

const { body, conversationId, direction, id } = conversationMessages;

/** What was asked: the first that came in. */
const firstWritten = sql<string>`coalesce((select ${body} from ${conversationMessages}
  where ${and(eq(conversationId, enquiries.conversationId), eq(direction, 'in'))} order by ${asc(id)} limit 1), '')`;

/** What was asked on our pages, with the answer that a message carries, and the activity that it is about (B82). */
export type EnquiryRecord = NonNullable<Awaited<ReturnType<typeof readEnquiryRecord>>>;

/** The enquiry that a message is the receipt of, or an answer to; undefined for any other, and once it was erased. */
export async function readEnquiryRecord({ db }: ServiceContext, messageId: number, language: Language) {
  const [record] = await db
    .select({
      firstName: enquiries.firstName,
      asked: firstWritten,
      answer: sql<string>`coalesce((select body from ${conversationMessages} where message_id = ${messageId}), '')`,
      activity: activities,
      territory: territories,
      title: titleIn(language),
      necessaryMaterial: textIn('necessaryMaterial', language),
      recommendedMaterial: textIn('recommendedMaterial', language),
      includes: textIn('includes', language),
      meetingPoint: textIn('meetingPoint', language),
      told: sql<null>`null`,
    })
    .from(enquiries)
    .innerJoin(conversations, eq(conversations.id, enquiries.conversationId))
    .innerJoin(activities, eq(activities.id, enquiries.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(or(eq(enquiries.receiptMessageId, messageId), eq(enquiries.conversationId, conversationOf(messageId))));
  return record;
}

function conversationOf(messageId: number): SQL {
  return sql`(select conversation_id from ${conversationMessages} where message_id = ${messageId})`;
}

/** Its fields in a template. */
export function enquiryValues({ firstName, asked, answer }: EnquiryRecord): GroupValues<'consulta'> {
  return { nombre: firstName, texto: linesOf(asked), respuesta: linesOf(answer) };
}

/** Lines with something in them: a paragraph more or less says nothing. */
function linesOf(text: string): TextLine[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((linea) => ({ consulta: { linea } }));
}

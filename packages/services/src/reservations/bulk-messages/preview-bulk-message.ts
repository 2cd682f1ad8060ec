import { bulkMessages, reservations, users } from '@dehesa/db/schema';
import { isStaffLanguage, type Language, languages } from '@dehesa/domain/languages';
import { BulkMessageInput, type BulkMessageKind, bulkMessages as bulkMessageKinds } from '@dehesa/domain/reservations';
import { and, desc, eq, sql } from 'drizzle-orm';
import { readVisitorLanguages } from '../../configuration/read/visitor-languages';
import { spokenLanguage } from '../../configuration/read/spoken-language';
import { authorize, type ServiceContext } from '../../context';
import { renderMessage } from '../../messages/index';
import { jsonObject } from '../../json-sql';
import { actorName } from '../../users/read/names';
import { booker } from '../read/booker';
import { fullName } from '../read/people';
import { assertSomethingToTell, bulkRecipients, readBulkActivity } from './bulk-recipients';

/** A message to all as one of its recipients will read it. */
export interface SampleMessage {
  language: Language;
  /** How many get it in this language. */
  recipients: number;
  /** Whose reservation fills it: somebody who reads this language, where there is anybody. */
  name: string;
  subject: string;
  html: string;
}

/** A message to all that was sent before. */
export interface BulkSending {
  id: number;
  at: Date;
  /** Null where the account is gone. */
  by: string | null;
  mine: boolean;
  recipients: number;
}

export interface BulkMessagePreview {
  recipients: number;
  /** Of staff's languages, then of any other that somebody reads; none where nobody would get it. */
  samples: SampleMessage[];
  /** The last one of this kind for this activity. */
  lastSent: BulkSending | null;
  past: boolean;
}

/** What a message to all would be: to how many, how it reads in each language, and when it was sent last (B10, B36). */
export async function previewBulkMessage(ctx: ServiceContext, input: BulkMessageInput): Promise<BulkMessagePreview> {
  const actor = authorize(ctx, 'reservations.manage');
  const { activityId, kind } = BulkMessageInput.parse(input);
  const activity = await readBulkActivity(ctx, ctx.db, activityId, { lock: false });
  assertSomethingToTell(kind, activity);
  const [readers, offered, lastSent] = await Promise.all([
    readReaders(ctx, activityId, kind),
    readVisitorLanguages(ctx),
    readLastSent(ctx, activityId, kind, actor.userId),
  ]);
  const anybody = readers.find(({ first }) => first !== null)?.first ?? null;
  const samples = await Promise.all(
    readers
      .filter(({ language, count }) => (isStaffLanguage(language) && offered.includes(language)) || count > 0)
      .map(({ language, count, first }) =>
        sampleOf(ctx, kind, { language, recipients: count, reader: first ?? anybody }),
      ),
  );
  return {
    recipients: readers.reduce((sum, { count }) => sum + count, 0),
    samples: samples.filter((sample) => sample !== null),
    lastSent,
    past: activity.past,
  };
}

interface Reader {
  reservationId: number;
  email: string;
  name: string;
}

interface Readers {
  language: Language;
  count: number;
  first: Reader | null;
}

/** How many read each language, and the first of them. */
async function readReaders(ctx: ServiceContext, activityId: number, kind: BulkMessageKind): Promise<Readers[]> {
  // Raw: of the part that the statement of the sending has too.
  const rows = await ctx.db.execute<{ language: Language; count: number; first: Reader }>(sql`
    select distinct on (language) language, count(*) over (partition by language)::int as count, first
    from (
      select distinct on (${reservations.id}) ${reservations.id}, ${spokenLanguage(reservations.language)} as language,
        ${jsonObject({
          reservationId: reservations.id,
          email: sql<string>`coalesce(${booker.email}, '')`,
          name: fullName(booker),
        })} as first
      from ${bulkRecipients(activityId, kind)}
      order by ${reservations.id}
    ) bookers
    order by language, id`);
  return languages.map(
    (language) => rows.find((row) => row.language === language) ?? { language, count: 0, first: null },
  );
}

async function sampleOf(
  ctx: ServiceContext,
  kind: BulkMessageKind,
  { language, recipients, reader }: { language: Language; recipients: number; reader: Reader | null },
): Promise<SampleMessage | null> {
  if (reader === null) return null;
  const { log } = await renderMessage(ctx, {
    id: 0,
    slug: bulkMessageKinds[kind].slug,
    channel: 'email',
    language,
    recipient: reader.email,
    recipientName: reader.name,
    reservationId: reader.reservationId,
    fields: {},
  });
  return { language, recipients, name: reader.name, subject: log.subject, html: log.html };
}

async function readLastSent(
  ctx: ServiceContext,
  activityId: number,
  kind: BulkMessageKind,
  userId: number,
): Promise<BulkSending | null> {
  const [sending] = await ctx.db
    .select({
      id: bulkMessages.id,
      at: bulkMessages.createdAt,
      by: actorName(users),
      mine: sql<boolean>`coalesce(${eq(bulkMessages.sentBy, userId)}, false)`,
      recipients: bulkMessages.recipients,
    })
    .from(bulkMessages)
    .leftJoin(users, eq(users.id, bulkMessages.sentBy))
    .where(and(eq(bulkMessages.activityId, activityId), eq(bulkMessages.kind, kind)))
    .orderBy(desc(bulkMessages.id))
    .limit(1);
  return sending ?? null;
}

import type { Language } from '@dehesa/domain/languages';
import { BulkMessageInput, type BulkMessageKind, bulkMessages } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { renderMessage } from '../../messages/index';
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
  /** In Spanish, then in Portuguese; none where nobody would get it. */
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
  const [{ es, pt }, lastSent] = await Promise.all([
    readReaders(ctx, activityId, kind),
    readLastSent(ctx, activityId, kind, actor.userId),
  ]);
  const samples = await Promise.all([
    sampleOf(ctx, kind, { language: 'es', recipients: es.count, reader: es.first ?? pt.first }),
    sampleOf(ctx, kind, { language: 'pt', recipients: pt.count, reader: pt.first ?? es.first }),
  ]);
  return {
    recipients: es.count + pt.count,
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
  count: number;
  first: Reader | null;
}

interface ReaderRow extends Record<string, unknown> {
  language: Language;
  count: number;
  id: number;
  email: string;
  name: string;
}

/** How many read each language, and the first of them. */
async function readReaders(
  ctx: ServiceContext,
  activityId: number,
  kind: BulkMessageKind,
): Promise<Record<Language, Readers>> {
  const rows = await ctx.db.execute<ReaderRow>(sql`
    select distinct on (language) language, count, id, email, name
    from (
      select language, count(*) over (partition by language)::int as count, id, email, name
      from (
        select distinct on (r.id) r.language, r.id, coalesce(p.email, '') as email,
          trim(p.first_name || ' ' || p.last_name) as name
        from ${bulkRecipients(activityId, kind)}
        order by r.id
      ) bookers
    ) readers
    order by language, id`);
  const readers = (language: Language): Readers => {
    const row = rows.find((one) => one.language === language);
    if (row === undefined) return { count: 0, first: null };
    return { count: row.count, first: { reservationId: row.id, email: row.email, name: row.name } };
  };
  return { es: readers('es'), pt: readers('pt') };
}

async function sampleOf(
  ctx: ServiceContext,
  kind: BulkMessageKind,
  { language, recipients, reader }: { language: Language; recipients: number; reader: Reader | null },
): Promise<SampleMessage | null> {
  if (reader === null) return null;
  const { log } = await renderMessage(ctx, {
    id: 0,
    slug: bulkMessages[kind].slug,
    channel: 'email',
    language,
    recipient: reader.email,
    recipientName: reader.name,
    reservationId: reader.reservationId,
    fields: {},
  });
  return { language, recipients, name: reader.name, subject: log.subject, html: log.html };
}

interface SentRow extends Record<string, unknown> {
  id: number;
  at_ms: number;
  by: string | null;
  mine: boolean | null;
  recipients: number;
}

async function readLastSent(
  ctx: ServiceContext,
  activityId: number,
  kind: BulkMessageKind,
  userId: number,
): Promise<BulkSending | null> {
  const [row] = await ctx.db.execute<SentRow>(sql`
    select b.id, (extract(epoch from b.created_at) * 1000)::float8 as at_ms, b.recipients, b.sent_by = ${userId}::int as mine,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(u.company_name, ''), u.email) as by
    from bulk_messages b
    left join users u on u.id = b.sent_by
    where b.activity_id = ${activityId} and b.kind = ${kind}
    order by b.id desc
    limit 1`);
  if (!row) return null;
  return { id: row.id, at: new Date(row.at_ms), by: row.by, mine: row.mine === true, recipients: row.recipients };
}

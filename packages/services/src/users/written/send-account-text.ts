import { bulkMessages, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { WrittenTexts } from '@dehesa/domain/messages';
import { SendAccountsTextInput } from '@dehesa/domain/users';
import { eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import {
  assertWrittenFor,
  bulkPriority,
  chosenReaders,
  jobsOfMessages,
  sendingKey,
  writtenTextField,
} from '../../messages';
import { accountName } from '../account-rows';
import { type Addressee, readChosenAccounts } from './chosen-accounts';

export interface SentAccountText {
  /** How many accounts it was sent to. */
  recipients: number;
  /** It had been sent before under the same key: nothing was sent now. */
  repeated: boolean;
}

/**
 * Queues a text of staff's own to chosen accounts, each in its language, by e-mail: in one transaction, once for each key
 * (B35, B90). To nobody is `messages.nobodyReached`, without a text in somebody's language `messages.textMissing`.
 */
export async function sendAccountText(ctx: ServiceContext, raw: SendAccountsTextInput): Promise<SentAccountText> {
  const actor = authorize(ctx, 'companies.manage');
  const { ids, texts, key } = SendAccountsTextInput.parse(raw);
  const keyHash = sendingKey(actor, key);
  return inTransaction(ctx, async (tx) => {
    const earlier = await readEarlier(tx, keyHash);
    if (earlier !== undefined) return earlier;
    const { reached } = await readChosenAccounts(tx, actor, ids);
    if (reached.length === 0) throw DomainError.of('messages.nobodyReached');
    assertWrittenFor(reached, texts, 'accounts');
    const recipients = reached.length;
    const stored = await tx
      .insert(bulkMessages)
      .values({ kind: 'accounts', recipients, sentBy: actor.userId, keyHash, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: bulkMessages.id });
    // Of two at once the second has waited for the first, and finds what it has sent.
    if (stored.length === 0) {
      const sentMeanwhile = await readEarlier(tx, keyHash);
      if (sentMeanwhile !== undefined) return sentMeanwhile;
      throw new Error('the sending was not stored');
    }
    await queueTo(tx, actor, reached, texts);
    return { recipients, repeated: false };
  });
}

async function readEarlier(tx: ServiceContext['db'], keyHash: string): Promise<SentAccountText | undefined> {
  const [earlier] = await tx.select().from(bulkMessages).where(eq(bulkMessages.keyHash, keyHash));
  if (earlier === undefined) return undefined;
  if (earlier.kind !== 'accounts') throw DomainError.of('reservations.idempotencyMismatch');
  return { recipients: earlier.recipients, repeated: true };
}

/** The messages, their jobs and a line in each history. Somebody waits for what is written to one account alone. */
async function queueTo(
  tx: ServiceContext['db'],
  actor: Actor,
  reached: readonly Addressee[],
  texts: WrittenTexts,
): Promise<void> {
  const priority = reached.length === 1 ? 0 : bulkPriority;
  // Raw: whoever gets it is written to in one statement, however many they are; an address is of one account alone.
  await tx.execute(sql`
    with message as (
      insert into messages (slug, channel, language, recipient, recipient_name, fields)
      select 'cuenta-mensaje', 'email', chosen.language, ${users.email}, ${accountName},
        jsonb_build_object(${writtenTextField}::text, (${JSON.stringify(texts)}::text::jsonb -> chosen.language)::text)
      from ${chosenReaders(reached)} join ${users} on ${users.id} = chosen.id
      order by ${users.id}
      returning id, recipient
    ), history as (
      insert into audit_log (actor_id, actor_role, action, entity, entity_id, details)
      select ${actor.userId}::int, ${actor.role}::smallint, 'users.write', 'user', ${users.id},
        jsonb_build_object('messageId', message.id)
      from message join ${users} on ${users.email} = message.recipient
    )
    ${jobsOfMessages({ priority })}`);
}

import { conversationMessages, conversations, enquiries } from '@dehesa/db/schema';
import { emailKey, readPhone } from '@dehesa/domain/identity';
import type { EnquiryKind, GroupRequestInput, QuestionInput } from '@dehesa/domain/inbox';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { queueMessage } from '../../messages/index';
import type { AskedActivity } from './asked-activity';
import { type EnquiryKey, findStored } from './enquiry-key';

export interface NewEnquiry {
  kind: EnquiryKind;
  input: Omit<QuestionInput, 'proof' | 'text'>;
  /** The first that is said in the conversation. */
  text: string;
  /** Of a group's request (B83). */
  group?: Pick<GroupRequestInput, 'organisation' | 'adults' | 'minors' | 'wishedDate'>;
  key: EnquiryKey;
  activity: AskedActivity;
}

/** Stores an enquiry as a conversation with something unread, and queues its receipt, in one transaction (B35, B82). */
export async function storeEnquiry(ctx: ServiceContext, enquiry: NewEnquiry): Promise<void> {
  try {
    await inTransaction(ctx, (tx) => store(ctx, tx, enquiry));
  } catch (error) {
    // The same one, sent twice at the same moment: the other is stored.
    if (brokenConstraint(error) !== 'enquiries_key_unique' || !(await findStored(ctx, enquiry.key))) throw error;
  }
}

async function store(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { kind, input, text, group, key, activity }: NewEnquiry,
): Promise<void> {
  const now = ctx.clock.now();
  const { language } = input;
  const firstName = input.firstName.trim();
  const lastName = input.lastName.trim();
  const email = input.email.trim();
  const name = `${firstName} ${lastName}`.trim();
  const { phonePrefix, phone } = readPhone(input.phonePrefix, input.phone);
  const [conversation] = await tx
    .insert(conversations)
    .values({
      territoryId: activity.territoryId,
      channel: 'web',
      name,
      unread: 1,
      lastIncomingAt: now,
      updatedAt: now,
    })
    .returning({ id: conversations.id });
  if (!conversation) throw new Error('the conversation was not stored');
  const conversationId = conversation.id;
  const receiptMessageId = await queueMessage(tx, {
    slug: 'consulta-recibida',
    language,
    recipient: { address: email, name },
    territoryId: activity.territoryId,
  });
  await tx.insert(enquiries).values({
    conversationId,
    activityId: activity.id,
    kind,
    language,
    firstName,
    lastName,
    email,
    emailKey: emailKey(email),
    phonePrefix: phone === '' ? null : phonePrefix,
    phone: phone === '' ? null : phone,
    privacyAcceptedAt: now,
    consentTextVersion: activity.privacyTextVersion,
    keyHash: key.hash,
    bodyHash: key.bodyHash,
    receiptMessageId,
    ...group,
  });
  await tx
    .insert(conversationMessages)
    .values({ conversationId, direction: 'in', kind: 'text', body: text, createdAt: now });
  await audit(ctx, tx, {
    action: 'inbox.ask',
    entity: 'message',
    entityId: conversationId,
    details: { kind, activityId: activity.id },
  });
}

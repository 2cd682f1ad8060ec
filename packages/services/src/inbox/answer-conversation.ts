import { AnswerInput } from '@dehesa/domain/inbox';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { holdConversation } from './hold-conversation';
import { queueAnswer } from './queue-answer';
import { textAnswer } from './text-answer';

/** Answers a conversation by a text, once for each key, the way that its channel allows (B38, B82). */
export async function answerConversation(ctx: ServiceContext, input: AnswerInput): Promise<{ repeated: boolean }> {
  const actor = authorize(ctx, 'messages.read');
  const { id, text, key } = AnswerInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const conversation = await holdConversation(tx, actor, id);
    const answer = await textAnswer(ctx, tx, conversation);
    return queueAnswer(ctx, tx, conversation, { ...answer, body: text, key });
  });
}

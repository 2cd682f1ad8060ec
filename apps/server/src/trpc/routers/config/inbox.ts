import { ConversationInput, ConversationListInput, ReadThrough } from '@dehesa/domain/inbox';
import { countUnread, listConversations, markConversationRead, readConversation } from '@dehesa/services/inbox';
import { router, signedInProcedure } from '../../init';

/** The WhatsApp conversations of the territories. */
export const inbox = router({
  unread: signedInProcedure.query(({ ctx }) => countUnread(ctx.services)),
  conversations: signedInProcedure
    .input(ConversationListInput)
    .query(({ ctx, input }) => listConversations(ctx.services, input)),
  conversation: signedInProcedure
    .input(ConversationInput)
    .query(({ ctx, input }) => readConversation(ctx.services, input)),
  markRead: signedInProcedure
    .input(ReadThrough)
    .mutation(({ ctx, input }) => markConversationRead(ctx.services, input)),
});

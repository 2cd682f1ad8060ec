import {
  AnswerInput,
  AnswerRef,
  ConvertGroupInput,
  ConversationInput,
  ConversationListInput,
  ConversationRef,
  InboxRef,
  ReadThrough,
  TemplateAnswerInput,
} from '@dehesa/domain/inbox';
import {
  answerByTemplate,
  answerConversation,
  convertGroup,
  countUnread,
  listConversations,
  markConversationRead,
  markConversationUnread,
  readConversation,
  readGroupDates,
  readInbox,
  sendAnswerAgain,
} from '@dehesa/services/inbox';
import { router, signedInProcedure } from '../init';

/** The conversations of the territories: by WhatsApp, and what is asked on our pages. */
export const inbox = router({
  unread: signedInProcedure.query(({ ctx }) => countUnread(ctx.services)),
  read: signedInProcedure.input(InboxRef).query(({ ctx, input }) => readInbox(ctx.services, input)),
  conversations: signedInProcedure
    .input(ConversationListInput)
    .query(({ ctx, input }) => listConversations(ctx.services, input)),
  conversation: signedInProcedure
    .input(ConversationInput)
    .query(({ ctx, input }) => readConversation(ctx.services, input)),
  markRead: signedInProcedure
    .input(ReadThrough)
    .mutation(({ ctx, input }) => markConversationRead(ctx.services, input)),
  markUnread: signedInProcedure
    .input(ConversationRef)
    .mutation(({ ctx, input }) => markConversationUnread(ctx.services, input)),
  answer: signedInProcedure.input(AnswerInput).mutation(({ ctx, input }) => answerConversation(ctx.services, input)),
  answerByTemplate: signedInProcedure
    .input(TemplateAnswerInput)
    .mutation(({ ctx, input }) => answerByTemplate(ctx.services, input)),
  groupDates: signedInProcedure.input(ConversationRef).query(({ ctx, input }) => readGroupDates(ctx.services, input)),
  convertGroup: signedInProcedure
    .input(ConvertGroupInput)
    .mutation(({ ctx, input }) => convertGroup(ctx.services, input)),
  sendAgain: signedInProcedure.input(AnswerRef).mutation(({ ctx, input }) => sendAnswerAgain(ctx.services, input)),
});

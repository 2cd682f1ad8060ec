export { answerTemplates } from './answer-templates';
export {
  type ConversationKind,
  conversationKinds,
  mediaKinds,
  type MediaState,
  mediaStates,
} from './conversation-items';
export { inboxErrors } from './errors';
export { type InboxSignal, readInboxChange } from './inbox-change';
export {
  AnswerInput,
  answerLength,
  AnswerRef,
  ConversationInput,
  ConversationListInput,
  ConversationRef,
  InboxRef,
  ReadThrough,
  TemplateAnswerInput,
} from './schema';
export { isWindowOpen, windowClosesAt } from './window';

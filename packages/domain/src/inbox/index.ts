export { answerTemplates } from './answer-templates';
export { type ConversationChannel, conversationChannels } from './channels';
export { checkGroup, checkQuestion } from './check-enquiry';
export {
  type ConversationKind,
  conversationKinds,
  mediaKinds,
  type MediaState,
  mediaStates,
} from './conversation-items';
export { QuestionInput } from './enquiry-inputs';
export { ConvertGroupInput, GroupRequestInput } from './group-inputs';
export { type EnquiryKind, enquiryKinds, enquiryLimits } from './enquiry-limits';
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

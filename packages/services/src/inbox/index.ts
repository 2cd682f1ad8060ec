export { countUnread, countUnreadOfAccount } from './count-unread';
export { type ConversationSummary, listConversations } from './list-conversations';
export { markConversationRead } from './mark-conversation-read';
export { type Conversation, readConversation } from './read-conversation';

export { ConversationInput, ConversationListInput, ReadThrough } from './schema';

/** By what a conversation is held: the territory's WhatsApp number, or a form of our pages that is answered by e-mail. */
export const conversationChannels = ['whatsapp', 'web'] as const;
export type ConversationChannel = (typeof conversationChannels)[number];

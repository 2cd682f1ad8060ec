/** What a message of a conversation is; `template` is one of ours that an employee sent. */
export const conversationKinds = [
  'text',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contacts',
  'reaction',
  'template',
  'unsupported',
] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** Those that come with a file. */
export const mediaKinds: readonly ConversationKind[] = ['image', 'video', 'audio', 'document', 'sticker'];

/** pending: not fetched yet; failed: not to be had; tooLarge, unsupported: had and not kept. */
export const mediaStates = ['pending', 'stored', 'failed', 'tooLarge', 'unsupported'] as const;
export type MediaState = (typeof mediaStates)[number];

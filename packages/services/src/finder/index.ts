export { findAnything, type Found } from './find-anything';
export type { FoundAccount } from './find-accounts';
export type { FoundActivity } from './find-activities';
export type { FoundConversation } from './find-conversations';
export type { FoundGroup } from './found-group';
export type { FoundParty } from './find-parties';

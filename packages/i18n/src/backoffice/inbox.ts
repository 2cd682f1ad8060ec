import type { Language } from '@dehesa/domain/languages';
import { inboxEs } from './inbox.es';
import { inboxPt } from './inbox.pt';

export type InboxTexts = typeof inboxEs;

export const inbox: Record<Language, InboxTexts> = { es: inboxEs, pt: inboxPt };

import type { StaffLanguage } from '@dehesa/domain/languages';
import { inboxEs } from './inbox.es';
import { inboxPt } from './inbox.pt';

export type InboxTexts = typeof inboxEs;

export const inbox: Record<StaffLanguage, InboxTexts> = { es: inboxEs, pt: inboxPt };

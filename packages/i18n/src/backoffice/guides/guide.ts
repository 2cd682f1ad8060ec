import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/guides/guide';
import * as pt from '../../locales/pt/backoffice/guides/guide';

export type GuideTexts = typeof es.guide;

/** The texts of the guide's list: a catalogue of its own, since no other screen needs it. */
export const guideTexts: Record<StaffLanguage, GuideTexts> = { es: es.guide, pt: pt.guide };

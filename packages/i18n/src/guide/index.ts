import type { StaffLanguage } from '@dehesa/domain/languages';
import { es } from './es';
import { pt } from './pt';

/** The texts of the guide's list: a catalogue of its own, since no other screen needs it. */
export type GuideTexts = typeof es;

export const guideTexts: Record<StaffLanguage, GuideTexts> = { es, pt };

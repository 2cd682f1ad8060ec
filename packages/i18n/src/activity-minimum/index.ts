import type { Language } from '@dehesa/domain/languages';
import { en } from '../locales/en/activity-minimum';
import { es } from './es';
import { pt } from './pt';
import type { MinimumTexts } from './texts';

/** By language; a page that speaks one takes it from its own texts. */
export const activityMinimumTexts: Record<Language, MinimumTexts> = { es, pt, en };

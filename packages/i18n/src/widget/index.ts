import { en } from '../locales/en/widget';
import { es } from '../locales/es/widget';
import { pt } from '../locales/pt/widget';
import type { Language } from '@dehesa/domain/languages';

/** What the widget says on the pages of others, before or instead of ours. */
export const widgetTexts: Record<Language, typeof es> = { es, pt, en };

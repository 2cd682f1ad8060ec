import type { Language } from '@dehesa/domain/languages';
import { es } from './second-factor.es';
import { pt } from './second-factor.pt';

/** The texts of the second factor: signing in with it, setting it up, application keys. */
export const secondFactor: Record<Language, typeof es> = { es, pt };

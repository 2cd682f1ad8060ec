import type { StaffLanguage } from '@dehesa/domain/languages';
import { es } from './second-factor.es';
import { pt } from './second-factor.pt';

/** The texts of the second factor: signing in with it, setting it up, application keys. */
export const secondFactor: Record<StaffLanguage, typeof es> = { es, pt };

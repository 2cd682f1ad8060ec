import { readLegalTexts, readPublicConfiguration } from '@dehesa/services/configuration';
import type { LegacyHandler } from '../handler';
import { languageOf } from '../public/lenient-values';
import { presentPublicConfiguration } from './wire';

/** {idioma}: what every screen may know, and the legal texts in that language. */
export const publicConfiguration: LegacyHandler = async ({ body, services }) => {
  const [configuration, texts] = await Promise.all([
    readPublicConfiguration(services),
    readLegalTexts(services, { language: languageOf(body['idioma']) }),
  ]);
  return { error: false, ...presentPublicConfiguration(configuration, texts) };
};

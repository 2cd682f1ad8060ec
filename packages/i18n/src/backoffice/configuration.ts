import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/configuration';
import * as pt from '../locales/pt/backoffice/configuration';

export type ConfigurationTexts = typeof es.configuration;

/** Texts of the configuration screen and of its own tabs; they come with that screen. */
export const configurationTexts: Record<StaffLanguage, ConfigurationTexts> = {
  es: es.configuration,
  pt: pt.configuration,
};

export type PublicSiteTexts = typeof es.publicSite;

/** Texts of the screens about what visitors and other sites see. */
export const publicSite: Record<StaffLanguage, PublicSiteTexts> = { es: es.publicSite, pt: pt.publicSite };

export type DatabaseTexts = typeof es.database;

/** The texts of the database tab. */
export const database: Record<StaffLanguage, DatabaseTexts> = { es: es.database, pt: pt.database };

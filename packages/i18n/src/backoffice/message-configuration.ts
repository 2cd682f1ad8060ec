import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/message-configuration';
import * as pt from '../locales/pt/backoffice/message-configuration';

export type MailConfigurationTexts = typeof es.mailConfiguration;

/** Texts of the tab “Correo” of the configuration; they come with that tab. */
export const mailConfiguration: Record<StaffLanguage, MailConfigurationTexts> = {
  es: es.mailConfiguration,
  pt: pt.mailConfiguration,
};

/** Texts about WhatsApp on the configuration screen. */
export const whatsappTexts: Record<StaffLanguage, typeof es.whatsapp> = { es: es.whatsapp, pt: pt.whatsapp };

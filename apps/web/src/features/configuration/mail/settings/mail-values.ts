import { settingsLimits } from '@dehesa/domain/configuration';
import { isEmail } from '@dehesa/domain/identity';
import type { MailConfigurationTexts } from '@dehesa/i18n/backoffice/message-configuration';
import type { Inputs } from '../../../../lib/trpc';
import type { StoredSettings } from '../../settings/use-settings-form';

/** The mail settings as the form holds them. */
export interface MailValues {
  mailHost: string;
  mailPort: string;
  mailTls: boolean;
  mailRequireTls: boolean;
  mailAccount: string;
  mailPassword: string;
  mailFrom: string;
  mailAlias: string;
  adminAlias: string;
  adminEmails: string[];
}

/** Always as many lines for administrators as there may be. */
export function valuesOf(settings: StoredSettings): MailValues {
  const { mailHost, mailPort, mailTls, mailRequireTls, mailAccount, mailPassword, mailFrom, mailAlias } = settings;
  const { adminAlias, adminEmails } = settings;
  return {
    mailHost,
    mailPort: String(mailPort),
    mailTls,
    mailRequireTls,
    mailAccount,
    mailPassword,
    mailFrom,
    mailAlias,
    adminAlias,
    adminEmails: Array.from({ length: settingsLimits.adminEmails }, (_, index) => adminEmails[index] ?? ''),
  };
}

export function toInput({ mailPort, ...values }: MailValues): Inputs['config']['settings']['save'] {
  return { ...values, mailPort: Number(mailPort) };
}

/** What is wrong, by the field's path. */
export function mailProblems(values: MailValues, texts: MailConfigurationTexts['outgoing']): Record<string, string> {
  const port = Number(values.mailPort);
  const problems: Record<string, string> = {};
  if (!/^[A-Za-z0-9._:[\]-]*$/.test(values.mailHost.trim())) problems['mailHost'] = texts.hostInvalid;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) problems['mailPort'] = texts.portInvalid;
  if (isWrong(values.mailFrom)) problems['mailFrom'] = texts.emailInvalid;
  for (const [index, address] of values.adminEmails.entries()) {
    if (isWrong(address)) problems[`adminEmails.${index}`] = texts.emailInvalid;
  }
  return problems;
}

function isWrong(address: string): boolean {
  return address.trim() !== '' && !isEmail(address.trim());
}

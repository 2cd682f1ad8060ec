import { z } from 'zod';
import { isEmail } from '../identity/index';
import { isStaffLanguage, Language, languages, offeredIn } from '../languages';
import { isTileAddress } from '../places/index';
import { KnownTerritory, RecordId } from '../record-id';
import { SettingsStamp } from '../settings-stamp';
import { plainText } from '../texts/plain-text';
import { isWebAddress } from '../texts/web-address';
import { AppType } from './schema';
import { settingsLimits as limits } from './settings-limits';

const text = (max: number) => plainText(max).trim();
const optionalEmail = text(limits.email).refine((email) => email === '' || isEmail(email), 'email');
/** Empty lines of a form are no addresses; nobody is written to twice. */
const adminEmails = z
  .array(optionalEmail)
  .max(limits.adminEmails)
  .transform((emails) => [...new Set(emails.filter((email) => email !== ''))]);
/** A name or an address, with a port where the setting has none of its own. */
const host = text(limits.host).refine((typed) => typed === '' || /^[A-Za-z0-9._:[\]-]+$/.test(typed), 'host');
/** Only the ends of what was pasted are cut: a secret may hold anything else. */
const secret = text(limits.secret);
const webAddress = text(limits.address).refine((typed) => typed === '' || isWebAddress(typed), 'url');
/** The first is spoken where nothing else decides; the others in the product's order. One is a language of staff's texts (B108). */
const visitorLanguages = z
  .array(Language)
  .max(languages.length)
  .refine((offered) => offered.some(isStaffLanguage), 'languages')
  .transform(([first, ...others]) =>
    offeredIn([...(first === undefined ? [] : [first]), ...languages.filter((language) => others.includes(language))]),
  );
const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/** What a territory has of its own: whom to tell, and its WhatsApp account. */
export const TerritorySettings = z.object({
  adminAlias: text(limits.alias),
  adminEmails,
  whatsappPhoneNumberId: text(limits.whatsappAccount),
  whatsappAccountId: text(limits.whatsappAccount),
  whatsappToken: secret,
  /** Signs what WhatsApp tells the webhook (B38). */
  whatsappAppSecret: secret,
  /** An external inbox to show instead of the product's own; empty for none. */
  inboxUrl: webAddress,
});
export type TerritorySettings = z.infer<typeof TerritorySettings>;

/** Whose WhatsApp account. */
export const WhatsappAccountRef = z.object({ territoryId: KnownTerritory });
export type WhatsappAccountRef = z.infer<typeof WhatsappAccountRef>;

/** Everything that the configuration screen keeps. Secrets go out as `hiddenSecret` (B42). */
export const Settings = z.object({
  /** Lower-cased and trimmed, as it was always saved. */
  appType: z.string().trim().toLowerCase().max(20).pipe(AppType),
  appName: text(limits.appName).min(1),
  /** Cleaned when it is saved (B45). */
  customCss: plainText(limits.customCss),
  /** A picture that was uploaded as a logo; null for none (B107). */
  logoId: z.uuid().nullable(),
  visitorLanguages,
  mailHost: host,
  mailPort: whole(1, 65_535),
  mailTls: z.boolean(),
  /** Nothing is said to a mail server that offers no encryption. */
  mailRequireTls: z.boolean(),
  mailAccount: text(limits.account),
  mailPassword: secret,
  /** Whom messages come from; empty for the account. */
  mailFrom: optionalEmail,
  mailAlias: text(limits.alias),
  adminAlias: text(limits.alias),
  adminEmails,
  paymentMerchantNumber: text(limits.paymentCode),
  paymentMerchantName: text(limits.paymentName),
  /** Signs what is sent to the bank: a secret. */
  paymentKey: secret,
  paymentCurrency: text(limits.paymentCode),
  paymentTestMode: z.boolean(),
  calendarIntervalMinutes: whole(1, limits.minutes),
  gymCalendarIntervalMinutes: whole(1, limits.minutes),
  /** How many days before a member's fee ends it is reminded of it; 0 for never (B99). */
  feeReminderDays: whole(0, limits.feeReminderDays),
  wordpressEnabled: z.boolean(),
  wordpressHost: host,
  wordpressDatabase: text(limits.databaseName),
  wordpressUser: text(limits.account),
  wordpressPassword: secret,
  wordpressPrefix: text(limits.databasePrefix).regex(/^\w*$/, 'prefix'),
  /** Coming reservations for one identity document; 0 means no limit (B13). */
  maxReservations: whole(0, limits.reservations),
  /** How long personal data stays after an activity, in months (B46). */
  retentionMonths: whole(0, limits.months),
  /** What maps lie on: the installation's tiles, none, or those of the address below. */
  mapSource: z.enum(['installation', 'none', 'own']),
  mapTilesUrl: text(limits.address).refine((typed) => typed === '' || isTileAddress(typed), 'tiles'),
  /** Whom the maps credit then. */
  mapCredit: text(limits.host),
  /** Where published activities are sent (B39); empty for nowhere. */
  syncUrl: webAddress,
  syncToken: secret,
  territories: z.object({ 1: TerritorySettings, 2: TerritorySettings }),
});
export type Settings = z.infer<typeof Settings>;

export const CustomCssInput = z.object({ css: plainText(limits.customCss) });
export type CustomCssInput = z.infer<typeof CustomCssInput>;

/** Settings that have a screen and a verb of their own. */
const ownField = z.enum(['widgetOrigins', 'secondFactorRoles']);

/** What was saved since; with `field`, of that one alone. */
export const SettingsChangesInput = z.object({ since: SettingsStamp, field: ownField.optional() });
export type SettingsChangesInput = z.infer<typeof SettingsChangesInput>;

export const StyleVersionRef = z.object({ version: RecordId });
export type StyleVersionRef = z.infer<typeof StyleVersionRef>;

/** A version of the style to go back to, over what was read (B94). */
export const RestoreStyleInput = StyleVersionRef.extend({ since: SettingsStamp });
export type RestoreStyleInput = z.infer<typeof RestoreStyleInput>;

/** Some of the settings: what is not named stays as it is. */
export const SettingsInput = Settings.partial().extend({
  territories: z.object({ 1: TerritorySettings.partial(), 2: TerritorySettings.partial() }).partial().optional(),
  /** The stamp that the settings had when they were read; without it they are saved over whatever is there. */
  since: SettingsStamp.optional(),
});
export type SettingsInput = z.infer<typeof SettingsInput>;

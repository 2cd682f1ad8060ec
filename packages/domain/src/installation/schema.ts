import { z } from 'zod';
import { CreateFirstAdminInput } from '../auth/index';
import { Settings, settingsLimits, TerritorySettings } from '../configuration/index';
import { isEmail } from '../identity/index';
import { staffLanguages } from '../language-codes';

/** How long the word of a first start opens the installation (B103). */
export const firstWordHours = 24;

/** What opens the installation: the word that the log of the first start prints. */
export const FirstWordInput = z.object({ word: z.string().max(100) });
export type FirstWordInput = z.infer<typeof FirstWordInput>;

/** What is asked of a territory before anybody signs in: whom to tell. */
const Contacts = TerritorySettings.pick({ adminAlias: true, adminEmails: true });

/** The settings that an installation begins with, as they are kept from one step to the next. */
export const FirstSettings = Settings.pick({
  appName: true,
  logoId: true,
  visitorLanguages: true,
  mailHost: true,
  mailPort: true,
  mailTls: true,
  mailRequireTls: true,
  mailAccount: true,
  mailPassword: true,
  mailFrom: true,
  mailAlias: true,
}).extend({ territories: z.object({ 1: Contacts, 2: Contacts }) });
export type FirstSettings = z.infer<typeof FirstSettings>;

/** Some of them: what is not named stays as it is. */
export const SaveFirstSettingsInput = FirstWordInput.extend({
  settings: FirstSettings.partial().extend({ territories: z.object({ 1: Contacts, 2: Contacts }).optional() }),
});
export type SaveFirstSettingsInput = z.infer<typeof SaveFirstSettingsInput>;

/** A test of the outgoing mail, to somebody who is named. */
export const FirstMailInput = FirstWordInput.extend({
  to: z.string().trim().max(settingsLimits.email).refine(isEmail, 'email'),
  language: z.enum(staffLanguages),
});
export type FirstMailInput = z.infer<typeof FirstMailInput>;

/** The last step: who may do everything from then on. */
export const FinishInstallationInput = FirstWordInput.extend(CreateFirstAdminInput.shape);
export type FinishInstallationInput = z.infer<typeof FinishInstallationInput>;

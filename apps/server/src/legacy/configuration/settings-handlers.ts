import { SettingsInput } from '@dehesa/domain/configuration';
import { readSettings, saveSettings, testWordpress } from '@dehesa/services/configuration';
import { listMessages } from '@dehesa/services/messages';
import type { LegacyHandler } from '../handler';
import { requires } from '../requires';
import { parseSettings, presentSettings } from './settings-wire';

/** The newest e-mails of the log come along as `logs_email`. */
const loggedMessages = { search: '', status: null, channel: 'email', pageIndex: 0, pageSize: 25 } as const;

/** {}: the whole configuration, secrets hidden (B42). */
export const configuration: LegacyHandler = requires('configuration.manage', async ({ services }) => {
  const [settings, log] = await Promise.all([readSettings(services), listMessages(services, loggedMessages)]);
  return { error: false, ...presentSettings(settings, log.rows) };
});

/** {the configuration}: whatever of it is there is saved. */
export const saveConfiguration: LegacyHandler = requires('configuration.manage', async ({ body, services }) => {
  await saveSettings(services, SettingsInput.parse(parseSettings(body, await readSettings(services))));
  return { error: false };
});

/** {}: the names of the tables of the WordPress database (B30). */
export const wordpressTest: LegacyHandler = requires('configuration.manage', async ({ services }) => {
  const { tables } = await testWordpress(services);
  return tables;
});

export { checkDatabase } from './check-database';
export { seedReference } from './seed-reference';
export { type MailSettings, readMailSender, readMailSettings } from './mail-settings';
export { type PublicConfiguration, readPublicConfiguration } from './public-configuration';
export { hiddenSecret, readSecret, saveSecret, type SecretName } from './secrets';
export { type Forgotten, forgetExpired } from './forget-expired';

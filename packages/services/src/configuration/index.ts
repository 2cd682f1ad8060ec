export { checkDatabase } from './check-database';
export { type Backlog, readBacklog } from './read-backlog';
export { seedReference } from './seed-reference';
export { editLegalText } from './legal/edit-legal-text';
export { type EditableLegalText, listLegalTexts } from './legal/list-legal-texts';
export { type LegalVersion, listLegalVersions } from './legal/list-legal-versions';
export { type LegalText, readLegalText, readLegalTexts } from './legal/read-legal-text';
export { allowedWidgetOrigin } from './web/allowed-widget-origin';
export { closeCollaboratorSignUp, renewCollaboratorKey } from './web/collaborator-key';
export { saveWidgetOrigins } from './web/save-widget-origins';
export { readWebSettings, type WebSettings } from './web/web-settings';
export { readMapTiles, readTileService } from './map-tiles';
export { type PageLogo } from './read/logo';
export { readVisitorLanguages } from './read/visitor-languages';
export { type MailSettings, readMailSender, readMailSettings } from './mail-settings';
export { type PublicConfiguration, readPublicConfiguration } from './public-configuration';
export { samplingKey } from './sampling-key';
export { syncPlace } from './secret-place';
export type { SecretName } from './secret-name';
export { type Resealed, resealSecrets } from './reseal-secrets';
export { readSecret, saveSecret } from './secrets';
export { customCssAddress, readCustomCss } from './settings/custom-css';
export { previewCustomCss } from './settings/preview-custom-css';
export { type FirstStep, readFirstSteps } from './read-first-steps';
export { type ReadSettings, readSettings, storedSettings, type StoredSettings } from './settings/read-settings';
export {
  assertUnchanged,
  holdSettings,
  lastSave,
  listSettingsChanges,
  savesAfter,
  type SettingsChange,
} from './settings/settings-saves';
export { saveSettings, storeSettings } from './settings/save-settings';
export { listStyleVersions, readStyleVersion, restoreStyle } from './settings/style-versions';
export { readFixedSettings } from './settings/read-fixed-settings';
export { saveLicence } from './settings/save-licence';
export { readApproval } from './whatsapp/read-approval';
export { submitApproval } from './whatsapp/submit-approval';
export { readWhatsappSetup, type WhatsappSetup } from './whatsapp/read-whatsapp-setup';
export { testWhatsapp } from './whatsapp/test-whatsapp';
export {
  hasWhatsappAccount,
  ownsWhatsappAccount,
  readWhatsappAccount,
  readWhatsappSigners,
  whatsappVerifyToken,
  whatsappVerifyTokens,
  type WhatsappAccount,
} from './whatsapp-account';
export { testWordpress } from './wordpress/test-wordpress';
export { type Forgotten, forgetExpired } from './forget-expired';

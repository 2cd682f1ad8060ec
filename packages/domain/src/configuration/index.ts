export { AppType, defaultMaxReservations } from './schema';
export { type FixedMail, type FixedName, fixedNames, type FixedSetting } from './fixed-settings';
export { configurationErrors } from './errors';
export { legalAddresses, type LegalKind, legalKinds } from './legal-kinds';
export { LegalTextInput, LegalVersionsInput, WidgetOriginsInput } from './web-schema';
export { type WordpressFailure, wordpressServer } from './wordpress';
export { maxWidgetOrigins, tidyOrigin } from './widget-origin';
export { hiddenSecret, settingsLimits } from './settings-limits';
export {
  movedSecrets,
  type SecretPlaces,
  secretPlaces,
  territorySecretPlaces,
  withoutMovedSecrets,
} from './secret-places';
export {
  CustomCssInput,
  RestoreStyleInput,
  Settings,
  SettingsChangesInput,
  SettingsInput,
  StyleVersionRef,
  TerritorySettings,
  WhatsappAccountRef,
} from './settings-schema';

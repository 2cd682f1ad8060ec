export { AppType, defaultMaxReservations } from './schema';
export { configurationErrors } from './errors';
export { legalAddresses, type LegalKind, legalKinds } from './legal-kinds';
export { LegalTextInput, LegalVersionsInput, WidgetOriginsInput } from './web-schema';
export { maxWidgetOrigins, tidyOrigin } from './widget-origin';

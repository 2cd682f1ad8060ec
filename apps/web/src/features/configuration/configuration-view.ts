import { addressView, oneOf } from '../../lib/address-view';
import { personalDataReaders } from './personal-data/personal-data-view';
import { databaseReaders } from './database/database-view';
import { mailReaders } from './mail/mail-view';

/** The tabs of the configuration by their names in the address, in their order. */
export const configurationTabs = [
  'general',
  'correo',
  'personalizacion',
  'base-datos',
  'wordpress',
  'pago',
  'web',
  'privacidad',
] as const;
export type ConfigurationTab = (typeof configurationTabs)[number];

/** What the address of the configuration says; the first tab where it says nothing. */
export const ConfigurationView = addressView({
  tab: oneOf(configurationTabs),
  ...mailReaders,
  ...databaseReaders,
  ...personalDataReaders,
});

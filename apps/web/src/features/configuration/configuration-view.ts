import { messageChannels, messageStatuses } from '@dehesa/domain/messages';
import { addressView, either, oneOf, text, whole } from '../../lib/addresses/address-view';

/** A calendar date yyyy-mm-dd; without zod, which the address of a screen must not bring along. */
function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(19|20)\d{2}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** What the address says of the tab "Privacidad": which part of the audit log is shown. */
const personalDataReaders = {
  action: text(60),
  actor: either(whole(2_147_483_647), oneOf(['nobody'])),
  from: day,
  to: day,
  /** The page begins below this line. */
  before: whole(),
};

/** What the address says of the tab "Correo": the open template, which one it begins as a copy of, and the log's own words. */
const mailReaders = {
  template: either(whole(), oneOf(['new'])),
  copy: whole(),
  /** The group of templates that is open; its names come with the tab. */
  group: text(20),
  q: text(100),
  status: oneOf(messageStatuses),
  channel: oneOf(messageChannels),
  page: whole(10_000),
  id: whole(),
};

/** What the address says of the tab "Base de datos": the page of the log of faults. */
const databaseReaders = { faults: whole(10_000) };

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

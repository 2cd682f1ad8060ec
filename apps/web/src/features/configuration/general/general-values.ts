import { settingsLimits as limits, territorySecretPlaces } from '@dehesa/domain/configuration';
import type { ConfigurationTexts } from '@dehesa/i18n/backoffice/configuration';
import type { Inputs } from '../../../lib/trpc';
import type { AskedPlaces } from '../settings/asked-secrets';
import { checked, emailOrNone, required, tileAddress, wholeNumber } from '../settings/setting-problems';
import { addressOrNone } from '../settings/setting-address';
import type { StoredSettings } from '../settings/use-settings-form';

type TerritoryValues = StoredSettings['territories'][1];

/** The fields of the tab: numbers as they are typed, addresses always as many as there may be. */
export interface GeneralValues extends Record<string, unknown> {
  appName: string;
  appType: StoredSettings['appType'];
  maxReservations: string;
  calendarIntervalMinutes: string;
  gymCalendarIntervalMinutes: string;
  feeReminderDays: string;
  mapSource: StoredSettings['mapSource'];
  mapTilesUrl: string;
  mapCredit: string;
  territories: { 1: TerritoryValues; 2: TerritoryValues };
}

/** The secrets of both territories, with the fields that say where they are sent. */
export const places: AskedPlaces = Object.fromEntries(
  ([1, 2] as const).flatMap((id) =>
    Object.entries(territorySecretPlaces).map(([secret, fields]) => [
      `territories.${id}.${secret}`,
      fields.map((field) => `territories.${id}.${field}`),
    ]),
  ),
);

export function valuesOf(settings: StoredSettings): GeneralValues {
  const { appName, appType, maxReservations, calendarIntervalMinutes, gymCalendarIntervalMinutes, territories } =
    settings;
  const { feeReminderDays, mapSource, mapTilesUrl, mapCredit } = settings;
  return {
    mapSource,
    mapTilesUrl,
    mapCredit,
    appName,
    appType,
    maxReservations: String(maxReservations),
    calendarIntervalMinutes: String(calendarIntervalMinutes),
    gymCalendarIntervalMinutes: String(gymCalendarIntervalMinutes),
    feeReminderDays: String(feeReminderDays),
    territories: { 1: withAllLines(territories[1]), 2: withAllLines(territories[2]) },
  };
}

export function toInput(values: GeneralValues): Inputs['config']['settings']['save'] {
  const { appName, appType, maxReservations, calendarIntervalMinutes, gymCalendarIntervalMinutes, territories } =
    values;
  const { feeReminderDays, mapSource, mapTilesUrl, mapCredit } = values;
  return {
    mapSource,
    // What is not shown is not looked at, and stays as it was.
    ...(mapSource === 'own' && { mapTilesUrl, mapCredit }),
    appName,
    appType,
    maxReservations: Number(maxReservations),
    calendarIntervalMinutes: Number(calendarIntervalMinutes),
    gymCalendarIntervalMinutes: Number(gymCalendarIntervalMinutes),
    feeReminderDays: Number(feeReminderDays),
    territories,
  };
}

export function generalProblems(values: GeneralValues, texts: ConfigurationTexts['problems']): Record<string, string> {
  const minutes = wholeNumber(1, limits.minutes);
  return checked(texts, {
    appName: [values.appName, required],
    maxReservations: [values.maxReservations, wholeNumber(0, limits.reservations)],
    // Not shown but in gym mode, and then as they were stored.
    calendarIntervalMinutes: [values.calendarIntervalMinutes, minutes],
    gymCalendarIntervalMinutes: [values.gymCalendarIntervalMinutes, minutes],
    feeReminderDays: [values.feeReminderDays, wholeNumber(0, limits.feeReminderDays)],
    ...(values.mapSource === 'own' && {
      mapTilesUrl: [values.mapTilesUrl, tileAddress] as [string, typeof tileAddress],
    }),
    ...territoryFields(values.territories[1], 'territories.1'),
    ...territoryFields(values.territories[2], 'territories.2'),
  });
}

function territoryFields({ adminEmails, inboxUrl }: TerritoryValues, path: string) {
  return {
    ...Object.fromEntries(
      adminEmails.map((email, line) => [
        `${path}.adminEmails.${line}`,
        [email, emailOrNone] as [string, typeof emailOrNone],
      ]),
    ),
    [`${path}.inboxUrl`]: [inboxUrl, addressOrNone] as [string, typeof addressOrNone],
  };
}

function withAllLines(territory: TerritoryValues): TerritoryValues {
  const adminEmails = Array.from({ length: limits.adminEmails }, (_, line) => territory.adminEmails[line] ?? '');
  return { ...territory, adminEmails };
}

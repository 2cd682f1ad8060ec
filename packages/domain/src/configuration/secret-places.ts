import { hiddenSecret } from './settings-limits';
import type { Settings, TerritorySettings } from './settings-schema';

/** The settings that say where a secret is sent: it is theirs, and with another value of one of them it is lost (B42). */
export const secretPlaces = {
  mailPassword: ['mailHost', 'mailPort', 'mailTls', 'mailRequireTls', 'mailAccount'],
  wordpressPassword: ['wordpressHost', 'wordpressUser'],
  syncToken: ['syncUrl'],
} as const satisfies Partial<Record<keyof Settings, readonly (keyof Settings)[]>>;

/** The same for the settings of a territory. */
export const territorySecretPlaces = {
  whatsappToken: ['whatsappPhoneNumberId', 'whatsappAccountId'],
} as const satisfies Partial<Record<keyof TerritorySettings, readonly (keyof TerritorySettings)[]>>;

/** Secrets, each with the names of the settings that say where it is sent. */
export type SecretPlaces = Readonly<Record<string, readonly string[]>>;

/** Which secrets would go elsewhere than before with some of the settings changed, by their names. */
export function movedSecrets(places: SecretPlaces, before: object, given: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  const wanted = new Map<string, unknown>(Object.entries(given).filter(([, value]) => value !== undefined));
  return Object.entries(places).flatMap(([secret, fields]) =>
    fields.some((field) => wanted.has(field) && wanted.get(field) !== stored.get(field)) ? [secret] : [],
  );
}

/** What is given, with the stored secrets removed that would go elsewhere and were not typed again (B42). */
export function withoutMovedSecrets<T extends object>(places: SecretPlaces, before: object, given: T): T {
  const stored = new Map<string, unknown>(Object.entries(before));
  const typed = new Map<string, unknown>(Object.entries(given));
  const lost = movedSecrets(places, before, given).filter(
    (name) => stored.get(name) === hiddenSecret && (typed.get(name) ?? hiddenSecret) === hiddenSecret,
  );
  return { ...given, ...Object.fromEntries(lost.map((name) => [name, ''])) };
}

import type { TerritoryId } from '@dehesa/domain/access';
import type { Settings, TerritorySettings } from '@dehesa/domain/configuration';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { StoredSettings } from '@dehesa/services/configuration';
import type { MessageSummary } from '@dehesa/services/messages';
import { type WireFields, wireFlag, wireNumber, wireObject, wireText } from '../wire-values';

/** How a field is called on the wire, and what it is there. */
const texts = {
  tipoapp: 'appType',
  nombre: 'appName',
  customcss: 'customCss',
  emailconf_host: 'mailHost',
  emailconf_email: 'mailAccount',
  emailconf_pass: 'mailPassword',
  emailconf_alias: 'mailAlias',
  emailconf_emailadmin_alias: 'adminAlias',
  redsys_numcomercio: 'paymentMerchantNumber',
  redsys_nombre_comercio: 'paymentMerchantName',
  redsys_cifrado: 'paymentKey',
  redsys_nummoneda: 'paymentCurrency',
  wp_db_host: 'wordpressHost',
  wp_db_name: 'wordpressDatabase',
  wp_db_user: 'wordpressUser',
  wp_db_pass: 'wordpressPassword',
  wp_db_prefix: 'wordpressPrefix',
} as const satisfies Record<string, keyof Settings>;
const numbers = {
  emailconf_port: 'mailPort',
  cal_intervalo_minutos: 'calendarIntervalMinutes',
  cal_musculacion_intervalo_minutos: 'gymCalendarIntervalMinutes',
} as const satisfies Record<string, keyof Settings>;
const flags = {
  emailconf_ssl: 'mailTls',
  redsys_entornopruebas: 'paymentTestMode',
  wp_db_conectar: 'wordpressEnabled',
} as const satisfies Record<string, keyof Settings>;
const territoryTexts = {
  email_admin_alias: 'adminAlias',
  whatsapp_fbid: 'whatsappPhoneNumberId',
  whatsapp_fbid_account: 'whatsappAccountId',
  whatsapp_access_token: 'whatsappToken',
  whatsapp_app_secret: 'whatsappAppSecret',
} as const satisfies Record<string, keyof TerritorySettings>;
const territories = { monfrague: 1, tajo: 2 } as const satisfies Record<string, TerritoryId>;

/** The whole configuration in the documented words (B30), secrets hidden (B42), with the log of messages. */
export function presentSettings(settings: StoredSettings, log: readonly MessageSummary[]) {
  const renamed = (names: Readonly<Record<string, keyof Settings>>, present: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(names).map(([wire, name]) => [wire, present(settings[name])]));
  const same = (value: unknown) => value;
  return {
    ...renamed(texts, same),
    ...renamed(numbers, same),
    ...renamed(flags, Number),
    ...presentEmails('emailconf_emailadmin', settings.adminEmails),
    resvip_fecha_inicio: settings.earlyAccess.opensOn,
    resvip_fecha_fin: settings.earlyAccess.closesOn,
    monfrague: presentTerritory(settings.territories[1]),
    tajo: presentTerritory(settings.territories[2]),
    logs_email: log.map(presentMessage),
  };
}

/** The fields that were sent, by their names in the code; what is not there stays as it is. */
export function parseSettings(body: WireFields, stored: Settings): Record<string, unknown> {
  return {
    ...parsed(body, texts, (name) => wireText(body, name)),
    // An empty number is none: the stored one stays.
    ...parsed(body, numbers, (name) => wireNumber(body, name) ?? undefined),
    ...parsed(body, flags, (name) => wireFlag(body, name, false)),
    ...parseEmails(body, 'emailconf_emailadmin', stored.adminEmails),
    territories: Object.fromEntries(
      Object.entries(territories).flatMap(([name, id]) =>
        name in body ? [[id, parseTerritory(wireObject(body, name), stored.territories[id])]] : [],
      ),
    ),
  };
}

function parseTerritory(body: WireFields, stored: TerritorySettings): Record<string, unknown> {
  return {
    ...parsed(body, territoryTexts, (name) => wireText(body, name)),
    ...parseEmails(body, 'email_admin', stored.adminEmails),
  };
}

function parsed(body: WireFields, names: Readonly<Record<string, string>>, read: (name: string) => unknown) {
  return Object.fromEntries(
    Object.entries(names).flatMap(([wire, name]) => (wire in body ? [[name, read(wire)]] : [])),
  );
}

const places = [1, 2, 3] as const;

function parseEmails(body: WireFields, prefix: string, stored: readonly string[]): { adminEmails?: string[] } {
  const names = places.map((place) => `${prefix}${place}`);
  if (!names.some((name) => name in body)) return {};
  return { adminEmails: names.map((name, index) => (name in body ? wireText(body, name) : (stored[index] ?? ''))) };
}

function presentEmails(prefix: string, emails: readonly string[]): Record<string, string> {
  return Object.fromEntries(places.map((place) => [`${prefix}${place}`, emails[place - 1] ?? '']));
}

function presentTerritory(territory: TerritorySettings) {
  return {
    ...Object.fromEntries(Object.entries(territoryTexts).map(([wire, name]) => [wire, territory[name]])),
    ...presentEmails('email_admin', territory.adminEmails),
  };
}

function presentMessage({ createdAt, recipient, subject, status, attempts }: MessageSummary) {
  return { fecha: madridDate(createdAt), destinatario: recipient, asunto: subject, estado: status, intentos: attempts };
}

import { type LegalKind, SettingsInput } from '@dehesa/domain/configuration';
import {
  type PublicConfiguration,
  readLegalTexts,
  readPublicConfiguration,
  readSettings,
  saveSettings,
  testWordpress,
} from '@dehesa/services/configuration';
import { listMessages } from '@dehesa/services/messages';
import { z } from 'zod';
import { nothing, sentAs } from '../body';
import { legacyCall } from '../call';
import { languageOf } from '../lenient-values';
import { date, Done, flag } from '../shapes';
import { parseSettings, presentSettings } from './settings-wire';

const who = 'configuration.manage';

/** The newest e-mails of the log come along as `logs_email`. */
const loggedMessages = { search: '', status: null, channel: 'email', pageIndex: 0, pageSize: 25 } as const;

const emails = (prefix: string) =>
  Object.fromEntries([1, 2, 3].map((place) => [`${prefix}${place}`, z.string()] as const));
const hidden = z
  .string()
  .describe('`********` where one is stored; sent back, it stays as long as the server and account it is for stay');

const territory = z
  .strictObject({
    email_admin_alias: z.string(),
    whatsapp_fbid: z.string(),
    whatsapp_fbid_account: z.string(),
    whatsapp_access_token: hidden,
    whatsapp_app_secret: hidden,
  })
  .extend(z.strictObject(emails('email_admin')).shape);

const Configuration = z
  .strictObject({
    tipoapp: z.string(),
    nombre: z.string(),
    customcss: z.string(),
    emailconf_host: z.string(),
    emailconf_port: z.number(),
    emailconf_ssl: flag,
    emailconf_email: z.string(),
    emailconf_pass: hidden,
    emailconf_alias: z.string(),
    emailconf_emailadmin_alias: z.string(),
    redsys_numcomercio: z.string(),
    redsys_nombre_comercio: z.string(),
    redsys_cifrado: hidden,
    redsys_nummoneda: z.string(),
    redsys_entornopruebas: flag,
    cal_intervalo_minutos: z.number(),
    cal_musculacion_intervalo_minutos: z.number(),
    wp_db_conectar: flag,
    wp_db_host: z.string(),
    wp_db_name: z.string(),
    wp_db_user: z.string(),
    wp_db_pass: hidden,
    wp_db_prefix: z.string(),
    monfrague: territory,
    tajo: territory,
  })
  .extend(z.strictObject(emails('emailconf_emailadmin')).shape);
/** Its names are made by `settings-wire.ts`, so the tests alone hold the answer to it. */
const ShownConfiguration: z.ZodType = z.strictObject({
  error: z.literal(false),
  ...Configuration.shape,
  resvip_fecha_inicio: date.nullable(),
  resvip_fecha_fin: date.nullable(),
  logs_email: z.array(
    z.strictObject({
      fecha: date,
      destinatario: z.string(),
      asunto: z.string().nullable(),
      estado: z.string(),
      intentos: z.number(),
    }),
  ),
});

export const publicConfigurationCalls = [
  // What every screen may know, and the legal texts in the language of `idioma`.
  legacyCall({
    path: '/configuracion-public',
    summary: 'Name, variant, looks, early access and legal texts of the installation.',
    who: 'everybody',
    body: sentAs(z.object({}), (fields) => ({ language: languageOf(fields['idioma']) })),
    answer: z.looseObject({ error: z.literal(false), tipoapp: z.string(), nombre: z.string(), customcss: z.string() }),
    handle: async ({ language }, { services }) => {
      const [configuration, texts] = await Promise.all([
        readPublicConfiguration(services),
        readLegalTexts(services, { language }),
      ]);
      return { error: false, ...presentPublic(configuration, texts) };
    },
  }),
];

export const settingsCalls = [
  // Secrets hidden (B42).
  legacyCall({
    path: '/configuracion',
    summary: 'The whole configuration, with the newest messages of the log.',
    who,
    body: nothing,
    answer: ShownConfiguration,
    handle: async (_nothing, { services }) => {
      const [settings, log] = await Promise.all([readSettings(services), listMessages(services, loggedMessages)]);
      return { error: false, ...presentSettings(settings, log.rows) };
    },
  }),
  legacyCall({
    path: '/guardar-configuracion',
    summary: 'Saves whatever of the configuration is sent.',
    who,
    body: sentAs(Configuration.partial(), (fields) => fields),
    answer: Done,
    handle: async (fields, { services }) => {
      await saveSettings(services, SettingsInput.parse(parseSettings(fields, await readSettings(services))));
      return { error: false };
    },
  }),
];

export const wordpressCalls = [
  // The names of the tables (B30).
  legacyCall({
    path: '/wordpress-test',
    summary: 'Connects to the WordPress database and lists its tables.',
    who,
    body: nothing,
    answer: z.array(z.string()),
    handle: async (_nothing, { services }) => [...(await testWordpress(services)).tables],
  }),
];

/** The public configuration in the documented words (B30). */
function presentPublic(
  { appType, appName, customCss, earlyAccess, territories }: PublicConfiguration,
  texts: Record<LegalKind, string>,
) {
  const territory = (id: number) => ({
    whatsapp_fbid: territories.find((one) => one.id === id)?.whatsappPhoneNumberId ?? '',
  });
  return {
    tipoapp: appType,
    nombre: appName,
    customcss: customCss,
    resvip_fecha_inicio: earlyAccess.opensOn,
    resvip_fecha_fin: earlyAccess.closesOn,
    monfrague: territory(1),
    tajo: territory(2),
    textos_legales: {
      politica_privacidad: texts.privacy,
      politica_cookies: texts.cookies,
      aviso_legal: texts.notice,
    },
  };
}

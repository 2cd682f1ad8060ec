import { z } from 'zod';
import { ById, date, Done, DoneWithNumber, flag } from '../shapes';
import { type DocumentedCalls, staff, superAdmins } from './documented-call';

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

const Template = z
  .strictObject({
    id: z.number(),
    asunto: z.string(),
    slug: z.string(),
    tipo: z.enum(['email', 'whatsapp']),
    idioma: z.enum(['es', 'en', 'fr', 'pt']),
    tablas: z.string().describe('Record groups, joined by commas'),
    plantilla: z.string(),
  })
  .meta({ id: 'Template' });
const sentTemplate = Template.omit({ id: true, tablas: true, slug: true }).extend({
  slug: z.string().optional(),
  tablas: z.union([z.string(), z.array(z.string())]).optional(),
});

export const configurationCalls = {
  '/configuracion': {
    summary: 'The whole configuration, with the newest messages of the log.',
    who: superAdmins,
    body: z.object({}),
    answer: z.strictObject({
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
    }),
  },
  '/guardar-configuracion': {
    summary: 'Saves whatever of the configuration is sent.',
    who: superAdmins,
    body: Configuration.partial(),
    answer: Done,
  },
  '/crm-mensajes-count': {
    summary: 'Unread WhatsApp messages of a territory, by its identifier.',
    who: staff,
    body: z.object({ fbid: z.string() }),
    answer: DoneWithNumber,
  },
  '/plantillas': {
    summary: 'The templates of messages.',
    who: superAdmins,
    body: z.object({}),
    answer: z.array(Template),
  },
  '/plantillas-add': { summary: 'Adds a template.', who: superAdmins, body: sentTemplate, answer: DoneWithNumber },
  '/plantillas-edit': {
    summary: 'Changes a template; what is not sent stays.',
    who: superAdmins,
    body: sentTemplate.partial().extend(ById.shape),
    answer: Done,
  },
  '/plantillas-del': {
    summary: 'Removes a template; a message that the product needs falls back to the shipped text.',
    who: superAdmins,
    body: ById,
    answer: Done,
  },
  '/email-test': {
    summary: 'Tries the outgoing mail server.',
    who: superAdmins,
    body: z.object({}),
    answer: z.strictObject({ error: z.literal(false), value: z.string() }),
  },
  '/wordpress-test': {
    summary: 'Connects to the WordPress database and lists its tables.',
    who: superAdmins,
    body: z.object({}),
    answer: z.array(z.string()),
  },
} satisfies DocumentedCalls;

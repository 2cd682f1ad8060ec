import { countOf, plural } from './counting';

const countAccounts = countOf('cuenta', 'cuentas');

/** A text of one's own, to whomever it goes. */
export const writing = {
  loading: 'Buscando los destinatarios…',
  failed: 'No se han podido leer los destinatarios',
  /** `readers`: «5 leen español», joined. */
  recipients: (readers: string) => `${readers}.`,
  readers: (count: number, language: string) => `${plural(count, '1 lee', `${count} leen`)} ${language}`,
  in: (language: string) => `En ${language}`,
  subject: 'Asunto',
  text: 'Texto',
  fields: 'Insertar un dato',
  preview: 'Ver cómo queda',
  keep: 'No, volver',
  empty: 'Escribe el asunto y el texto',
  doneTitle: 'Mensaje enviado',
  quoted: (subject: string) => `«${subject}»`,
  samples: {
    language: 'Idioma del mensaje',
    languages: (name: string, count: number) => `${name} (${count})`,
    subject: 'Asunto',
    sample: (name: string) => `Así lo recibirá ${name}`,
    sampleUnread: (name: string) => `Nadie lo recibirá en este idioma. Así sería para ${name}`,
    content: (subject: string) => `Contenido del mensaje «${subject}»`,
  },
};

/** To who has an account. */
export const writeAccounts = {
  ...writing,
  title: (count: number) => `Escribir a ${countAccounts(count)}`,
  about: 'Solo para avisos sobre la cuenta o el servicio, no para publicidad. Se envía por email.',
  nobody: 'El email no llega a ninguna de estas cuentas.',
  suppressed: 'Su servidor rechaza el email y no recibirán nada:',
  withoutEmail: 'Sin email. No recibirán nada:',
  withoutAccess: 'Sin acceso. No recibirán nada:',
  gone: (count: number) =>
    plural(count, 'Una ya no está y no recibirá nada.', `${count} ya no están y no recibirán nada.`),
  fieldNames: {
    'usuario.nombre': 'Nombre',
    'usuario.apellidos': 'Apellidos',
    'usuario.empresa': 'Empresa',
    'usuario.email': 'Email',
    'usuario.enlace_acceso': 'Enlace para iniciar sesión',
    'configuracion.nombre': 'Nombre del sitio',
  },
  send: (count: number) => `Enviar a ${countAccounts(count)}`,
  done: (count: number) => `Se está enviando a ${countAccounts(count)}.`,
};

import type { MessageStatus, TemplateSlug } from '@dehesa/domain/messages';

const slugs: Record<TemplateSlug, string> = {
  'reserva-pendiente': 'Solicitud recibida',
  'reserva-confirmada': 'Reserva confirmada',
  'reserva-en-espera': 'Lista de espera',
  'lista-espera-oferta': 'Oferta de plaza',
  'reserva-cancelada': 'Reserva cancelada',
  'reserva-modificada': 'Reserva modificada',
  'cambio-horario': 'Cambio de horario',
  'reserva-recordatorio': 'Recordatorio',
  'aviso-administrador': 'Aviso al administrador',
  'recuperar-clave': 'Recuperar contraseña',
  'verificar-correo': 'Confirmar dirección de correo',
  'colaborador-alta': 'Alta de colaborador',
  'colaborador-aviso': 'Nueva solicitud de colaborador',
  'colaborador-confirmacion': 'Colaborador confirmado',
};

const statuses: Record<MessageStatus, string> = {
  queued: 'En cola',
  sending: 'Enviándose',
  sent: 'Enviado',
  kept: 'Guardado sin enviar',
  failed: 'No enviado',
};

export const es = {
  title: 'Mensajes enviados',
  introduction: 'Los correos que reciben quienes reservan, con lo que fue de cada uno.',
  search: 'Buscar por destinatario, asunto o nº de reserva',
  clearSearch: 'Borrar la búsqueda',
  status: 'Estado',
  allStatuses: 'Todos los estados',
  empty: 'Aún no hay mensajes',
  emptyMessage: 'Cuando alguien reserve o se confirme una reserva, su correo aparecerá aquí.',
  nothingFound: 'Ningún mensaje coincide',
  nothingFoundMessage: 'Pruebe con otras palabras o con otro estado.',
  showAll: 'Ver todos',
  withoutSubject: 'Aún sin redactar',
  to: (recipient: string) => `Para ${recipient}`,
  range: (from: number, to: number, total: number) =>
    `${from}–${to} de ${total} ${total === 1 ? 'mensaje' : 'mensajes'}`,
  pages: 'Páginas de mensajes',
  page: (number: number) => `Página ${number}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  slugs,
  statuses,
  detail: {
    recipient: 'Destinatario',
    created: 'Creado',
    sent: 'Enviado',
    attempts: 'Intentos',
    reference: 'Nº Reserva',
    answer: 'Respuesta del servidor de correo',
    error: 'Último error',
    kept: 'No hay servidor de correo configurado: el mensaje se ha guardado y no se ha enviado.',
    retrying: 'El servidor de correo no lo ha aceptado. Se volverá a intentar automáticamente.',
    preview: (subject: string) => `Contenido del mensaje «${subject}»`,
    notRendered: 'El mensaje todavía está en la cola; su contenido aparecerá aquí en cuanto se prepare.',
  },
};

import { z } from 'zod';
import { messageChannels, messageStatuses } from './statuses';

/** Slugs of the message templates (B36). */
export const TemplateSlug = z.enum([
  'reserva-pendiente',
  'reserva-confirmada',
  'reserva-en-espera',
  'lista-espera-oferta',
  'reserva-cancelada',
  'reserva-modificada',
  'cambio-horario',
  'actividad-suspendida',
  'actividad-otra-fecha',
  'reserva-recordatorio',
  'reserva-mensaje',
  'aviso-administrador',
  'aviso-administrador-resumen',
  'recuperar-clave',
  'verificar-correo',
  'correo-cambiado',
  'verificacion-restablecida',
  'cuenta-aviso',
  'cuenta-invitacion',
  'cuenta-mensaje',
  'cuota-recordatorio',
  'colaborador-alta',
  'colaborador-aviso',
  'colaborador-confirmacion',
  'consulta-recibida',
  'consulta-respuesta',
]);
export type TemplateSlug = z.infer<typeof TemplateSlug>;

/** What a message may be: of a template, or an employee's answer in the inbox, which has none. */
export const MessageKind = z.enum([...TemplateSlug.options, 'respuesta-whatsapp']);
export type MessageKind = z.infer<typeof MessageKind>;

export const MessageChannel = z.enum(messageChannels);
export type MessageChannel = z.infer<typeof MessageChannel>;

export const MessageStatus = z.enum(messageStatuses);
export type MessageStatus = z.infer<typeof MessageStatus>;

import { z } from 'zod';
import { messageStatuses } from './statuses';

/** Slugs of the message templates (B36). */
export const TemplateSlug = z.enum([
  'reserva-pendiente',
  'reserva-confirmada',
  'reserva-en-espera',
  'lista-espera-oferta',
  'reserva-cancelada',
  'reserva-modificada',
  'cambio-horario',
  'reserva-recordatorio',
  'aviso-administrador',
  'recuperar-clave',
  'verificar-correo',
  'colaborador-alta',
  'colaborador-aviso',
  'colaborador-confirmacion',
]);
export type TemplateSlug = z.infer<typeof TemplateSlug>;

export const MessageChannel = z.enum(['email', 'whatsapp']);
export type MessageChannel = z.infer<typeof MessageChannel>;

export const MessageStatus = z.enum(messageStatuses);
export type MessageStatus = z.infer<typeof MessageStatus>;

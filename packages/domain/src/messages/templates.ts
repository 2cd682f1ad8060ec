import { z } from 'zod';

/** Slugs of the message templates (B36). */
export const TemplateSlug = z.enum([
  'reserva-pendiente',
  'reserva-confirmada',
  'reserva-en-espera',
  'reserva-cancelada',
  'cambio-horario',
  'reserva-recordatorio',
  'aviso-administrador',
  'recuperar-clave',
  'colaborador-alta',
  'colaborador-confirmacion',
]);
export type TemplateSlug = z.infer<typeof TemplateSlug>;

export const MessageChannel = z.enum(['email', 'whatsapp']);
export type MessageChannel = z.infer<typeof MessageChannel>;

/** queued: waits for its turn; sending: handed over, no answer yet; kept: no mail server is set up, readable in the log. */
export const MessageStatus = z.enum(['queued', 'sending', 'sent', 'kept', 'failed']);
export type MessageStatus = z.infer<typeof MessageStatus>;

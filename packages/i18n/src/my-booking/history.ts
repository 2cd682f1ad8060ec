import type { StaffLanguage } from '@dehesa/domain/languages';

const es = {
  'reservations.removeCompanion': 'Acompañante quitado por el visitante',
  'reservations.correctName': 'Nombre corregido por el visitante',
  'reservations.changeShift': 'Turno cambiado por el visitante',
  'reservations.answerAttendance': 'Respuesta al recordatorio',
  'reservations.switchReminders': 'Recordatorios activados o desactivados',
  'reservations.resend': 'Correo enviado otra vez a petición del visitante',
  'reservations.resendWhatsapp': 'Confirmación enviada por WhatsApp',
  'reservations.switchWhatsapp': 'Avisos por WhatsApp activados o desactivados por el visitante',
};

const pt: typeof es = {
  'reservations.removeCompanion': 'Acompanhante retirado pelo visitante',
  'reservations.correctName': 'Nome corrigido pelo visitante',
  'reservations.changeShift': 'Turno alterado pelo visitante',
  'reservations.answerAttendance': 'Resposta ao lembrete',
  'reservations.switchReminders': 'Lembretes ativados ou desativados',
  'reservations.resend': 'E-mail enviado outra vez a pedido do visitante',
  'reservations.resendWhatsapp': 'Confirmação enviada por WhatsApp',
  'reservations.switchWhatsapp': 'Avisos por WhatsApp ativados ou desativados pelo visitante',
};

/** What visitors did to their own reservation, by the action of the audit log, for its history (B17). */
export const ownChangeNames: Record<StaffLanguage, Readonly<Record<string, string | undefined>>> = { es, pt };

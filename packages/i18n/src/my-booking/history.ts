import type { Language } from '@dehesa/domain/languages';

const es = {
  'reservations.removeCompanion': 'Acompañante quitado por el visitante',
  'reservations.correctName': 'Nombre corregido por el visitante',
  'reservations.changeShift': 'Turno cambiado por el visitante',
  'reservations.resend': 'Correo enviado otra vez a petición del visitante',
};

const pt: typeof es = {
  'reservations.removeCompanion': 'Acompanhante retirado pelo visitante',
  'reservations.correctName': 'Nome corrigido pelo visitante',
  'reservations.changeShift': 'Turno alterado pelo visitante',
  'reservations.resend': 'E-mail enviado outra vez a pedido do visitante',
};

/** What visitors did to their own reservation, by the action of the audit log, for its history (B17). */
export const ownChangeNames: Record<Language, Readonly<Record<string, string | undefined>>> = { es, pt };

import type { TemplateSlug } from './templates';

// In a file without zod, for screens.

/** What the messages of the product are for, in the order of their list (U49); `own` are texts that it never sends. */
export const templateGroups = [
  'booking',
  'waiting',
  'outings',
  'reminders',
  'team',
  'accounts',
  'collaborators',
  'enquiries',
  'own',
] as const;
export type TemplateGroup = (typeof templateGroups)[number];

/** Whom a message goes to. */
export type TemplateReader = 'booker' | 'team' | 'account' | 'collaborator' | 'asker';

interface Purpose {
  group: TemplateGroup;
  reader: TemplateReader;
}

const purposes: Record<TemplateSlug, Purpose> = {
  'reserva-pendiente': { group: 'booking', reader: 'booker' },
  'reserva-confirmada': { group: 'booking', reader: 'booker' },
  'reserva-modificada': { group: 'booking', reader: 'booker' },
  'reserva-cancelada': { group: 'booking', reader: 'booker' },
  'reserva-en-espera': { group: 'waiting', reader: 'booker' },
  'lista-espera-oferta': { group: 'waiting', reader: 'booker' },
  'cambio-horario': { group: 'outings', reader: 'booker' },
  'actividad-suspendida': { group: 'outings', reader: 'booker' },
  'actividad-otra-fecha': { group: 'outings', reader: 'booker' },
  'reserva-recordatorio': { group: 'reminders', reader: 'booker' },
  'reserva-mensaje': { group: 'reminders', reader: 'booker' },
  'cuota-recordatorio': { group: 'reminders', reader: 'account' },
  'aviso-administrador': { group: 'team', reader: 'team' },
  'aviso-administrador-resumen': { group: 'team', reader: 'team' },
  'recuperar-clave': { group: 'accounts', reader: 'account' },
  'verificar-correo': { group: 'accounts', reader: 'account' },
  'correo-cambiado': { group: 'accounts', reader: 'account' },
  'verificacion-restablecida': { group: 'accounts', reader: 'account' },
  'cuenta-aviso': { group: 'accounts', reader: 'account' },
  'cuenta-invitacion': { group: 'accounts', reader: 'account' },
  'cuenta-mensaje': { group: 'accounts', reader: 'account' },
  'colaborador-alta': { group: 'collaborators', reader: 'collaborator' },
  'colaborador-aviso': { group: 'collaborators', reader: 'team' },
  'colaborador-confirmacion': { group: 'collaborators', reader: 'collaborator' },
  'consulta-recibida': { group: 'enquiries', reader: 'asker' },
  'consulta-respuesta': { group: 'enquiries', reader: 'asker' },
};

/** What a message is for and whom it goes to; a text of the installation's own goes to nobody by itself. */
export function purposeOf(message: TemplateSlug | undefined): { group: TemplateGroup; reader: TemplateReader | null } {
  return message === undefined ? { group: 'own', reader: null } : purposes[message];
}

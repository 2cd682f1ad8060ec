import type { StaffLanguage } from '@dehesa/domain/languages';

interface FieldTexts {
  label: string;
  hint?: string;
}

const es = {
  organizer: { label: 'Organizador' },
  phone: { label: 'Teléfono de contacto' },
  meetingPoint: { label: 'Punto de encuentro' },
  capacity: { label: 'Aforo', hint: 'Con turnos, plazas de cada turno.' },
  minimumPeople: {
    label: 'Mínimo de personas',
    hint: 'Para salir; con turnos, en cada turno. No puede superar el aforo. Vacío: sale con cualquier número.',
  },
  childrenAllowed: { label: 'Se admiten menores' },
  externalBookingUrl: { label: 'Dirección de reserva externa' },
  hidden: { label: 'Ocultar la actividad', hint: 'No se ve en la web ni admite reservas.' },
  includes: { label: 'Incluye' },
} satisfies Record<string, FieldTexts>;

const pt: Record<keyof typeof es, FieldTexts> = {
  organizer: { label: 'Organizador' },
  phone: { label: 'Telefone de contacto' },
  meetingPoint: { label: 'Ponto de encontro' },
  capacity: { label: 'Lotação', hint: 'Com turnos, lugares de cada turno.' },
  minimumPeople: {
    label: 'Mínimo de pessoas',
    hint: 'Para se realizar; com turnos, em cada turno. Não pode ultrapassar a lotação. Vazio: realiza-se com qualquer número.',
  },
  childrenAllowed: { label: 'Aceitam-se menores' },
  externalBookingUrl: { label: 'Endereço de reserva externa' },
  hidden: { label: 'Ocultar a atividade', hint: 'Não aparece no site nem aceita reservas.' },
  includes: { label: 'Inclui' },
};

/** What staff read beside the inputs that an activity's declaration is enough for, by the names of its fields. */
export const activityFieldTexts: Record<StaffLanguage, Record<keyof typeof es, FieldTexts>> = { es, pt };

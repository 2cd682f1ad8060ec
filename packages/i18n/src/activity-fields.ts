import type { PublicPlaces } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';

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
export const activityFieldTexts: Record<Language, Record<keyof typeof es, FieldTexts>> = { es, pt };

const personas = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);
const pessoas = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);
const ofShift = (shift: string | null) => (shift === null ? '' : `${shift}: `);

interface MinimumTexts {
  /** For visitors. */
  uncertain: (outing: NonNullable<PublicPlaces['uncertain']>) => string;
  /** For staff: who has booked, of how many. */
  toGo: (held: number, minimum: number, shift: string | null) => string;
}

/** What is said of an outing that lacks people to take place (B59). */
export const activityMinimumTexts: Record<Language, MinimumTexts> = {
  es: {
    uncertain: ({ minimum, lacking }) =>
      ({
        outing: `Pendiente de alcanzar el mínimo de ${personas(minimum)}`,
        someShifts: `Hay turnos pendientes de alcanzar el mínimo de ${personas(minimum)}`,
        everyShift: `Pendiente de alcanzar el mínimo de ${personas(minimum)} por turno`,
      })[lacking],
    toGo: (held, minimum, shift) => `${ofShift(shift)}${held} de ${minimum} para salir`,
  },
  pt: {
    uncertain: ({ minimum, lacking }) =>
      ({
        outing: `Ainda por confirmar: faltam inscrições para o mínimo de ${pessoas(minimum)}`,
        someShifts: `Há turnos por confirmar: faltam inscrições para o mínimo de ${pessoas(minimum)}`,
        everyShift: `Ainda por confirmar: faltam inscrições para o mínimo de ${pessoas(minimum)} por turno`,
      })[lacking],
    toGo: (held, minimum, shift) => `${ofShift(shift)}${held} de ${minimum} para se realizar`,
  },
};

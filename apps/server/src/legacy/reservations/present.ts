import { formatDayMonthYear } from '@dehesa/domain/dates';
import { inMadrid } from '@dehesa/domain/madrid-time';
import { isGroup, unnamedPeople } from '@dehesa/domain/reservations';
import { formatDayOfMonth, formatShortMonth } from '@dehesa/i18n/formats';
import type { ActivityCard, ReservationRow } from '@dehesa/services/reservations';
import { shownFlag } from '../wire-values';
import { tellPerson, tellUnnamed } from './person-wire';
import { companionSlots } from './wire';

/** One reservation: the booker's fields beside it, companions in `personas`, and once more as the form's three slots. */
export function presentReservation(row: ReservationRow) {
  const [booker, ...companions] = row.people;
  return {
    ...presentShared(row),
    id_reserva_padre: null,
    ...tellPerson(booker),
    personas: [
      ...companions.map((person) => ({ ...tellPerson(person), adulto: person.kind === 'child' ? '0' : '1' })),
      ...tellUnnamed(row.unnamed).map((unnamed) => ({ ...emptySlot, ...unnamed })),
    ],
    reservas: companionSlots(row).map((person) =>
      person === undefined ? emptySlot : { ...tellPerson(person), adulto: person.kind === 'child' ? '0' : '1' },
    ),
    acompanantes: companions.length + unnamedPeople(row.unnamed),
  };
}

/**
 * A row for each person, as printed lists and spreadsheets want them: `id` and `referencia` are the reservation's, so
 * that every action on a row is one on the reservation; a companion's `id_reserva_padre` is it, too.
 */
export function presentPeople(row: ReservationRow) {
  const [booker] = row.people;
  const lines = row.people.map((person) => ({
    ...presentShared(row),
    id_persona: person.id,
    id_reserva_padre: person === booker ? null : row.id,
    ...tellPerson(person),
    adulto: person.kind === 'child' ? '0' : '1',
    asistencia: person.checkedIn,
  }));
  return isGroup(row.unnamed) ? [...lines, presentUnnamed(row)] : lines;
}

/** One line more for everybody of a group who has no name (B83): as many persons' lines would say nothing of anybody. */
function presentUnnamed(row: ReservationRow) {
  return {
    ...presentShared(row),
    id_persona: 0,
    id_reserva_padre: row.id,
    ...tellPerson(undefined),
    ...tellUnnamed(row.unnamed)[0],
    adulto: row.unnamed.adults > 0 ? '1' : '0',
    asistencia: row.checkedIn,
  };
}

/** An activity as a card of the reservation list (U22). */
export function presentCard(card: ActivityCard) {
  return {
    id: card.id,
    id_actividad: card.id,
    titulo: card.title.es,
    imagen: card.imageUrl ?? '',
    categoria: card.category.es,
    id_ubicacion: card.territoryId,
    ubicacion: card.territory.es,
    fecha: card.date,
    fecha_format: formatDayMonthYear(card.date),
    fecha_mes: formatShortMonth(card.date, 'es'),
    fecha_dia: formatDayOfMonth(card.date),
    hora_inicio: card.startTime ?? '',
    hora_fin: card.endTime ?? '',
    aforo: card.capacity,
    plazas_ocupadas: card.confirmedPeople,
    plazas_pendientes: card.pendingPeople,
    confirmadas: card.confirmed,
    pendientes: card.pending,
    enespera: card.waiting,
    aforo_completo: card.full,
    borrado: shownFlag(card.hidden),
    pasado: card.past,
  };
}

function presentShared(row: ReservationRow) {
  const { activity } = row;
  return {
    id: row.id,
    referencia: row.reference,
    id_actividad: activity.id,
    id_estado: row.status,
    asistencia: row.checkedIn,
    colaborador: row.collaborator?.name ?? '',
    idioma: row.language,
    turno: row.shift?.name ?? '',
    notas: row.notes,
    ...presentInstant(row.createdAt),
    imagen: activity.imageUrl ?? '',
    titulo: activity.title.es,
    id_ubicacion: activity.territoryId,
    ubicacion: activity.territory.es,
    fecha_visita: activity.date,
    fecha_visita_format: formatDayMonthYear(activity.date),
    hora_inicio: activity.startTime ?? '',
    hora_fin: activity.endTime ?? '',
  };
}

/** yyyy-mm-dd HH:MM on the clocks of Madrid (B32, B48). */
export function presentInstant(at: Date) {
  const madrid = inMadrid(at);
  const date = madrid.toPlainDate().toString();
  const time = madrid.toPlainTime().toString({ smallestUnit: 'minute' });
  return { alta: `${date} ${time}`, alta_format: `${formatDayMonthYear(date)} ${time}` };
}

const emptySlot = { ...tellPerson(undefined), adulto: '' };

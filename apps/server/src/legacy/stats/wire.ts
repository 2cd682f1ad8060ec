import { formatDayMonthYear } from '@dehesa/domain/dates';
import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { type Dashboard, LocalitiesInput, type LocalityTotal, type ScopeStatistics } from '@dehesa/domain/statistics';
import type { Attendee, StatisticsSets } from '@dehesa/services/statistics';
import { wireFlag, type WireFields, wireNumber } from '../wire-values';

/** Each number of the dashboard by its documented name (B30). */
const numbers = {
  confirmadas: ({ reservations }) => reservations.confirmed,
  pendientes: ({ reservations }) => reservations.pending,
  enespera: ({ reservations }) => reservations.waiting,
  total_bajas: ({ reservations }) => reservations.cancelled,
  total_inscripciones: ({ reservations }) => reservations.total,
  aforo_disponible: ({ capacity }) => capacity.available,
  total_aforo: ({ capacity }) => capacity.total,
  total_personas: ({ people }) => people,
  total_actividades: ({ activities }) => activities,
  total_colaboradores: ({ collaborators }) => collaborators,
  total_caceres: ({ caceres }) => caceres,
  total_badajoz: ({ badajoz }) => badajoz,
} satisfies Record<string, (statistics: ScopeStatistics) => number>;

export const dashboardNames = Object.keys(numbers);

/** Each number once for everything, and with `_monfrague` and `_tajo` for who has those views (U35). */
export function presentDashboard({ general, territories }: Dashboard): Record<string, number> {
  const named = (suffix: string, statistics: ScopeStatistics) =>
    Object.entries(numbers).map(([name, number]) => [`${name}${suffix}`, number(statistics)] as const);
  return Object.fromEntries([
    ...named('', general),
    ...(territories === null ? [] : [...named('_monfrague', territories[1]), ...named('_tajo', territories[2])]),
  ]);
}

export interface LocalitiesQuery {
  input: LocalitiesInput;
  /** For a map: only what can be drawn on one. */
  onMap: boolean;
}

/** {geodata, id_ubicacion, portugal}; without `id_ubicacion` everything within reach. */
export function parseLocalities(body: WireFields): LocalitiesQuery {
  const territory = wireNumber(body, 'id_ubicacion') ?? 0;
  const country = wireFlag(body, 'portugal', false) ? 'PT' : 'ES';
  const input = LocalitiesInput.parse({ scope: territory === 0 ? 'general' : territory, country });
  return { input, onMap: wireFlag(body, 'geodata', false) };
}

export function presentLocality({ locality, total, lat, lon }: LocalityTotal) {
  return { localidad: locality, total, lat, lon };
}

/** {estado}: reservations of that state; without it the confirmed and the waiting ones, the documented 'Total'. */
export function parseStatuses(body: WireFields): ReservationStatus[] {
  const status = wireNumber(body, 'estado') ?? 0;
  if (status === 0) return [ReservationStatus.confirmed, ReservationStatus.waiting];
  const known = [ReservationStatus.pending, ReservationStatus.confirmed, ReservationStatus.waiting];
  const found = known.find((one) => one === status);
  if (found === undefined) throw DomainError.of('input.invalid', { path: 'estado' });
  return [found];
}

const statusNames: Record<ReservationStatus, string> = {
  [ReservationStatus.pending]: 'Pendiente',
  [ReservationStatus.confirmed]: 'Confirmada',
  [ReservationStatus.waiting]: 'En espera',
  [ReservationStatus.cancelled]: 'Baja',
};

export function presentAttendee(person: Attendee) {
  return {
    titulo: person.title,
    municipio: person.municipality,
    aforo: person.capacity,
    fecha_format: formatDayMonthYear(person.date),
    hora_inicio: person.startTime ?? '',
    hora_fin: person.endTime ?? '',
    nombre: person.firstName,
    apellidos: person.lastName,
    telefono: person.phone,
    email: person.email,
    provincia: person.province,
    localidad: person.locality,
    estado: statusNames[person.status],
  };
}

/** The sets by their documented names. */
export function presentSets(sets: StatisticsSets) {
  const { confirmed, capacity, cancelled, spain, portugal } = sets.general;
  const activities = (rows: StatisticsSets['byActivity']) =>
    rows.map(({ activity, total }) => ({ total, actividad: activity }));
  return {
    'total-por-fecha': sets.byDate.map(({ date, total }) => ({ total, fecha: date })),
    'total-general': { confirmadas: confirmed, aforo: capacity, bajas: cancelled, espana: spain, portugal },
    'total-por-actividad': activities(sets.byActivity),
    'total-por-actividad-menos-reservada': activities(sets.leastBooked),
    'total-provincia': sets.byProvince.map(({ province, total }) => ({ total, provincia: province })),
    'total-localidad': sets.byLocality.map(({ locality, total }) => ({ total, localidad: locality })),
  };
}

import type { BoardReservation } from '../reservation-types';
import { sizeOfParty } from '../party-size';
import type { BoardColumns } from './board-columns';

const instant = new Date('2026-11-20T10:00:00Z');

/** A reservation of `size` people as the server answers it. */
export function sampleReservation(id: number, change: Partial<BoardReservation> = {}, size = 1): BoardReservation {
  const person = (position: number): BoardReservation['people'][number] => ({
    id: id * 10 + position,
    position,
    kind: position === 0 ? 'booker' : 'adult',
    firstName: 'Ana',
    lastName: `Prueba ${id}`,
    identity: null,
    sex: null,
    birthDate: null,
    postalCode: null,
    province: null,
    locality: null,
    phonePrefix: null,
    phone: null,
    email: null,
    checkedIn: false,
    answers: [],
  });
  return {
    id,
    reference: `MON-${id}`,
    status: 1,
    language: 'es',
    notes: '',
    answers: [],
    source: 'public',
    whatsapp: false,
    shift: null,
    collaborator: null,
    activity: {
      id: 1,
      slug: 'ruta',
      title: { es: 'Ruta', pt: 'Rota' },
      territoryId: 1,
      territory: { es: 'Monfragüe', pt: 'Monfragüe' },
      date: '2026-12-05',
      startTime: null,
      endTime: null,
      imageUrl: null,
    },
    people: Array.from({ length: size }, (_, position) => person(position)),
    unnamed: { adults: 0, minors: 0 },
    checkedIn: false,
    createdAt: instant,
    waitingSince: null,
    ...change,
  };
}

/** Columns as the board shows them. */
export function sampleColumns(rows: Partial<Record<1 | 2 | 3, readonly BoardReservation[]>>): BoardColumns {
  const column = (of: readonly BoardReservation[] = []) => ({
    rows: of,
    total: of.length,
    people: of.reduce((sum, reservation) => sum + sizeOfParty(reservation), 0),
    missing: 0,
  });
  return { 1: column(rows[1]), 2: column(rows[2]), 3: column(rows[3]) };
}
